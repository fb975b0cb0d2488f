/** The head of the table: which game, which deal, the settings. */
import { askHint } from '../advice.ts';
import { dealText, newDeal, state } from '../game.ts';
import { language, words } from '../settings.ts';
import { Icon } from './icons.tsx';

/** Longer names are set smaller. */
const LONG_NAME = 24;

export type SheetName = 'games' | 'deal' | 'settings';

export function Header({ onOpen }: { readonly onOpen: (sheet: SheetName) => void }) {
  const text = words.value;
  const { document, deal, view } = state.value!;
  return (
    <header class="head">
      <h1>
        <button
          type="button"
          class={document.name[language.value].length > LONG_NAME ? 'name long' : 'name'}
          aria-haspopup="dialog"
          aria-label={`${document.name[language.value]}. ${text.chooseGame}`}
          onClick={() => onOpen('games')}
        >
          <span>{document.name[language.value]}</span>
          <Icon name="down" />
        </button>
      </h1>
      <button type="button" class="deal" aria-haspopup="dialog" onClick={() => onOpen('deal')}>
        <span class="full">{dealText(deal, text)}</span>
        <span class="brief">{'deal' in deal ? text.number(String(deal.deal)) : text.ownPack}</span>
        <Icon name="down" />
      </button>
      <button type="button" class="new" onClick={() => newDeal()}>
        <Icon name="cards" />
        <span>{text.newDeal}</span>
      </button>
      <span class="tools">
        <button
          type="button"
          class="bulb"
          data-do="hint"
          aria-label={text.hint}
          title={text.hint}
          aria-disabled={view.won}
          onClick={() => !view.won && askHint()}
        >
          <Icon name="hint" />
        </button>
        <button
          type="button"
          class="gear"
          aria-label={text.settings}
          title={text.settings}
          aria-haspopup="dialog"
          onClick={() => onOpen('settings')}
        >
          <Icon name="settings" />
        </button>
      </span>
    </header>
  );
}
