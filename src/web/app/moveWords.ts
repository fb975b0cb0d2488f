/** A move in words: «дама пик → столбец 3», or the name of an action. */
import type { Lang } from '../../cards/index.ts';
import { countOf, fromOf, isAction, type Move, toOf } from '../../engine/move.ts';
import type { Session } from '../../play/session.ts';
import { cardList, cardWords, placeName } from '../board/names.ts';
import { catalogue } from '../text/index.ts';

/** Of longer packets only the first and the last card are named. */
const MOST_CARDS = 3;

/** @param game the game before the move */
export function moveWords(game: Session, move: Move, lang: Lang): string {
  const words = catalogue[lang];
  if (isAction(move)) return words.action(game.view.actions[toOf(move)]!.name[lang]);
  const faces = game.faces(fromOf(move), countOf(move));
  const cards =
    faces.length <= MOST_CARDS ? cardList(faces, lang) : `${cardWords(faces[0]!, lang)} … ${cardWords(faces.at(-1)!, lang)}`;
  return words.move(cards, placeName(game.document, toOf(move), lang));
}
