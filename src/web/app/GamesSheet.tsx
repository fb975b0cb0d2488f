/** Choosing a game and its house rules. */
import { useRef, useState } from 'preact/hooks';
import { defaultHouse, type GameDocument, type House } from '../../engine/document.ts';
import { openRule } from '../book/open.ts';
import { dealAnew } from '../dealing.ts';
import { state } from '../game.ts';
import { language } from '../settings.ts';
import { words } from '../text/more/index.ts';
import { Choice } from './Choice.tsx';
import { Rules } from './Rules.tsx';
import { Sheet } from './Sheet.tsx';

interface Props {
  readonly games: readonly GameDocument[];
  readonly onClose: () => void;
}

export function GamesSheet({ games, onClose }: Props) {
  const lang = language.value;
  const text = words.value;
  const { document: now, house: houseNow } = state.value!;
  const [id, setId] = useState(now.id);
  const [houses, setHouses] = useState<Readonly<Record<string, House>>>({ [now.id]: houseNow });
  const game = games.find((one) => one.id === id) ?? now;
  const house = houses[game.id] ?? defaultHouse(game);
  const about = useRef<HTMLElement>(null);
  const deal = (): void => {
    dealAnew(game, house);
    onClose();
  };
  return (
    <Sheet
      title={text.chooseGame}
      onClose={onClose}
      foot={
        <button type="button" class="main" onClick={deal}>
          {text.play}
        </button>
      }
    >
      <div class="games">
        <Choice
          list
          label={text.games}
          value={id}
          onChange={(chosen) => {
            setId(chosen);
            // On a phone the account of the game and its rules lie below the list.
            requestAnimationFrame(() => about.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' }));
          }}
          options={games.map((one) => ({
            id: one.id,
            text: one.name[lang],
            note: one.id === now.id ? text.playing : undefined,
          }))}
        />
        <section ref={about} class="about">
          <h3>{game.name[lang]}</h3>
          <p>{game.about[lang]}</p>
          <p class="facts">{text.packs(game.packs)}</p>
          {game.house.length === 0 ? (
            <p class="facts">{text.noHouseRules}</p>
          ) : (
            game.house.map((rule) => (
              <Choice
                key={`${game.id} ${rule.id}`}
                list
                label={rule.name[lang]}
                value={house[rule.id] ?? rule.values[0].id}
                options={rule.values.map((value) => ({ id: value.id, text: value.text[lang] }))}
                onChange={(value) => setHouses({ ...houses, [game.id]: { ...house, [rule.id]: value } })}
              />
            ))
          )}
          <Rules key={game.id} game={game} house={house} />
          <button type="button" data-do="book" onClick={() => openRule(game.id)}>
            {text.book}
          </button>
        </section>
      </div>
    </Sheet>
  );
}
