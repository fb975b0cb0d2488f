/** The settings; every change shows at once on the table behind. */
import type { Signal } from '@preact/signals';
import { rankName } from '../../cards/index.ts';
import {
  autoMoves,
  back,
  clock,
  colours,
  lamp,
  languageChoice,
  letterKeys,
  lettersChoice,
  marks,
  press,
  side,
  signs,
  sounds,
  speed,
  tableAs,
  theme,
} from '../settings.ts';
import { languageNames } from '../text/index.ts';
import { words } from '../text/more/index.ts';
import { Choice } from './Choice.tsx';
import { Sheet } from './Sheet.tsx';

const shownLetters = (lang: 'ru' | 'en'): string => [1, 13, 12, 11].map((rank) => rankName(rank, lang)).join(' ');

interface Props<T extends string> {
  readonly label: string;
  readonly of: Signal<T>;
  /** The values in the order shown, with their words. */
  readonly options: readonly (readonly [id: T, text: string])[];
}
function Setting<T extends string>({ label, of, options }: Props<T>) {
  return (
    <Choice
      label={label}
      value={of.value}
      onChange={(value) => {
        of.value = value;
      }}
      options={options.map(([id, text]) => ({ id, text }))}
    />
  );
}
/** The values that a text of each names, in the order given. */
const from = <T extends string>(texts: Readonly<Record<T, string>>, ids: readonly T[]): (readonly [T, string])[] =>
  ids.map((id) => [id, texts[id]] as const);

function Faces() {
  const text = words.value;
  return (
    <>
      <Setting
        label={text.letters}
        of={lettersChoice}
        options={[
          ['auto', text.lettersAuto],
          ['ru', shownLetters('ru')],
          ['en', shownLetters('en')],
        ]}
      />
      <Setting
        label={text.colours}
        of={colours}
        options={[
          ['2', text.twoColours],
          ['4', text.fourColours],
        ]}
      />
      <Setting
        label={text.signs}
        of={signs}
        options={[
          ['pictures', text.signsPictures],
          ['classic', text.signsClassic],
          ['big', text.signsBig],
          ['contrast', text.signsContrast],
        ]}
      />
      <Setting
        label={text.backs}
        of={back}
        options={[
          ['0', text.backNames[0]],
          ['1', text.backNames[1]],
          ['2', text.backNames[2]],
        ]}
      />
      <Setting
        label={text.marks}
        of={marks}
        options={[
          ['on', text.marksOn],
          ['off', text.marksOff],
        ]}
      />
    </>
  );
}

export function SettingsSheet({ onClose }: { readonly onClose: () => void }) {
  const text = words.value;
  return (
    <Sheet title={text.settings} onClose={onClose}>
      <Setting
        label={text.languageLabel}
        of={languageChoice}
        options={[
          ['ru', languageNames.ru],
          ['en', languageNames.en],
        ]}
      />
      <Setting label={text.theme} of={theme} options={from(text.themes, ['system', 'light', 'dark'])} />
      <Faces />
      <Setting label={text.side} of={side} options={from(text.sides, ['right', 'left'])} />
      <Setting label={text.speed} of={speed} options={from(text.speeds, ['off', 'fast', 'normal', 'slow'])} />
      <Setting label={text.press} of={press} options={from(text.presses, ['take', 'best'])} />
      <Setting label={text.autoMoves} of={autoMoves} options={from(text.autoMovesOf, ['off', 'safe', 'all'])} />
      <p class="note">{text.autoMovesNote}</p>
      <Setting label={text.tableAs} of={tableAs} options={from(text.tablesAs, ['cards', 'words'])} />
      <Setting label={text.letterKeys} of={letterKeys} options={from(text.letterKeysOf, ['on', 'off'])} />
      <Setting label={text.sounds} of={sounds} options={from(text.soundsOf, ['off', 'on'])} />
      <Setting
        label={text.lampLabel}
        of={lamp}
        options={[
          ['on', text.lampOn],
          ['off', text.lampOff],
        ]}
      />
      <Setting
        label={text.clockLabel}
        of={clock}
        options={[
          ['off', text.clockOff],
          ['on', text.clockOn],
        ]}
      />
    </Sheet>
  );
}
