/** A game with its tree as text. Version 1 is a record, one line of moves; version 2 holds a whole tree. Both are read for ever. */
import type { GameDocument } from '../engine/document.ts';
import { type MoveNames, readMove, writeMove } from '../engine/move.ts';
import { type Fault, fault, type Read, right, wrong } from '../engine/read.ts';
import { type GameRecord, moveFault, readRecord, writeRecord } from '../engine/record.ts';
import { MOST_NAME, MOST_NOTE, type Remarks, Tree } from './tree.ts';

const HEAD = 'pasyans 2';
const HEAD_OF_RECORD = 'pasyans 1';
const MOVES_A_LINE = 8;
/** Larger texts are refused unread: a hundred thousand moves have room. */
export const MOST_TREE = 4_000_000;

/**
 * Below the head of a record and the line `lines` stand: `0 a>b b>c`, a node and the moves that lead on from it, whose nodes
 * are numbered as they come; `next 3 7`, redo leads from node 3 to 7 where that is not its last child; `name`, `note` and
 * `bookmark` of a node; `here 9`, where the game stands.
 */
export function writeTree(tree: Tree, { game, house, deal }: GameRecord, names: MoveNames): string {
  const record = writeRecord({ game, house, deal, moves: [] });
  const lines = [HEAD, ...record.split('\n').slice(1, -2), 'lines'];
  let chain: string[] = [];
  for (const { id, parent, move } of tree.nodes) {
    if (id === 0) continue;
    if (parent !== id - 1 || chain.length === 0 || chain.length > MOVES_A_LINE) {
      if (chain.length > 0) lines.push(chain.join(' '));
      chain = [String(parent)];
    }
    chain.push(writeMove(move, names));
  }
  if (chain.length > 0) lines.push(chain.join(' '));
  for (const { id, children, next, name, note, bookmark } of tree.nodes) {
    if (next !== (children.at(-1) ?? -1)) lines.push(`next ${id} ${next}`);
    if (name !== '') lines.push(`name ${id} ${JSON.stringify(name)}`);
    if (note !== '') lines.push(`note ${id} ${JSON.stringify(note)}`);
    if (bookmark) lines.push(`bookmark ${id}`);
  }
  lines.push(`here ${tree.here.id}`);
  return `${lines.join('\n')}\n`;
}

/** A node as read: its move is written, and not yet played. */
export interface ReadNode {
  readonly parent: number;
  readonly word: string;
  readonly line: number;
}
/** What a text of version 2 says, before any move is played. */
export interface ReadTree {
  readonly record: GameRecord;
  /** Node 1 and the ones after it. */
  readonly nodes: readonly ReadNode[];
  readonly leads: readonly (readonly [id: number, child: number])[];
  readonly remarks: readonly (readonly [id: number, remarks: Remarks])[];
  readonly here: number;
}

/** True when a text says that it is of version 2. */
export const isTreeText = (text: string): boolean => /^\uFEFF?\s*pasyans 2\s*(\r?\n|$)/.test(text);

/** Reads a text of version 2. */
export function readTreeText(text: string, findGame: (id: string) => GameDocument | undefined): Read<ReadTree> {
  if (text.length > MOST_TREE)
    return wrong('line 1', `запись длиннее ${MOST_TREE} знаков`, `the record is longer than ${MOST_TREE} characters`);
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const body = lines.findIndex((line) => line.trim() === 'lines');
  if (body < 0)
    return wrong(
      `line ${lines.length}`,
      'запись оборвана: нет строки «lines»',
      "the record is cut off: there is no line 'lines'",
    );
  const top = lines.slice(0, body).join('\n').replace(HEAD, HEAD_OF_RECORD);
  const record = readRecord(`${top}\nmoves\n`, findGame);
  if (!record.ok) return record;
  if (record.value.at !== undefined)
    return wrong(
      `line ${lines.findIndex((line) => /^\s*at\s/.test(line)) + 1}`,
      'в записи с деревом ходов вместо «at» стоит «here»',
      "a record with lines says 'here', not 'at'",
    );
  const reader = new BodyReader();
  for (let i = body + 1; i < lines.length; i++) {
    const found = reader.read(lines[i]!.trim(), i + 1);
    if (found) return { ok: false, faults: [found] };
  }
  const end = reader.end(lines.length);
  if (end) return { ok: false, faults: [end] };
  return right({ record: record.value, nodes: reader.nodes, leads: reader.leads, remarks: reader.remarks, here: reader.here! });
}

class BodyReader {
  readonly nodes: ReadNode[] = [];
  readonly leads: (readonly [number, number])[] = [];
  readonly remarks: (readonly [number, Remarks])[] = [];
  here: number | undefined;

  read(line: string, number: number): Fault | undefined {
    const place = `line ${number}`;
    if (line === '' || line.startsWith('#')) return undefined;
    if (this.here !== undefined)
      return fault(place, 'после строки «here» ничего не бывает', "nothing comes after the line 'here'");
    const [key = '', first = '', second = ''] = line.split(/\s+/);
    if (/^\d+$/.test(key)) return this.chain(line, number);
    const id = this.known(first);
    const isWord = ['next', 'name', 'note', 'bookmark', 'here'].includes(key);
    if (!isWord) return fault(place, `непонятная строка «${line.slice(0, 40)}»`, `cannot read '${line.slice(0, 40)}'`);
    if (id === undefined) return noNode(place, first, this.nodes.length);
    if (key === 'next') {
      const child = this.known(second);
      if (child === undefined || child === 0 || this.nodes[child - 1]!.parent !== id)
        return fault(
          place,
          `«${second.slice(0, 12)}» не следует за ${id}; после next стоят узел и один из его продолжений`,
          `'${second.slice(0, 12)}' does not follow ${id}; next takes a node and one that follows it`,
        );
      this.leads.push([id, child]);
    } else if (key === 'here') this.here = id;
    else if (key === 'bookmark') this.remarks.push([id, { bookmark: true }]);
    else {
      const said = quotedText(line.slice(line.indexOf(first, key.length) + first.length).trim());
      const most = key === 'name' ? MOST_NAME : MOST_NOTE;
      if (said === undefined || said.length > most)
        return fault(
          place,
          `после номера узла ожидается текст в кавычках, не длиннее ${most} знаков`,
          `a text in quotes of at most ${most} characters is expected after the number of the node`,
        );
      this.remarks.push([id, key === 'name' ? { name: said } : { note: said }]);
    }
    return undefined;
  }
  end(number: number): Fault | undefined {
    if (this.here !== undefined) return undefined;
    return fault(`line ${number}`, 'запись оборвана: нет строки «here»', "the record is cut off: there is no line 'here'");
  }

  private chain(line: string, number: number): Fault | undefined {
    const [from = '', ...moves] = line.split(/\s+/);
    let parent = this.known(from);
    if (parent === undefined) return noNode(`line ${number}`, from, this.nodes.length);
    for (const word of moves) {
      this.nodes.push({ parent, word, line: number });
      parent = this.nodes.length;
    }
    return undefined;
  }
  private known(text: string): number | undefined {
    const id = Number(text);
    return /^\d{1,7}$/.test(text) && id <= this.nodes.length ? id : undefined;
  }
}

const noNode = (place: string, said: string, last: number): Fault =>
  fault(
    place,
    `узла «${said.slice(0, 12)}» ещё нет; узлы здесь — от 0 до ${last}`,
    `there is no node '${said.slice(0, 12)}' yet; the nodes here are 0 to ${last}`,
  );

function quotedText(text: string): string | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'string' ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The tree that was read, its moves named but unchecked; a fault where one is no move of this game. */
export function buildTree({ nodes, leads, remarks }: ReadTree, names: MoveNames): Read<Tree> {
  const tree = new Tree();
  for (const { parent, word, line } of nodes) {
    const move = readMove(word, names);
    if (typeof move !== 'number') return { ok: false, faults: [moveFault(`line ${line}`, move.fault, move.word)] };
    const before = tree.nodes.length;
    tree.go(parent);
    if (tree.play(move).id !== before)
      return wrong(`line ${line}`, `ход ${word} отсюда уже есть`, `the move ${word} is already there from here`);
  }
  for (const { id, children } of tree.nodes) if (children.length > 0) tree.lead(id, children.at(-1)!);
  for (const [id, child] of leads) tree.lead(id, child);
  for (const [id, remark] of remarks) tree.remark(id, remark);
  return right(tree);
}
