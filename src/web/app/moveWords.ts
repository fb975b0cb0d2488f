/** A move in words: «дама пик — на столбец 3», or the name of an action. */
import type { Lang } from '../../cards/index.ts';
import { countOf, fromOf, isAction, type Move, toOf } from '../../engine/move.ts';
import type { Session } from '../../play/session.ts';
import { packetWords, placeName } from '../board/names.ts';
import { voice } from '../text/more/voice.ts';

function nameOf(game: Session, move: Move, lang: Lang, withOrigin: boolean): string {
  const words = voice[lang];
  if (isAction(move)) return words.action(game.view.actions[toOf(move)]!.name[lang]);
  const cards = packetWords(game.faces(fromOf(move), countOf(move)), lang);
  const moved = withOrigin ? `${cards} (${placeName(game.document, fromOf(move), lang)})` : cards;
  return words.move(moved, words.onto(placeName(game.document, toOf(move), lang)));
}

/**
 * Moves in words that tell each from all others: where two packs have the same card twice, the place it comes from is added,
 * «дама пик (столбец 5) — на столбец 3».
 * @param game the game before the moves
 */
export function moveNames(game: Session, moves: readonly Move[], lang: Lang): string[] {
  const names = moves.map((move) => nameOf(game, move, lang, false));
  const times = new Map<string, number>();
  for (const name of names) times.set(name, (times.get(name) ?? 0) + 1);
  return names.map((name, i) => (times.get(name) === 1 ? name : nameOf(game, moves[i]!, lang, true)));
}

/** One move in words that tell it from all others that can be made. */
export function moveWords(game: Session, move: Move, lang: Lang): string {
  const { moves } = game.view;
  const at = moves.indexOf(move);
  return at < 0 ? nameOf(game, move, lang, false) : moveNames(game, moves, lang)[at]!;
}
/** A move that is advised: always with the place where its cards are to be found. */
export const adviceWords = (game: Session, move: Move, lang: Lang): string => nameOf(game, move, lang, true);
