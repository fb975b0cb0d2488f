/** The rule book: the rules of any game under any of its house rules, to read and to print. */
import { useEffect, useState } from 'preact/hooks';
import { defaultHouse, type GameDocument, type House } from '../../engine/document.ts';
import { Sheet } from '../app/Sheet.tsx';
import { state, tellNotLoaded } from '../game.ts';
import { language } from '../settings.ts';
import { bookPlace } from './open.ts';
import { goTo, Page } from './Page.tsx';
import { Select } from './Select.tsx';
import '../style/book.css';
import '../style/print.css';
import { words } from '../text/more/index.ts';

interface Props {
  readonly games: readonly GameDocument[];
  readonly onClose: () => void;
}

export function BookSheet({ games, onClose }: Props) {
  const lang = language.value;
  const text = words.value;
  const { document: now, house: houseNow } = state.value!;
  const place = bookPlace.value;
  const [id, setId] = useState(place?.game ?? now.id);
  const [houses, setHouses] = useState<Readonly<Record<string, House>>>({ [now.id]: houseNow });
  const game = games.find((one) => one.id === id) ?? now;
  const house = houses[game.id] ?? defaultHouse(game);
  const rule = place?.game === game.id ? place.rule : undefined;
  useEffect(() => {
    if (rule !== undefined) goTo(`rule-${rule}`);
  }, [rule]);
  const close = (): void => {
    bookPlace.value = undefined;
    onClose();
  };
  const learn = (): void => {
    close();
    import('../tutorial/lesson.ts').then(({ startTutorial }) => startTutorial(game), tellNotLoaded);
  };
  return (
    <Sheet title={words.value.rules} onClose={close}>
      <div class="paper book" lang={lang}>
        <div class="tools">
          <Select
            label={text.whichGame}
            value={game.id}
            options={games.map((one) => ({ id: one.id, text: one.name[lang] }))}
            onChange={setId}
          />
          {game.house.map((one) => (
            <Select
              key={`${game.id} ${one.id}`}
              label={one.name[lang]}
              value={house[one.id] ?? one.values[0].id}
              options={one.values.map((value) => ({ id: value.id, text: value.text[lang] }))}
              onChange={(value) => setHouses({ ...houses, [game.id]: { ...house, [one.id]: value } })}
            />
          ))}
          {game.examples.length > 0 && (
            <button type="button" data-do="learn" onClick={learn}>
              {text.tutorial}
            </button>
          )}
          <button type="button" data-do="print" onClick={() => print()}>
            {text.print}
          </button>
        </div>
        <Page key={game.id} game={game} house={house} rule={rule} />
      </div>
    </Sheet>
  );
}
