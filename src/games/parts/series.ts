/** What games share in which full series leave the columns: said here once, in the words of each. */
import { anyCard, byHouse, type GroupDoc, type HouseRule, named, noSpace, rankStep, ref, t } from '../../engine/language.ts';

/** Whether a row may be dealt while a column is empty. */
export const dealOverSpaces = (source: readonly string[]): HouseRule => ({
  id: 'dealOverSpaces',
  name: t('Сдавать, когда есть пустой столбец', 'Dealing while a column is empty'),
  source,
  values: [
    { id: 'no', text: t('нельзя', 'not allowed') },
    { id: 'yes', text: t('можно', 'allowed') },
  ],
});
/** What `dealOverSpaces` asks of a deal. */
export const columnsFilled = (source: string) =>
  byHouse('dealOverSpaces', {
    no: [
      named(
        'fill-columns-first',
        source,
        noSpace('columns'),
        t(
          'Пока есть пустой столбец, сдавать нельзя: сначала его надо занять. (Если во всех столбцах меньше десяти карт, можно.)',
          'There is no dealing while a column is empty: it must be filled first. (With fewer than ten cards in all columns it is allowed.)',
        ),
      ),
    ],
    yes: [],
  });

/** Columns are built down regardless of suit. */
export const oneLower = (source: string) =>
  named(
    'one-lower',
    source,
    rankStep(-1),
    t(
      'Карту кладут на другую, которая на очко старше; масть не важна.',
      'A card goes on another that is one rank higher, suits regardless.',
    ),
  );
export const spaceTakesAny = named(
  'space-takes-any',
  'common',
  anyCard(),
  t('На место опустевшего столбца кладут любую карту или цепочку.', 'An empty column takes any card or packet.'),
);

const away = {
  id: 'out',
  kind: 'discard',
  name: t('место снесённых серий', 'place of full series'),
  names: { list: ['out'] },
} as const satisfies GroupDoc;
/** Where full series lie; what goes there is up to the game. */
export const seriesAway = (rules: Partial<GroupDoc>): GroupDoc => ({ ...away, ...rules });
/** Where full series go by themselves, and only so. */
export const seriesLeave = seriesAway({
  because: {
    put: ref(
      'series-leave-by-themselves',
      'common',
      t('Рукой карты не сносят: полная серия уходит сама.', 'The player takes nothing away: a full series leaves by itself.'),
    ),
  },
});
