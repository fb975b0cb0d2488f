/** Which patience a sheet speaks of: a list to choose from. */
import type { GameDocument } from '../../engine/document.ts';
import { language } from '../settings.ts';
import { words } from '../text/more/index.ts';

interface Props {
  readonly games: readonly Pick<GameDocument, 'id' | 'name'>[];
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}

export function GamePicker({ games, chosen, onChoose }: Props) {
  return (
    <label>
      <span class="field-name">{words.value.whichGame}</span>
      <select value={chosen} onChange={(event) => onChoose(event.currentTarget.value)}>
        {games.map(({ id, name }) => (
          <option key={id} value={id}>
            {name[language.value]}
          </option>
        ))}
      </select>
    </label>
  );
}
