/** The head of the table: which game, which deal, the settings. */
import { ask } from '../advice.ts';
import { dealAnew } from '../dealing.ts';
import { dealText, state } from '../game.ts';
import { language, words } from '../settings.ts';
import { Icon } from './icons.tsx';
import type { SheetName } from './LazySheet.tsx';

/** Longer names are set smaller. */
const LONG_NAME = 22;

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
      <button type="button" class="new" onClick={() => dealAnew()}>
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
          onClick={() => !view.won && ask('fair')}
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
        <button
          type="button"
          class="more"
          aria-label={text.menu}
          title={text.menu}
          aria-haspopup="dialog"
          onClick={() => onOpen('menu')}
        >
          <Icon name="menu" />
        </button>
      </span>
    </header>
  );
}
