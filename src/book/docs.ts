/** The pages of docs/ that are made from the definitions: `npm run docs` writes them, a test compares them. */
import { games } from '../games/index.ts';
import { type Answer, cited, coverage, passedOver } from './coverage.ts';
import { sources } from './sources.ts';

export interface DocsPage {
  /** From the project's folder. */
  readonly path: string;
  readonly text: string;
}

/** `game`: first, second; `other game`: third. */
function byGame(answers: readonly Answer[]): string {
  const games = [...new Set(answers.map(({ game }) => game))];
  return games
    .map((game) => {
      const own = answers.filter((answer) => answer.game === game);
      return `\`${game}\`: ${own.map(({ kind, id }) => (kind === 'rule' ? id : `${id} (${kind})`)).join(', ')}`;
    })
    .join('; ');
}

function sourcesPage(): string {
  const answers = coverage(games);
  const lines = [
    '# Sources',
    '',
    'Written by `npm run docs`; do not edit. Every numbered paragraph of the four texts that the games come from, and the',
    'rules, notes, house rules and examples that answer it, or the reason why nothing does. Where the texts are silent, torn',
    'or contradict themselves, the program chooses a reading; these rules stand at the end. A few games are so widely known that',
    'no text is cited for them: their rules say `common` and stand before the readings.',
  ];
  for (const [name, source] of Object.entries(sources)) {
    lines.push('', `## \`${name}\`: ${source.title.en}`, '');
    if (source.author) lines.push(`By ${source.author.en}.`, '');
    lines.push('| Paragraph | Answered by |', '|---|---|');
    for (let n = 1; n <= source.paragraphs; n++) {
      const paragraph = cited(name, n);
      const passed = passedOver(source, n);
      lines.push(`| ${paragraph} | ${passed ? `(${passed.why.en})` : byGame(answers.get(paragraph) ?? [])} |`);
    }
  }
  for (const [title, source] of [
    ['Commonly known rules', 'common'],
    ['Readings chosen here', 'ours'],
  ] as const) {
    lines.push('', `## ${title}`, '', `| Game | Parts that cite \`${source}\` |`, '|---|---|');
    for (const { id } of games) {
      const own = (answers.get(source) ?? []).filter(({ game }) => game === id);
      if (own.length === 0) continue;
      lines.push(`| \`${id}\` | ${own.map(({ kind, id: part }) => (kind === 'rule' ? part : `${part} (${kind})`)).join(', ')} |`);
    }
  }
  return `${lines.join('\n')}\n`;
}

/** Every page, as it should stand. */
export const docsPages = (): DocsPage[] => [{ path: 'docs/SOURCES.md', text: sourcesPage() }];
