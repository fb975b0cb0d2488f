/** What is wrong with the layout so far, beside the text in which it is to be put right, and how much is still to be laid. */

import type { GameDocument } from '../../engine/document.ts';
import type { Fault } from '../../engine/read.ts';
import { ended } from '../../play/faultwords.ts';
import { cardsText, type Draft } from '../../play/laying.ts';
import { cardWords, placeName } from '../board/names.ts';
import { sentence } from '../say.ts';
import { language } from '../settings.ts';
import { words } from '../text/more/index.ts';

/** So many missing cards are named. */
const MOST = 13;

interface Props {
  readonly game: GameDocument;
  readonly names: readonly string[];
  readonly draft: Draft;
  /** What is wrong with a layout of which every card lies. */
  readonly late: readonly Fault[];
}

/** What was laid or taken out last, to be heard. */
export interface Done {
  readonly id: number;
  readonly text: string;
}

/** Something in the text cannot stand as it is. */
export const isWrong = ({ faults, twice }: Draft): boolean => faults.length + twice.length > 0;

/** The faults of the text, to stand beside it. */
export function Faults({ id, game, names, draft: { faults, twice } }: Omit<Props, 'late'> & { readonly id: string }) {
  const lang = language.value;
  const text = words.value;
  const place = (name: string): string => placeName(game, names.indexOf(name), lang);
  return (
    <div id={id} aria-live="polite">
      {faults.length + twice.length > 0 && (
        <ul class="wrong">
          {faults.map((one) => (
            <li key={`${one.place} ${one.text.en}`}>{text.badLine(Number(one.place), one.text[lang])}</li>
          ))}
          {twice.map(({ face, places, most }) => {
            const distinct = [...new Set(places)];
            const card = sentence(cardWords(face, lang));
            const where = distinct.map(place).join('; ');
            return <li key={face}>{text.twice(card, where, places.length, most, distinct.length === places.length)}</li>;
          })}
        </ul>
      )}
    </div>
  );
}

export function Report({ game, names, draft, late, done }: Props & { readonly done: Done | undefined }) {
  const lang = language.value;
  const text = words.value;
  const { missing, unknown } = draft;
  const place = (name: string): string => placeName(game, names.indexOf(name), lang);
  const whole = missing.length === 0 && unknown === 0;
  const wrong = whole && !isWrong(draft) ? late : [];
  return (
    <div class="report" aria-live="polite">
      {done && (
        <p key={done.id} class="unseen">
          {done.text}
        </p>
      )}
      <p class="count-left">{whole ? text.allPlaced : text.leftToPlace(missing.length)}</p>
      {wrong.length > 0 && (
        <ul class="wrong">
          {wrong.map((one) => (
            <li key={one.place}>{ended(`${place(one.place)}: ${one.text[lang]}`)}</li>
          ))}
        </ul>
      )}
      {missing.length > 0 && missing.length <= MOST && <p>{text.missing(cardsText(missing, lang, MOST))}</p>}
    </div>
  );
}
