/** The settings; every change shows at once on the table behind. */

import { rankName } from '../../cards/index.ts';
import { back, clock, colours, lamp, languageChoice, lettersChoice, marks, signs, words } from '../settings.ts';
import { languageNames } from '../text/index.ts';
import { Choice } from './Choice.tsx';
import { Sheet } from './Sheet.tsx';

const shownLetters = (lang: 'ru' | 'en'): string => [1, 13, 12, 11].map((rank) => rankName(rank, lang)).join(' ');

export function SettingsSheet({ onClose }: { readonly onClose: () => void }) {
  const text = words.value;
  return (
    <Sheet title={text.settings} onClose={onClose}>
      <Choice
        label={text.languageLabel}
        value={languageChoice.value}
        onChange={(value) => {
          languageChoice.value = value;
        }}
        options={[
          { id: 'ru', text: languageNames.ru },
          { id: 'en', text: languageNames.en },
        ]}
      />
      <Choice
        label={text.letters}
        value={lettersChoice.value}
        onChange={(value) => {
          lettersChoice.value = value;
        }}
        options={[
          { id: 'auto', text: text.lettersAuto },
          { id: 'ru', text: shownLetters('ru') },
          { id: 'en', text: shownLetters('en') },
        ]}
      />
      <Choice
        label={text.colours}
        value={colours.value}
        onChange={(value) => {
          colours.value = value;
        }}
        options={[
          { id: '2', text: text.twoColours },
          { id: '4', text: text.fourColours },
        ]}
      />
      <Choice
        label={text.signs}
        value={signs.value}
        onChange={(value) => {
          signs.value = value;
        }}
        options={[
          { id: 'pictures', text: text.signsPictures },
          { id: 'big', text: text.signsBig },
        ]}
      />
      <Choice
        label={text.backs}
        value={back.value}
        onChange={(value) => {
          back.value = value;
        }}
        options={(['0', '1', '2'] as const).map((id, i) => ({ id, text: text.backNames[i]! }))}
      />
      <Choice
        label={text.marks}
        value={marks.value}
        onChange={(value) => {
          marks.value = value;
        }}
        options={[
          { id: 'on', text: text.marksOn },
          { id: 'off', text: text.marksOff },
        ]}
      />
      <Choice
        label={text.lampLabel}
        value={lamp.value}
        onChange={(value) => {
          lamp.value = value;
        }}
        options={[
          { id: 'on', text: text.lampOn },
          { id: 'off', text: text.lampOff },
        ]}
      />
      <Choice
        label={text.clockLabel}
        value={clock.value}
        onChange={(value) => {
          clock.value = value;
        }}
        options={[
          { id: 'off', text: text.clockOff },
          { id: 'on', text: text.clockOn },
        ]}
      />
    </Sheet>
  );
}
