/** The deal: its number, another by number or by chance, from the beginning, back to the game before. */
import { useState } from 'preact/hooks';
import { ask } from '../advice.ts';
import { dealAnew } from '../dealing.ts';
import { currentTable, dealText, goBack, linkHere, newDeal, previous, readDealNumber, state } from '../game.ts';
import { dealsWanted, language } from '../settings.ts';
import { words } from '../text/more/index.ts';
import { Choice } from './Choice.tsx';
import { Sheet } from './Sheet.tsx';

/** Copies a text; false when the browser does not allow it. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

export function DealSheet({ onClose }: { readonly onClose: () => void }) {
  const lang = language.value;
  const text = words.value;
  const { deal, made, view } = state.value!;
  const earlier = previous.value;
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const [told, setTold] = useState('');
  const [link, setLink] = useState<string>();
  const closing = (act: () => void) => () => {
    act();
    onClose();
  };
  const copyOut = async (what: string): Promise<void> => {
    const done = await copy(what);
    setTold(done ? text.copied : text.notCopied);
    setLink(done ? undefined : what);
  };
  const submit = (event: Event): void => {
    event.preventDefault();
    const chosen = readDealNumber(typed);
    if (chosen) closing(() => newDeal(chosen))();
    else setWrong(true);
  };
  return (
    <Sheet title={dealText(deal, text)} onClose={onClose}>
      {!('deal' in deal) && <p>{text.ownPackLong}</p>}
      <div class="buttons">
        <button type="button" class="main" onClick={closing(() => dealAnew())}>
          {text.newDeal}
        </button>
        <button type="button" onClick={closing(() => currentTable().restart())}>
          {text.restart}
        </button>
        {made > 0 && !view.won && (
          <button type="button" data-do="give-up" onClick={closing(() => ask('loss'))}>
            <span>
              {text.giveUp}
              <small>{text.seekLoss}</small>
            </span>
          </button>
        )}
        {earlier && (
          <button type="button" onClick={closing(goBack)}>
            <span>
              {text.back}
              <small>{text.backFrom(earlier.document.name[lang], dealText(earlier.deal, text))}</small>
            </span>
          </button>
        )}
      </div>
      <Choice
        list
        label={text.newDeals}
        value={dealsWanted.value}
        onChange={(value) => {
          dealsWanted.value = value;
        }}
        options={[
          { id: 'any', text: text.dealsAny },
          { id: 'winnable', text: text.dealsWinnable, note: text.dealsNote },
        ]}
      />
      <form class="number" onSubmit={submit}>
        <label for="deal-number" class="field-name">
          {text.typeNumber}
        </label>
        <div>
          <input
            id="deal-number"
            data-typed
            inputMode="numeric"
            autocomplete="off"
            value={typed}
            aria-invalid={wrong}
            aria-describedby="deal-number-fault"
            onInput={(event) => {
              setTyped(event.currentTarget.value);
              setWrong(false);
            }}
          />
          <button type="submit">{text.dealIt}</button>
        </div>
        <p id="deal-number-fault" class="fault" role="alert">
          {wrong ? text.badNumber : ''}
        </p>
      </form>
      <div class="buttons">
        {'deal' in deal && (
          <button type="button" onClick={() => copyOut(String(deal.deal))}>
            {text.copy}
          </button>
        )}
        <button type="button" onClick={() => copyOut(linkHere())}>
          {text.copyLink}
        </button>
      </div>
      <p class="told" aria-live="polite">
        {told}
      </p>
      {link && (
        <input class="link" readOnly value={link} aria-label={text.copyLink} onFocus={(event) => event.currentTarget.select()} />
      )}
    </Sheet>
  );
}
