/**
 * A deal and its rules in the JSON of Solvitaire (github.com/thecharlieblake/Solvitaire), read off the definition: groups by
 * kind, building by the compiled tables, verbs and conditions by their atoms. What has no counterpart there is a fault.
 */
import { type Card, cardName, DOWN, FACE, rankOf, SUITS, suitOf, type Text } from '../../cards/index.ts';
import { ruleOf } from '../../engine/atom.ts';
import type { Node, RuleRef } from '../../engine/document.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Position } from '../../engine/position.ts';
import { type Fault, type Read, right } from '../../engine/read.ts';
import type { GroupTable } from '../../engine/tables.ts';
import { text } from '../text.ts';
import { buildPolicy, builds, type Policy, runPolicy, starts } from './shapes.ts';

type Role = 'tableau' | 'cells' | 'foundations' | 'hole' | 'waste' | 'series' | 'stock';
type Json = Readonly<Record<string, unknown>>;
export interface Solvitaire {
  readonly rules: Json;
  readonly deal: Json;
  /** Rules that are played a little differently there. */
  readonly nearly: readonly Fault[];
}
/** An atom of the document with its parameters. */
type Word = Node & Readonly<Record<string, unknown>>;

/** Where the cards of each role may go there, by hand. */
const THERE: Readonly<Partial<Record<Role, readonly Role[]>>> = {
  tableau: ['tableau', 'cells', 'foundations', 'hole'],
  cells: ['tableau', 'foundations', 'hole'],
  waste: ['tableau', 'cells', 'foundations', 'hole'],
  foundations: ['tableau'],
};

class Writer {
  private readonly engine: Engine;
  private readonly s: Position;
  private readonly faults: Fault[] = [];
  private readonly nearly: Fault[] = [];
  private readonly roles = new Map<GroupTable, Role>();
  private readonly rules: Record<string, unknown> = {};
  private readonly deal: Record<string, unknown> = {};
  constructor(engine: Engine, s: Position) {
    this.engine = engine;
    this.s = s;
  }

  write(): Read<Solvitaire> {
    this.pack();
    for (const group of this.engine.groups) {
      const role = this.roleOf(group);
      if (role === undefined) this.fault(group.id, text.exportGroup(group.name));
      else if (role !== 'stock' && role !== 'waste' && this.group(role)) this.fault(group.id, text.exportSecond(group.name));
      else this.roles.set(group, role);
    }
    // What rules say of groups that have no place there would only be told twice.
    if (this.faults.length === 0) {
      for (const [group, role] of this.roles) this.common(group, role);
      this.tableau();
      this.homes();
      this.stock();
      this.byItself();
      this.ways();
      this.goal();
      this.start();
    }
    const { rules, deal, nearly, faults } = this;
    return faults.length > 0 ? { ok: false, faults } : right({ rules, deal, nearly });
  }

  private fault(place: string, what: Text): void {
    this.faults.push({ place, text: what });
  }
  private unsaid({ rule, text: what }: RuleRef): void {
    this.fault(rule, text.exportRule(what));
  }
  private unsaidNumber(rule: number): void {
    this.unsaid(this.engine.rules[rule]!);
  }
  private group(role: Role): GroupTable | undefined {
    return [...this.roles].find(([, own]) => own === role)?.[0];
  }
  private is(word: Word, role: Role, key = 'group'): boolean {
    return this.group(role)?.id === word[key];
  }

  private roleOf(group: GroupTable): Role | undefined {
    const { kind } = group.doc;
    if (kind === 'stock') return 'stock';
    if (kind === 'column') return 'tableau';
    if (kind === 'cell') return 'cells';
    if (kind === 'discard') return 'series';
    if (kind === 'foundation') return group.piles.length === 1 ? 'hole' : 'foundations';
    const dealt = this.engine.resolved.actions.some(({ does }) =>
      does.some((verb) => verb.atom === 'deal-to' && (verb as Word).to === group.id),
    );
    return kind === 'reserve' && group.piles.length === 1 && dealt ? 'waste' : undefined;
  }

  private pack(): void {
    const { packs, ranks = 13, suits = SUITS, fold = SUITS } = this.engine.tables.size;
    if (suits !== SUITS || fold !== SUITS) this.fault('suits', text.exportSuits);
    if (ranks !== 13) this.rules['max rank'] = ranks;
    this.rules['two decks'] = packs === 2;
  }

  /** What no role allows. */
  private common(group: GroupTable, role: Role): void {
    const { doc, gates, when, guards, exactly, capacity } = group;
    for (const { rule } of [...gates, ...when]) this.unsaidNumber(rule);
    if (role !== 'tableau') for (const { rule } of guards) this.unsaidNumber(rule);
    if (group.keeps > 0) this.unsaidNumber(group.keepsRule);
    if (group.hasFoot) this.unsaidNumber(group.footRule);
    const one = role === 'cells' || role === 'foundations' || role === 'hole';
    if (exactly > (one ? 1 : 0)) this.unsaidNumber(group.packetRule);
    const most = role === 'cells' ? 1 : role === 'foundations' ? this.engine.tables.context.ranks : 0;
    const all = this.engine.tables.context.cards;
    if (most === 0 ? capacity < all : capacity !== most) this.unsaidNumber(group.fullRule);
    // There the top of the waste and every cell are free, and columns are.
    const gives = role === 'tableau' || role === 'cells' || role === 'waste';
    if (gives && group.take !== 0) this.unsaidNumber(group.take);
    if ((role === 'hole' || role === 'series') && group.take === 0) this.fault(group.id, text.exportTake(group.name));
    if (role !== 'tableau' && group.packets) this.fault(group.id, text.exportTake(group.name));
    if ((role === 'waste' || role === 'series' || role === 'stock') && group.put === 0)
      this.fault(group.id, text.exportPut(doc.name));
  }

  private tableau(): void {
    const { engine } = this;
    const group = this.group('tableau');
    if (!group) {
      this.rules['tableau piles'] = { count: 0 };
      return;
    }
    const { doc } = group;
    const build = buildPolicy(engine, group);
    if (build === undefined) for (const node of doc.build ?? []) this.unsaid(ruleOf(node));
    const kings = (face: Card): boolean => rankOf(face) === engine.tables.context.ranks;
    const spaces = starts(engine, group, () => true)
      ? 'any'
      : starts(engine, group, kings)
        ? 'kings'
        : starts(engine, group, () => false)
          ? 'no-build'
          : undefined;
    if (spaces === undefined) this.unsaidNumber(group.startRule);
    const down = group.piles.some((pile) => this.cards(pile).some((card) => (card & DOWN) !== 0));
    this.rules['tableau piles'] = {
      count: group.piles.length,
      'build policy': build,
      'spaces policy': spaces,
      ...this.packets(group, build),
      'face up cards': down ? 'top' : 'all',
    };
  }
  private packets(group: GroupTable, build: Policy | undefined): Json {
    const guards = (group.doc.guards ?? []) as readonly Word[];
    const short = guards.find(
      (guard) => guard.atom === 'room-to-move' && this.is(guard, 'cells', 'cells') && this.is(guard, 'tableau', 'columns'),
    );
    for (const guard of guards) if (guard !== short) this.unsaid(ruleOf(guard));
    if (!group.packets) return { 'move built group': 'no' };
    const run = runPolicy(this.engine, group);
    // A packet that stands for single moves needs no word of its own, if single moves can make it.
    if (run === undefined || (short && run !== build)) for (const node of group.doc.run ?? []) this.unsaid(ruleOf(node));
    if (short) return { 'move built group': 'no' };
    return { 'move built group': 'yes', 'move built group policy': run === build ? 'same-as-build' : run };
  }

  private homes(): void {
    const { engine } = this;
    const { ranks } = engine.tables.context;
    const { packs } = engine.tables.size;
    const foundations = this.group('foundations');
    if (foundations) {
      if (foundations.piles.length !== SUITS * packs) this.fault(foundations.id, text.exportGroup(foundations.name));
      if (!starts(engine, foundations, (face, i) => rankOf(face) === 1 && suitOf(face) === i % SUITS))
        this.unsaidNumber(foundations.startRule);
      if (!builds(engine, foundations, (below, above) => suitOf(below) === suitOf(above) && rankOf(above) === rankOf(below) + 1))
        for (const node of foundations.doc.build ?? []) this.unsaid(ruleOf(node));
    }
    const complete = this.group('series') !== undefined;
    if (foundations && complete) this.fault(foundations.id, text.exportGroup(foundations.name));
    this.rules.foundations =
      foundations || complete
        ? { present: true, removable: foundations?.take === 0, 'only complete pile moves': complete }
        : { present: false };
    const cells = this.group('cells');
    if (cells) {
      if (!starts(engine, cells, () => true)) this.unsaidNumber(cells.startRule);
      this.rules.cells = { count: cells.piles.length };
    }
    const hole = this.group('hole');
    if (!hole) return;
    const round = (loops: boolean): boolean =>
      builds(engine, hole, (below, above) => {
        const apart = Math.abs(rankOf(below) - rankOf(above));
        return apart === 1 || (loops && apart === ranks - 1);
      });
    if (!starts(engine, hole, () => false)) this.unsaidNumber(hole.startRule);
    if (!round(true) && !round(false)) for (const node of hole.doc.build ?? []) this.unsaid(ruleOf(node));
    this.rules.hole = { present: true, 'base card': this.name(this.s.top(hole.first)), 'build loops': round(true) };
  }

  private stock(): void {
    const { stock } = this.engine.tables.context;
    const { actions } = this.engine.resolved;
    let type: 'waste' | 'tableau piles' | undefined;
    let count = 1;
    let redeal = false;
    for (const action of actions) {
      const [verb, ...more] = action.does as readonly Word[];
      const known: string[] = [];
      if (verb?.atom === 'deal-to' && this.is(verb, 'waste', 'to') && type === undefined) {
        type = 'waste';
        count = verb.cards as number;
        known.push('stock-holds');
      } else if (verb?.atom === 'deal-each' && this.is(verb, 'tableau', 'to') && verb.first === undefined && type === undefined) {
        type = 'tableau piles';
        known.push('stock-holds', 'no-space');
      } else if (verb?.atom === 'gather' && this.is(verb, 'waste', 'from')) {
        redeal = true;
        known.push('stock-out', 'some-hold');
      } else this.unsaid(action);
      if (more.length > 0) this.unsaid(action);
      for (const condition of action.when as readonly Word[]) {
        const rule = ruleOf(condition);
        if (!known.includes(condition.atom)) this.unsaid(rule);
        if (condition.atom === 'no-space') this.nearly.push({ place: rule.rule, text: text.exportOverSpaces });
      }
    }
    if (this.s.len[stock] === 0) return;
    if (type === undefined) {
      this.fault(this.engine.names[stock]!, text.exportStock);
      return;
    }
    this.rules.stock = {
      size: this.s.len[stock],
      'deal type': type,
      ...(type === 'waste' ? { 'deal count': count, redeal } : {}),
    };
    this.deal.stock = this.cards(stock).map((card) => this.name(card));
  }

  private byItself(): void {
    for (const verb of this.engine.resolved.byItself as readonly Word[]) {
      if (verb.atom === 'turn-up' && this.is(verb, 'tableau')) continue;
      const rule = ruleOf(verb);
      if (verb.atom === 'take-series' && verb.inSuit === true && this.is(verb, 'tableau') && this.is(verb, 'series', 'to'))
        this.nearly.push({ place: rule.rule, text: text.exportSeries });
      else this.unsaid(rule);
    }
  }

  /** From which groups cards go to which: there it is fixed. */
  private ways(): void {
    for (const [from, giving] of this.roles)
      for (const [to, taking] of this.roles) {
        if (from.take !== 0 || to.put !== 0 || (giving === taking && giving !== 'tableau')) continue;
        const here = ((to.fromMask >> from.index) & 1) === 1;
        if (here === (THERE[giving] ?? []).includes(taking)) continue;
        if (here) this.fault(to.id, text.exportWay(from.name, to.name));
        else this.unsaidNumber(to.fromRule);
      }
  }

  private goal(): void {
    const goal = this.engine.resolved.goal as Word;
    const homes = (['foundations', 'hole', 'series'] as const).flatMap((role) => this.group(role) ?? []);
    const groups = goal.atom === 'all-in' ? (goal.groups as readonly string[]) : [];
    if (homes.length !== 1 || groups.length !== 1 || groups[0] !== homes[0]!.id) this.unsaid(ruleOf(goal));
  }

  /** The piles as they lie; only the beginning of a game can be written. */
  private start(): void {
    for (const [group, role] of this.roles) {
      const cards = role === 'hole' ? 1 : 0;
      const begun = role !== 'tableau' && role !== 'stock' && group.piles.some((pile) => this.s.len[pile] !== cards);
      if (begun) this.fault(group.id, text.exportBegun);
      if (role === 'hole') this.deal.hole = this.name(this.s.top(group.first));
      if (role === 'tableau')
        this.deal['tableau piles'] = group.piles.map((pile) => this.cards(pile).map((card) => this.name(card)));
    }
  }
  private cards(pile: number): Card[] {
    return Array.from({ length: this.s.len[pile]! }, (_, i) => this.s.at(pile, i));
  }
  /** A small letter for the suit: face down. */
  private name(card: Card): string {
    const written = cardName(card & FACE, 'en');
    return card & DOWN ? written.slice(0, -1) + written.slice(-1).toLowerCase() : written;
  }
}

/** The position and its rules for Solvitaire, or everything that it cannot say. */
export const writeSolvitaire = (engine: Engine, s: Position): Read<Solvitaire> => new Writer(engine, s).write();
