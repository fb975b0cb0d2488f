// What is said of the table: after each change, of all that lies on it, and as the name of a place.

import { describe, expect, it } from 'vitest';
import { FACE, type Face } from '../../src/cards/index.ts';
import { defaultHouse } from '../../src/engine/document.ts';
import type { Step } from '../../src/engine/journal.ts';
import { lcg } from '../../src/engine/lcg.ts';
import type { Position } from '../../src/engine/position.ts';
import { findGame, games } from '../../src/games/index.ts';
import { Table, type TableState } from '../../src/play/table.ts';
import { announcement, told } from '../../src/web/announce.ts';
import { adviceWords, moveWords } from '../../src/web/app/moveWords.ts';
import { pileLabel, placeName } from '../../src/web/board/names.ts';
import { hiddenTold, tableTold } from '../../src/web/tell.ts';
import { loadWords } from '../../src/web/text/index.ts';
import { voice } from '../../src/web/text/more/voice.ts';

await Promise.all([loadWords('ru'), loadWords('en')]);

const dealt = (id: string, house: Readonly<Record<string, string>> = {}): Table =>
  Table.deal(findGame(id)!, { deal: 17 }, { ...defaultHouse(findGame(id)!), ...house });
const pileAt = (table: Table, name: string): number => table.state.view.piles.find((pile) => pile.name === name)!.index;
/** What is said in Russian when this is done at the table. */
function heard(table: Table, does: () => void, lang: 'ru' | 'en' = 'ru'): string {
  const before = table.state;
  does();
  return announcement(before, table.state, lang);
}

describe('what is said', () => {
  it('names the card and where it goes, in both languages', () => {
    const table = dealt('dolgy');
    const before = table.state;
    table.take(pileAt(table, 'r2c7'), 0);
    const taken = table.state;
    expect(announcement(before, taken, 'ru')).toBe('В руке: десятка бубен.');
    table.put(pileAt(table, 'r1c2'));
    expect(announcement(taken, table.state, 'ru')).toBe('Десятка бубен — на место, ряд 1, столбец 2.');
    expect(announcement(taken, table.state, 'en')).toBe('Ten of diamonds to place, row 1, column 2.');
    const moved = table.state;
    table.undo();
    expect(announcement(moved, table.state, 'ru')).toBe('Ход отменён: десятка бубен — обратно на место, ряд 2, столбец 7.');
    expect(announcement(moved, table.state, 'en')).toBe('Move taken back: ten of diamonds back to place, row 2, column 7.');
  });
  it('counts every card of a new attempt once, though it is gathered and dealt again', () => {
    const table = dealt('dolgy');
    const before = table.state;
    const said = /^Сделано: «Новая попытка»\. Переложено: (\d+) карт[аы]?\.$/.exec(heard(table, () => table.act(0)));
    // All but the aces, which stay, and what follows them in order.
    const stay = (row: number): number => {
      const faces = Array.from({ length: 14 }, (_, i) => before.view.piles[pileAt(table, `r${row}c${i + 1}`)]!.cards[0]?.face);
      let n = 1;
      while (n < 14 && faces[n] === faces[0]! + n) n++;
      return n;
    };
    expect(Number(said?.[1])).toBe(52 - [1, 2, 3, 4].reduce((sum, row) => sum + stay(row), 0));
  });
  it('is nothing for a refusal, which the message tells', () => {
    const table = dealt('dolgy');
    table.take(pileAt(table, 'r1c9'), 0);
    const taken = table.state;
    table.put(pileAt(table, 'r2c2'));
    expect(table.state.refusal).toBeDefined();
    expect(announcement(taken, table.state, 'ru')).toBe('');
  });
  it('starts with silence', () => {
    expect(announcement(undefined, dealt('tomb').state, 'ru')).toBe('');
  });
  it('tells one card that is laid down from several', () => {
    const table = dealt('dolgy');
    table.take(pileAt(table, 'r2c7'), 0);
    expect(heard(table, () => table.letGo())).toBe('Карта положена обратно.');
    const { laidDown } = voice.ru;
    expect(laidDown(2)).toBe('Карты положены обратно.');
  });
});

describe('the cards of a move', () => {
  it('are each named, though another lies on them at the end', () => {
    const table = dealt('klondike', { draw: '3' });
    expect(heard(table, () => table.act(0))).toBe(
      'Сделано: «Сдать». Пятёрка треф — в сброс. Четвёрка пик — в сброс. Четвёрка треф — в сброс.',
    );
    expect(heard(table, () => table.undo())).toBe(
      'Отменено: «Сдать». Пятёрка треф, четвёрка пик, четвёрка треф — обратно в колоду.',
    );
  });
  it('are told where each went, though another has come in its place', () => {
    const table = dealt('gallery');
    table.act(0);
    const said = heard(table, () => table.act(0));
    expect(said).toContain('Туз бубен — на вспомогательную стопку 4.');
    expect(said).toContain('Туз бубен — на стопку тузов. Восьмёрка червей — на вспомогательную стопку 4.');
    expect(said.match(/Восьмёрка червей/g)).toHaveLength(1);
  });
  it('that were turned up are those that were turned, not those that cover them', () => {
    const table = dealt('mendelev-spider');
    expect(heard(table, () => table.playText('t1>t2'))).toBe('Тройка пик — на столбец 2. Открылось: дама треф.');
    table.act(0);
    table.act(0);
    expect(heard(table, () => table.jump(0))).toBe('Вы вернулись к началу игры.');
    expect(heard(table, () => table.jump(3))).toBe('Вы перешли вперёд, к ходу 3.');
  });

  /** The faces in each pile, hidden ones too. */
  const real = (s: Position, piles: number): Face[][] =>
    Array.from({ length: piles }, (_, pile) => Array.from({ length: s.size(pile) }, (__, i) => s.at(pile, i) & FACE));
  /** What each step moved, 0 where a shuffle stands between it and the cards that are known. */
  function packets(cards: readonly (readonly Face[])[], steps: readonly Step[], back: boolean): Face[][] {
    const piles = cards.map((pile) => [...pile]);
    const found: Face[][] = steps.map(() => []);
    for (const i of back ? [...steps.keys()].reverse() : steps.keys()) {
      const step = steps[i]!;
      if (step.kind === 'order') piles[step.pile]!.fill(0);
      if (step.kind !== 'move') continue;
      const [from, to] = back ? [step.to, step.from] : [step.from, step.to];
      const packet = piles[from]!.splice(piles[from]!.length - step.n);
      piles[to]!.push(...packet);
      found[i] = packet;
    }
    return found;
  }
  it.each(games.map((game) => [game.id, game] as const))('are, in %s, the ones that really moved', (_, game) => {
    let named = 0;
    for (const deal of [17, 18]) {
      const table = Table.deal(game, { deal });
      const below = lcg(deal);
      for (let i = 0; i < 60 && !table.state.view.over && !table.state.view.won; i++) {
        const before = table.state;
        const first = real(table.game.positionAhead(), before.view.piles.length);
        const { moves } = before.view;
        table.playMove(moves[below(moves.length)]!);
        const after = table.state;
        const last = real(table.game.positionAhead(), before.view.piles.length);
        const [forth, back] = [packets(first, after.steps, false), packets(last, after.steps, true)];
        const check = (from: TableState, to: TableState): void => {
          for (const [k, { step, faces }] of told(from, to).entries()) {
            if (step.kind !== 'move') continue;
            expect(faces).toHaveLength(step.n);
            for (const [at, face] of faces.entries()) {
              if (face === 0) continue;
              named++;
              expect([forth[k]![at], back[k]![at]], `${game.id} ${deal}, move ${i + 1}, step ${k}`).toContain(face);
            }
          }
        };
        check(before, after);
        if (i % 5 > 0) continue;
        const made = table.state;
        table.undo();
        check(made, table.state);
        table.redo();
      }
    }
    expect(named).toBeGreaterThan(10);
  });
});

describe('what is taken back', () => {
  it('is told with all that goes back, each card once and where it lay first', () => {
    const table = dealt('gallery');
    table.act(0);
    table.act(0);
    // One of the cards was dealt, went on, and was replaced.
    expect(heard(table, () => table.undo())).toBe('Отменено: «Сдать ряд». 9 карт — обратно в колоду. Картами ходить некуда.');
    expect(heard(table, () => table.redo(), 'en')).toMatch(/^Done: “Deal a row”\. Three of spades to auxiliary pile 1\. /);
    expect(heard(table, () => table.undo(), 'en')).toBe('Taken back: “Deal a row”. 9 cards back to stock. No card can move.');
  });
  it('of a redeal is told without its hundred places', () => {
    const table = dealt('dolgy');
    table.act(0);
    expect(heard(table, () => table.undo())).toBe('Отменено: «Новая попытка». Карты вернулись на прежние места.');
  });
  it('over several moves is told by where one is now', () => {
    const table = dealt('mendelev-spider');
    for (let i = 0; i < 3; i++) table.act(0);
    expect(heard(table, () => table.jump(1))).toBe('Вы вернулись к ходу 1.');
    expect(heard(table, () => table.jump(3), 'en')).toBe('You have gone on to move 3.');
    expect(heard(table, () => table.playFrom(1, []))).toBe('Вы вернулись к ходу 1.');
    expect(heard(table, () => table.restart())).toBe('Игра начата сначала.');
    table.playText('t1>t2');
    expect(heard(table, () => table.jump(2))).toBe('Вы перешли на другую цепочку ходов, к ходу 2.');
  });
});

describe('the table in sentences', () => {
  it('goes through a grid row by row, and tells of a gap what may go there', () => {
    const table = dealt('dolgy');
    const said = tableTold(table.state, 'ru', 'можно выиграть');
    expect(said).toMatch(
      /^Пасьянс Долгого\. Ряд 1: туз пик, пробел \(сюда двойка пик или десятка бубен\), валет бубен, .+\. Ряд 2: /,
    );
    expect(said).toMatch(/ Можно выиграть\.$/);
    expect(said).not.toMatch(/столбец/);
    expect(tableTold(dealt('potocki-jewell').state, 'en')).toContain('Row 8: front of row empty (for ace), ');
  });
  it('says when no card can move', () => {
    const table = dealt('gallery');
    expect(tableTold(table.state, 'ru')).not.toContain('ходить некуда');
    expect(heard(table, () => table.act(0))).toMatch(/Картами ходить некуда\.$/);
    expect(tableTold(table.state, 'ru')).toMatch(/Картами ходить некуда\.$/);
  });
  it('tells what is not seen by suits, the most common number last', () => {
    expect(hiddenTold(dealt('mendelev-spider').game, 'ru')).toBe(
      'Не видно: 94 карты. Пики: по одной — тройка, король; остальных по две. Червы: по одной — четвёрка, шестёрка, восьмёрка, дама; остальных по две. Бубны: по одной — туз, тройка, девятка; остальных по две. Трефы: по одной — король; остальных по две.',
    );
    expect(hiddenTold(dealt('klondike').game, 'ru')).toMatch(/^Не видно: 45 карт\. Пики: (?:все|[а-яё, ]+)/);
    expect(hiddenTold(dealt('freecell').game, 'ru')).toBe('Все карты открыты.');
  });
});

describe('the name of a place', () => {
  it('tells the open cards of a fan, the outermost first, and of no squared pile', () => {
    const table = dealt('freecell');
    expect(pileLabel(table.state, pileAt(table, 't1'), 'ru')).toBe(
      'столбец 1, тройка бубен, 7 карт; под ней десятка червей, четвёрка треф, восьмёрка червей, четвёрка червей, двойка пик, валет червей',
    );
    expect(pileLabel(table.state, pileAt(table, 't1'), 'en')).toMatch(/, 7 cards; beneath it ten of hearts, /);
    const klondike = dealt('klondike');
    klondike.act(0);
    const waste = (): string => pileLabel(klondike.state, pileAt(klondike, 'waste'), 'ru');
    expect(waste()).toBe('сброс, четвёрка треф, 3 карты; под ней четвёрка пик, пятёрка треф');
    // Of a waste only the last three are spread.
    klondike.act(0);
    expect(waste()).toMatch(/^сброс, [^,]+, 6 карт; под н(?:ей|им) [^,]+, [^,]+$/);
    const tomb = dealt('tomb');
    expect(pileLabel(tomb.state, pileAt(tomb, 'stock'), 'ru')).not.toContain('под');
  });
  it('says in Russian where cards go: every pile of every game', () => {
    const said = games.flatMap(({ piles, ...game }) =>
      piles.flatMap(({ aside }, i) => {
        const { view } = Table.deal({ piles, ...game }, { deal: 17 }).state;
        const pile = view.piles.find(({ group }) => group === piles[i]!.id)!;
        return aside ? [] : voice.ru.onto(placeName({ piles, ...game }, pile.index, 'ru'));
      }),
    );
    expect([...new Set(said)].sort((a, b) => a.localeCompare(b, 'ru'))).toEqual([
      'в дыру',
      'в колоду',
      'в сброс',
      'в центр',
      'в ячейку 1',
      'на базовую стопку пик',
      'на веер 1',
      'на вспомогательную стопку 1',
      'на место верхнего ряда 1',
      'на место нижнего ряда 1',
      'на место перед рядом 1',
      'на место рамки 1',
      'на место снесённых серий',
      'на место среднего ряда 1',
      'на место, ряд 1, столбец 1',
      'на место, ряд 1, столбец 2',
      'на начало ряда 1',
      'на пачку 1',
      'на рабочую стопку 1',
      'на серию от короля пик',
      'на серию от туза пик',
      'на стену 1',
      'на столбец 1',
      'на стопку тузов',
    ]);
  });
  it('is added to a move that is advised, and to any other only where it tells two apart', () => {
    const table = dealt('dolgy');
    const move = table.game.read('r2c7>r1c2')!;
    expect(moveWords(table.game, move, 'ru')).toBe('десятка бубен — на место, ряд 1, столбец 2');
    expect(adviceWords(table.game, move, 'ru')).toBe('десятка бубен (место, ряд 2, столбец 7) — на место, ряд 1, столбец 2');
    expect(adviceWords(table.game, move, 'en')).toBe('ten of diamonds (place, row 2, column 7) to place, row 1, column 2');
  });
});
