// The threads that names of tests tell, read from parsed source: only of tests that run and that expect something.

import { parseSync } from 'vite';

/** `PySolFC#521`, `BUG 396882` of bugs.kde.org, `GNOME 744679` of its old tracker, `PySolFC f33dc33` a commit, or a site. */
const THREAD = /^(?:[\w./-]+#\d+|(?:BUG|GNOME) \d+|[\w.-]+ [0-9a-f]{7}|[a-z]+\.(?:com|org))$/;

/** The threads of a list parted by commas; undefined when something else is among them. */
export function threadsIn(list: string): string[] | undefined {
  const threads = list.split(', ').map((one) => one.trim());
  return threads.every((one) => THREAD.test(one)) ? threads : undefined;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

/** `test`, `it` and `describe`, also with `.each(…)`; undefined for any other function, and for those that run no test. */
function kindOf(callee: unknown): 'test' | 'group' | undefined {
  if (!isNode(callee)) return undefined;
  if (callee.type === 'Identifier')
    return callee.name === 'describe' ? 'group' : callee.name === 'test' || callee.name === 'it' ? 'test' : undefined;
  if (callee.type === 'CallExpression') {
    const { callee: inner } = callee;
    return isNode(inner) && inner.type === 'MemberExpression' && nameOf(inner.property) === 'each'
      ? kindOf(inner.object)
      : undefined;
  }
  // Playwright's groups are a part of `test`.
  const group = callee.type === 'MemberExpression' && nameOf(callee.property) === 'describe' && nameOf(callee.object) === 'test';
  return group ? 'group' : undefined;
}
const nameOf = (node: unknown): unknown => (isNode(node) && node.type === 'Identifier' ? node.name : undefined);

/** The title of a call, as far as it is written out. */
function titleOf(node: unknown): string {
  if (!isNode(node)) return '';
  if (node.type === 'Literal') return String(node.value);
  if (node.type !== 'TemplateLiteral') return '';
  const [first] = node.quasis as readonly { readonly value: { readonly cooked: string } }[];
  return first?.value.cooked ?? '';
}
/** The threads at the head of a title, before its first colon. */
const headOf = (title: string): string[] => (/: ./.test(title) ? (threadsIn(title.split(': ')[0]!) ?? []) : []);

/** Whether a call leaves tests out: as the first thing in a body, or around one. */
const skips = ({ type, callee }: Node): boolean =>
  type === 'CallExpression' &&
  isNode(callee) &&
  callee.type === 'MemberExpression' &&
  ['skip', 'skipIf', 'runIf', 'todo', 'fixme', 'fail', 'fails'].includes(String(nameOf(callee.property)));
const expects = (node: Node): boolean => {
  const { callee } = node;
  const called = isNode(callee) ? (nameOf(callee) ?? nameOf(callee.object)) : undefined;
  if (node.type === 'CallExpression' && String(called).startsWith('expect')) return true;
  return childrenOf(node).some(expects);
};

/** The threads that the tests of a source name, each in its own title or in that of a group it is in. */
export function threadsTested(source: string): string[] {
  const found = new Set<string>();
  const walk = (node: Node, groups: readonly string[]): void => {
    const kind = node.type === 'CallExpression' ? kindOf(node.callee) : undefined;
    if (kind === undefined) {
      if (skips(node)) return;
      for (const child of childrenOf(node)) walk(child, groups);
      return;
    }
    const [title, ...rest] = node.arguments as readonly Node[];
    const named = [...groups, ...headOf(titleOf(title))];
    const body = rest.at(-1);
    if (!body) return;
    if (kind === 'test') {
      if (expects(body) && !statementsOf(body).some(skips)) for (const thread of named) found.add(thread);
      return;
    }
    if (!statementsOf(body).some(skips)) walk(body, named);
  };
  walk(parseSync('source.ts', source).program as unknown as Node, []);
  return [...found];
}

/** What a function does first of all: the expressions among its own statements. */
function statementsOf(body: Node): Node[] {
  const block = isNode(body.body) ? body.body : undefined;
  const statements = block?.type === 'BlockStatement' ? (block.body as readonly Node[]) : [];
  return statements.flatMap(({ expression }) => (isNode(expression) ? [expression] : []));
}
