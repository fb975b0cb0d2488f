/** Rules of frames of piles: sequences of one direction, and the redeal that serves the centre first. */
import { FACE, suitOf } from '../../cards/index.ts';
import { atom, type Node, schemas, t } from '../../engine/language.ts';

const oneDirectionAtom = atom(
  'guard',
  'one-direction',
  {},
  () =>
    t(
      'Последовательность идёт в одну сторону, только вверх или только вниз; поворачивать она может лишь на освободившемся месте.',
      'A sequence runs one way, only up or only down; it may turn only on a freed place.',
    ),
  () => ({
    test: (s, from, n, to) => {
      const size = s.len[to]!;
      if (s.marks[to] !== 0 || size === 0) return true;
      const first = s.start[from]! + s.len[from]! - n;
      const top = s.start[to]! + size;
      const { slots } = s;
      const f = slots[top]! & FACE;
      const step = (slots[first + 1]! & FACE) - f;
      for (let i = 2; i <= n; i++) if ((slots[first + i]! & FACE) - (slots[first + i - 1]! & FACE) !== step) return false;
      if (size === 1) return true;
      const beneath = slots[top - 1]! & FACE;
      return suitOf(beneath) !== suitOf(f) || Math.abs(f - beneath) !== 1 || f - beneath === step;
    },
  }),
);
/** The packet runs straight on from the pile's free card; on a pile with the group's mark no direction is asked. */
export const oneDirection = (): Node<'guard'> => oneDirectionAtom({});

const dealServingAtom = atom(
  'verb',
  'deal-serving-centre',
  { to: schemas.id, first: schemas.id, second: schemas.id },
  () =>
    t(
      'Новую колоду сразу раскладывают до конца, круг за кругом. Карта, которая подходит в центр, уходит туда (прежде всего в серию от туза), а на её место ложится следующая.',
      'The new stock is dealt at once to the end, circle after circle. A card that fits the centre as it appears goes there (the ace series first), and the same place gets the next card.',
    ),
  ({ to, first, second }, context) => {
    const places = context.group(to).piles;
    const series = [...context.group(first).piles, ...context.group(second).piles];
    const { stock } = context;
    return (s) => {
      for (let i = 0; s.len[stock]! > 0; ) {
        const card = s.top(stock);
        let k = 0;
        while (k < series.length && !context.fits(s, series[k]!, card)) k++;
        s.move(stock, k < series.length ? series[k]! : places[i]!, 1);
        if (k === series.length) i = (i + 1) % places.length;
      }
      return true;
    };
  },
  {
    flow: ({ to, first, second }, stock) => ({
      from: [stock],
      to: [
        [to, Infinity],
        [first, 0],
        [second, 0],
      ],
    }),
  },
);
/** Deals the whole stock round the group; a card that fits one of the series goes there, and its place gets the next card. */
export const dealServingCentre = (to: string, first: string, second: string): Node<'verb'> =>
  dealServingAtom({ to, first, second });

const notOnlyCardAtom = atom(
  'guard',
  'not-an-only-card',
  { groups: schemas.id },
  () =>
    t(
      'Единственную карту такого места не переносят на другое, пустое.',
      'The only card of such a place is not moved to another that is empty.',
    ),
  ({ groups }, context) => {
    const { piles } = context.group(groups);
    const last = piles[piles.length - 1]!;
    return { test: (s, from, _n, to) => s.len[to]! > 0 || from < piles[0]! || from > last || s.len[from]! > 1 };
  },
);
/** An empty pile does not take the only card of a pile of this group. */
export const notAnOnlyCard = (groups: string): Node<'guard'> => notOnlyCardAtom({ groups });
