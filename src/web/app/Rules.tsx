/** The rules page of a game under the house rules chosen, opened where the game is chosen; made from the definition. */
import { useState } from 'preact/hooks';
import type { GameDocument, House } from '../../engine/document.ts';
import { rulesPage } from '../../engine/page.ts';
import { language } from '../settings.ts';
import { words } from '../text/more/index.ts';

function Page({ game, house }: { readonly game: GameDocument; readonly house: House }) {
  const lang = language.value;
  const { sections } = rulesPage(game, house);
  return (
    <>
      {sections.map(({ id, title, entries }) => (
        <section key={id}>
          <h4>{title[lang]}</h4>
          <ul>
            {entries.map(({ rule, text }) => (
              <li key={rule} id={`rule-${rule}`}>
                {text[lang]}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

export function Rules({ game, house }: { readonly game: GameDocument; readonly house: House }) {
  const [open, setOpen] = useState(false);
  return (
    <details class="rules" onToggle={(event) => setOpen((event.target as HTMLDetailsElement).open)}>
      <summary>{words.value.rules}</summary>
      {open && <Page game={game} house={house} />}
    </details>
  );
}
