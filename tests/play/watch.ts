/** An adviser whose searches wait until the test lets them answer, with the real solver. */
import { defaultHouse } from '../../src/engine/document.ts';
import { findGame } from '../../src/games/index.ts';
import { Advisor } from '../../src/play/advisor.ts';
import { answer } from '../../src/play/answer.ts';
import type { Progress, Question, Searcher } from '../../src/play/asking.ts';
import { Session } from '../../src/play/session.ts';

export function watched(game: string, deal: number, most?: number) {
  const document = findGame(game)!;
  return watch(new Session(document, defaultHouse(document), { deal }), most);
}

/** The first deal of a game that the lamp calls won, the lamp lit; see `watch`. */
export function watchedWin(game: string, most?: number) {
  for (let deal = 1; ; deal++) {
    const found = watched(game, deal, most);
    found.advisor.switch(true);
    found.advisor.look(found.session);
    found.settle();
    if (found.advisor.advice.lamp === 'won') return found;
  }
}

/** @param most moves that the solver may try for a position, so that tests need not search for as long as players do */
export function watch(session: Session, most = Number.POSITIVE_INFINITY) {
  const asked: Question[] = [];
  const progress: Progress[] = [];
  let pending: (() => void)[] = [];
  const search: Searcher = (question, tell, told) => {
    asked.push(question);
    const one = (): void => {
      const limited = 'nodes' in question ? { ...question, nodes: Math.min(most, question.nodes) } : question;
      const found = answer(
        limited,
        (now) => {
          progress.push(now);
          told(now);
        },
        findGame,
      );
      tell(found.kind === 'open' && question.kind === 'verdict' ? { ...found, nodes: question.nodes } : found);
    };
    pending.push(one);
    return () => {
      pending = pending.filter((other) => other !== one);
    };
  };
  const advisor = new Advisor(search, () => undefined);
  /** Answers everything that is asked, also what is asked after an answer. */
  const settle = (): void => {
    for (let next = pending.shift(); next; next = pending.shift()) next();
  };
  return { advisor, session, asked, progress, settle, waiting: () => pending.length };
}
