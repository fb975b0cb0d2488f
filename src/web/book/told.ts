/** Lessons of worked examples, and sources of rules, in words. */
import type { Lang } from '../../cards/index.ts';
import type { GameDocument, RuleRef } from '../../engine/document.ts';
import type { Lesson, Shown, Walk } from '../../play/walk.ts';
import { packetWords, placeName } from '../board/names.ts';
import { catalogue } from '../text/index.ts';
import type { AllWords } from '../text/more/index.ts';

/** «дама пик → столбец 3», or the name of an action. */
export function shownWords(walk: Walk, { faces, from, to }: Shown, lang: Lang): string {
  const { game } = walk.table;
  const words = catalogue[lang];
  if (from < 0) return words.action(game.engine.resolved.actions[to]!.name[lang]);
  const cards = faces.length === 0 ? placeName(game.document, from, lang) : packetWords(faces, lang);
  return words.move(cards, placeName(game.document, to, lang));
}

/** What a lesson says once it has been gone through. */
export function lessonWords(walk: Walk, lesson: Lesson, lang: Lang, text: AllWords): string {
  switch (lesson.kind) {
    case 'play':
      return text.stepPlay(shownWords(walk, lesson.shown, lang));
    case 'refused':
      return text.stepRefused(shownWords(walk, lesson.shown, lang), lesson.rule.text[lang]);
    case 'won':
      return text.stepWon;
    default:
      return pileWords(walk, lesson, lang, text);
  }
}

/** What may be played onto a pile or from it; of one card from it, where that fits. */
function pileWords(walk: Walk, { kind, piles, all }: Lesson & { kind: 'onto' | 'from' }, lang: Lang, text: AllWords): string {
  const { document } = walk.table.game;
  const places = piles.map((pile) => placeName(document, pile, lang)).join('; ');
  if (all.length === 0) return kind === 'onto' ? text.stepOntoNone(places) : text.stepFromNone(places);
  const packets = [...new Set(all.map(({ faces }) => packetWords(faces, lang)))];
  if (kind === 'onto') return text.stepOnto(places, packets.join('; '));
  if (packets.length === 1) return text.stepFits(packets[0]!, all.map(({ to }) => placeName(document, to, lang)).join('; '));
  return text.stepFrom(places, all.map((shown) => shownWords(walk, shown, lang)).join('; '));
}

/** The rules that any table has and the engine may answer with, beyond those of the page. */
export function otherRules(document: GameDocument, rules: readonly RuleRef[], shown: ReadonlySet<string>): RuleRef[] {
  const found = new Map<string, RuleRef>();
  for (const rule of rules.slice(1))
    if (!shown.has(rule.rule) && !found.has(rule.rule) && rule.text.ru !== '' && rule.rule !== document.id)
      found.set(rule.rule, rule);
  return [...found.values()];
}
