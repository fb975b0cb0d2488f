/** Table mode: the cards of a layout on the player's own table are typed, pasted or tapped in, and the game goes on here. */
import { useMemo, useState } from 'preact/hooks';
import type { Face } from '../../cards/index.ts';
import type { GameDocument } from '../../engine/document.ts';
import { Engine } from '../../engine/engine.ts';
import { rulesPage } from '../../engine/page.ts';
import {
  fillRest,
  finished,
  hidesCards,
  type Laid,
  layCard,
  nextPile,
  readDraft,
  sampleLine,
  takeOut,
  writeLaid,
} from '../../play/laying.ts';
import { Session } from '../../play/session.ts';
import { Table } from '../../play/table.ts';
import { Sheet } from '../app/Sheet.tsx';
import { cardWords, placeName } from '../board/names.ts';
import { Diagram } from '../book/Diagram.tsx';
import { Select } from '../book/Select.tsx';
import { replace, state } from '../game.ts';
import { noteGuessed } from '../guessed.ts';
import { sentence } from '../say.ts';
import { language } from '../settings.ts';
import { sitDown } from '../sitting.ts';
import { begun, guessedIn, houseOf, keepBegun, keepGuessed, keepText, textOf } from './kept.ts';
import { Pack } from './Pack.tsx';
import { Places } from './Places.tsx';
import { type Done, Faults, isWrong, Report } from './Report.tsx';
import '../style/book.css';
import '../style/print.css';
import '../style/laying.css';
import { words } from '../text/more/index.ts';

interface Props {
  readonly games: readonly GameDocument[];
  readonly onClose: () => void;
}

/** By chance, as one shuffles. */
function shuffled(faces: readonly Face[]): Face[] {
  const numbers = crypto.getRandomValues(new Uint32Array(faces.length));
  return faces
    .map((face, i) => ({ face, at: numbers[i]! }))
    .sort((a, b) => a.at - b.at)
    .map(({ face }) => face);
}

export function LayingSheet({ games, onClose }: Props) {
  const lang = language.value;
  const text = words.value;
  const now = state.value!;
  const [choice, setChoice] = useState(() => begun() ?? { game: now.document.id, house: now.house });
  const game = games.find(({ id }) => id === choice.game) ?? now.document;
  const house = houseOf(game, choice.house);
  const houseText = JSON.stringify(house);
  const engine = useMemo(() => new Engine(game, house), [game, houseText]);
  const [written, setWritten] = useState(() => textOf(game.id));
  const [chosen, setChosen] = useState<number>();
  const [last, setLast] = useState<number>();
  const [did, setDid] = useState<Done>();
  const tell = (said: string): void => setDid((one) => ({ id: (one?.id ?? 0) + 1, text: said }));
  const cardName = (face: Face): string => (face === 0 ? text.unknownCard : cardWords(face, lang));
  const draft = useMemo(() => readDraft(engine, written), [engine, written]);
  const done = useMemo(() => finished(engine, draft), [engine, draft]);
  const goal = chosen ?? nextPile(engine, draft.laid.piles);
  const grid = (pile: number): boolean => engine.groupAt(pile).doc.kind === 'grid';

  const choose = (wanted: Partial<typeof choice>): void => {
    const next = { ...choice, house, ...wanted };
    setChoice(next);
    keepBegun(next);
    if (next.game === game.id) return;
    setWritten(textOf(next.game));
    setChosen(undefined);
    setLast(undefined);
  };
  /** The outermost card of the place chosen, else the card that was laid last. */
  const out = (): void => {
    const from = chosen ?? last;
    const card = from === undefined ? undefined : draft.laid.piles[from]!.at(-1);
    if (from === undefined || !card) return;
    lay(takeOut(draft.laid, from));
    tell(text.takenOut(cardName(card.face), placeName(game, from, lang)));
  };
  const write = (next: string): void => {
    setWritten(next);
    keepBegun({ game: game.id, house });
    keepText(game.id, next);
    if (next.trim() === '') keepGuessed(game.id, false);
  };
  const lay = (laid: Laid): void => write(writeLaid(engine, laid, lang).join('\n'));
  const add = (face: Face): void => {
    if (goal === undefined) return;
    // In a row of places a card takes the place of the one that lay there.
    const free = grid(goal) ? takeOut(draft.laid, goal) : draft.laid;
    lay(layCard(engine, free, goal, face));
    setLast(goal);
    // The number of cards that are left stands beside it; it does not change when the card is unknown.
    const left = face === 0 ? ` ${text.leftToPlace(draft.missing.length)}` : '';
    tell(`${sentence(text.move(cardName(face), text.onto(placeName(game, goal, lang))))}.${left}`);
    // Then comes the next place that is short of cards; a pile chosen by hand goes on.
    if (chosen !== undefined && grid(chosen)) setChosen(undefined);
  };
  const play = (): void => {
    if (!done.ok) return;
    const [shuffle = 0] = crypto.getRandomValues(new Uint32Array(1));
    const session = new Session(game, house, { layout: done.value, shuffle }, engine);
    if (guessedIn(game.id)) noteGuessed(session.deal);
    // Somebody has dealt and perhaps played these cards already: they count in no statistics.
    replace({ table: new Table(session), sitting: sitDown('line') });
    onClose();
  };
  const fill = (): void => {
    if (draft.missing.length > 0 || draft.unknown > 0) keepGuessed(game.id, true);
    lay(fillRest(engine, draft, shuffled));
  };
  const hides = useMemo(() => hidesCards(engine), [engine]);
  const pack = engine.orderedPack();
  const page = rulesPage(game, house);
  return (
    <Sheet
      title={words.value.laying}
      onClose={onClose}
      foot={
        <>
          <button type="button" class="main" data-laying="play" aria-disabled={!done.ok} onClick={play}>
            {text.playThis}
          </button>
          {!done.ok && <small>{text.notPlayable}</small>}
        </>
      }
    >
      <div class="paper laying">
        <div class="on-screen">
          <p>{text.layingNote}</p>
          <div class="tools">
            <Select
              label={text.whichGame}
              value={game.id}
              options={games.map((one) => ({ id: one.id, text: one.name[lang] }))}
              onChange={(id) => choose({ game: id })}
            />
            {game.house.map((one) => (
              <Select
                key={`${game.id} ${one.id}`}
                label={one.name[lang]}
                value={house[one.id]!}
                options={one.values.map((value) => ({ id: value.id, text: value.text[lang] }))}
                onChange={(value) => choose({ house: { ...house, [one.id]: value } })}
              />
            ))}
          </div>
          <Report game={game} names={engine.names} draft={draft} late={done.ok ? [] : done.faults} done={did} />
          <Places game={game} laid={draft.laid} names={engine.names} goal={goal} onChoose={setChosen} />
          <Pack pack={pack} missing={draft.missing} onLay={add} />
          <div class="buttons">
            {hides && (
              <button type="button" data-laying="unknown" onClick={() => add(0)}>
                {text.unknownCard}
              </button>
            )}
            <button type="button" data-laying="out" onClick={out}>
              {text.takeOut}
            </button>
            {hides && (
              <button type="button" data-laying="fill" onClick={fill}>
                {text.fillRest}
              </button>
            )}
            <button type="button" data-laying="clear" onClick={() => write('')}>
              {text.clear}
            </button>
            <button type="button" data-laying="print" onClick={() => print()}>
              {text.emptySheet}
            </button>
          </div>
          {hides && <p class="dim">{text.fillRestNote}</p>}
          <div class="written">
            <label for="laying-text">{text.layingText}</label>
            {/* Above the field: what is beneath it lies under a phone's keyboard. */}
            <Faults id="laying-faults" game={game} names={engine.names} draft={draft} />
            <textarea
              id="laying-text"
              rows={8}
              spellcheck={false}
              autocomplete="off"
              value={written}
              aria-invalid={isWrong(draft)}
              aria-describedby="laying-faults laying-form"
              onInput={({ currentTarget }) => write(currentTarget.value)}
            />
          </div>
          <p id="laying-form" class="dim">
            {text.layingTextNote(sampleLine(engine)[lang])}
          </p>
        </div>
        <div class="blank">
          <h3 class="book-title">{game.name[lang]}</h3>
          <Diagram game={game} piles={page.facts.piles} blank />
          <p>{page.facts.cards[lang]}</p>
        </div>
      </div>
    </Sheet>
  );
}
