/** The rules of a game under its house rules: contents, the numbered table, every rule with its sources, the examples. */
import { useMemo } from 'preact/hooks';
import type { GameDocument, House } from '../../engine/document.ts';
import { Engine } from '../../engine/engine.ts';
import { type PageEntry, rulesPage } from '../../engine/page.ts';
import { language } from '../settings.ts';
import { words } from '../text/more/index.ts';
import { Diagram } from './Diagram.tsx';
import { Example } from './Example.tsx';
import { Sources } from './Sources.tsx';
import { otherRules } from './told.ts';

/** Goes to a part of the book without touching the address, which names games. */
export function goTo(id: string): void {
  const goal = document.getElementById(id);
  if (!goal) return;
  goal.scrollIntoView({ block: 'start' });
  goal.focus({ preventScroll: true });
}

interface EntryProps {
  readonly game: GameDocument;
  readonly entry: PageEntry;
  readonly marked: boolean;
}

function Entry({ game, entry, marked }: EntryProps) {
  const lang = language.value;
  const text = words.value;
  const { rule, name, values, source } = entry;
  return (
    <li id={`rule-${rule}`} class={marked ? 'marked-rule' : ''} tabIndex={-1}>
      {name && <b>{name[lang]}. </b>}
      {entry.text[lang]} <Sources source={source} game={game} />
      {values && (
        <ul class="values">
          {values.map((value) => (
            <li key={value.id} class={value.chosen ? 'chosen' : ''}>
              {value.text[lang]}
              {value.chosen && <em> — {text.chosen}</em>}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

interface Props {
  readonly game: GameDocument;
  readonly house: House;
  /** The rule that the book was opened at. */
  readonly rule: string | undefined;
}

export function Page({ game, house, rule }: Props) {
  const lang = language.value;
  const text = words.value;
  const page = useMemo(() => rulesPage(game, house), [game, house]);
  const others = useMemo(() => {
    const shown = new Set(page.sections.flatMap(({ entries }) => entries.map((entry) => entry.rule)));
    return otherRules(game, new Engine(game, house).rules, shown);
  }, [page]);
  const parts = [
    { id: 'book-picture', title: text.picture },
    ...page.sections.map(({ id, title }) => ({ id: `book-${id}`, title: title[lang] })),
    { id: 'book-table', title: text.rulesOfTable },
    ...(game.examples.length > 0 ? [{ id: 'book-examples', title: text.examples }] : []),
  ];
  return (
    <article class="book-page">
      <h3 class="book-title">{page.title[lang]}</h3>
      <p>{page.about[lang]}</p>
      {page.author && <p>{text.by(page.author[lang])}</p>}
      <p>{page.facts.cards[lang]}</p>
      <nav aria-label={text.contents} class="contents">
        <h3>{text.contents}</h3>
        <ol>
          {parts.map(({ id, title }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                onClick={(event) => {
                  event.preventDefault();
                  goTo(id);
                }}
              >
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <section>
        <h3 id="book-picture" tabIndex={-1}>
          {text.picture}
        </h3>
        <Diagram game={game} piles={page.facts.piles} />
      </section>
      {page.sections.map(({ id, title, entries }) => (
        <section key={id}>
          <h3 id={`book-${id}`} tabIndex={-1}>
            {title[lang]}
          </h3>
          <ul class="entries">
            {entries.map((entry) => (
              <Entry key={entry.rule} game={game} entry={entry} marked={entry.rule === rule} />
            ))}
          </ul>
        </section>
      ))}
      <section>
        <h3 id="book-table" tabIndex={-1}>
          {text.rulesOfTable}
        </h3>
        <ul class="entries">
          {others.map((entry) => (
            <Entry key={entry.rule} game={game} entry={entry} marked={entry.rule === rule} />
          ))}
        </ul>
      </section>
      {game.examples.length > 0 && (
        <section>
          <h3 id="book-examples" tabIndex={-1}>
            {text.examples}
          </h3>
          {game.examples.map((example, i) => (
            <Example key={`${game.id} ${example.id}`} game={game} example={example} n={i + 1} />
          ))}
        </section>
      )}
      <footer class="notes">
        <p>{text.sourcesNote}</p>
        <p>
          <cite class="ours">{text.ours}</cite> {page.ours[lang]}
        </p>
        <p>{text.commonNote}</p>
      </footer>
    </article>
  );
}
