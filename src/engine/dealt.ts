/** Whether a deal can be right: every step of it finds its cards, and what it leaves in the stock comes to the table some time. */
import { flowOf } from './atom.ts';
import type { GameDocument, House, Node } from './document.ts';
import type { Engine } from './engine.ts';
import { pileNames } from './names.ts';
import { holds, type Parts } from './parts.ts';
import { Position } from './position.ts';
import { type Fault, fault } from './read.ts';

/** Deals the pack step by step under these house rules. */
export function dealtFaults(document: GameDocument, parts: Parts, house: House, engine: Engine): Fault[] {
  const { deal: verbs, context } = engine.tables;
  const { stock } = context;
  const stockId = engine.groupAt(stock).id;
  const steps = parts.nodes.filter((part) => part.role === 'deal' && part.kind === 'verb' && holds(part, house));
  const s = new Position(engine.tables.shape, 1);
  for (const card of engine.dealtPack(1).reverse()) s.place(stock, card);
  const faults: Fault[] = [];
  for (const [i, verb] of verbs.entries()) {
    const { value, place } = steps[i]!;
    const before = s.len[stock]!;
    verb(s, -1, -1);
    const { needs, to } = flowOf(value as Node<'verb'>, stockId) ?? {};
    const group = document.piles.find(({ id }) => id === to?.[0]?.[0]);
    const least = needs && group ? needs(pileNames(group.names).length, document.packs) : 0;
    const came = before - s.len[stock]!;
    if (came < least)
      faults.push(
        fault(
          place,
          `здесь нужно карт не меньше ${least}, а нашлось ${came}: остальные уже сданы, или их столько и нет в колоде`,
          `this takes at least so many cards: ${least}, but only so many are left: ${came}; the others are dealt already, or the pack has no more`,
        ),
      );
  }
  return faults.length > 0 ? faults : stockFaults(engine, s);
}

/** Cards that stay in the stock although nothing ever deals them and nobody may take them. */
function stockFaults({ tables, resolved }: Engine, s: Position): Fault[] {
  const { stock } = tables.context;
  const left = s.len[stock]!;
  const group = resolved.piles.find(({ kind }) => kind === 'stock')!;
  const later = [...resolved.byItself, ...resolved.actions.flatMap(({ does }) => does)];
  const isDealt = later.some((node) => flowOf(node, group.id)?.from?.includes(group.id));
  if (left === 0 || isDealt || (group.take ?? 'none') !== 'none') return [];
  return [
    fault(
      'deal',
      `после сдачи в колоде остаётся карт: ${left}, а ни одно действие их не сдаёт; сдайте их или добавьте такое действие`,
      `the deal leaves so many cards in the stock: ${left}, and no action ever deals them; deal them, or add such an action`,
    ),
  ];
}
