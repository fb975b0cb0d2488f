/** Lessons of worked examples, and sources of rules, in words. */
import type { Lang } from '../../cards/index.ts';
import type { GameDocument, RuleRef } from '../../engine/document.ts';
import type { Lesson, Shown, Walk } from '../../play/walk.ts';
import { packetWords, placeName } from '../board/names.ts';
import { sentence } from '../say.ts';
import type { AllWords } from '../text/more/index.ts';
import { voice } from '../text/more/voice.ts';

/**
 * «дама пик — на столбец 3», or the name of an action.
 * @param withOrigin tells where the cards lie, for those who are to find them
 */
export function shownWords(walk: Walk, { faces, from, to }: Shown, lang: Lang, withOrigin = false): string {
  const { game } = walk.table;
  const words = voice[lang];
  if (from < 0) return words.action(game.engine.resolved.actions[to]!.name[lang]);
  const place = placeName(game.document, from, lang);
  const origin = withOrigin ? ` (${place})` : '';
  const cards = faces.length === 0 ? place : packetWords(faces, lang) + origin;
  return words.move(cards, words.onto(placeName(game.document, to, lang)));
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
  if (packets.length === 1) {
    const goals = all.map(({ to }) => placeName(document, to, lang)).join('; ');
    return text.stepFits(sentence(packets[0]!), goals, all[0]!.faces.length);
  }
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
