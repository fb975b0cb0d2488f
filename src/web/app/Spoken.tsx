/** The voice, fetched after the first table. What is said aloud: each change on the table, what was asked for, and the lamp's verdict when it is another. */
import { useRef } from 'preact/hooks';
import type { TableState } from '../../play/table.ts';
import { advice } from '../advice.ts';
import { announcement } from '../announce.ts';
import { isGuessed } from '../guessed.ts';
import { verdictOf } from '../lampWords.ts';
import { asked, sentence } from '../say.ts';
import { lamp, language } from '../settings.ts';
import { voice } from '../text/more/voice.ts';
import { cameByItself } from '../undoing.ts';

interface Sentence {
  readonly id: number;
  readonly text: string;
}
interface Props {
  /** What lay on the table first: the voice may come after the first move. */
  readonly first: TableState;
  readonly now: TableState;
  /** What is shown in place of the game. */
  readonly line: 'line' | 'lesson' | undefined;
}

/** The lamp's verdict when it is certain and another than the one that was said of this game before. */
function useVerdict({ now, line }: Omit<Props, 'first'>): string | undefined {
  const before = useRef<{ readonly deal: TableState['deal']; readonly said: string } | undefined>(undefined);
  const sure = advice.value?.lamp === 'won' || advice.value?.lamp === 'lost';
  if (line || lamp.value === 'off' || !sure || now.view.won || now.view.over) return undefined;
  const said = verdictOf(advice.value, now.view, isGuessed(now.deal));
  if (said === undefined || (before.current?.deal === now.deal && before.current.said === said)) return undefined;
  before.current = { deal: now.deal, said };
  return `${sentence(said)}.`;
}

/** Says each change to those who do not see it. */
export function Spoken({ first, now, line }: Props) {
  const words = voice[language.value];
  const before = useRef<TableState>(first);
  /** The game as it was when something else came in its place. */
  const own = useRef<TableState | undefined>(undefined);
  const wasLine = useRef(line);
  const said = useRef<readonly Sentence[]>([]);
  const count = useRef(0);
  const wasAsked = useRef<typeof asked.value>(undefined);
  const verdict = useVerdict({ now, line });
  /** Each telling is an element of its own: what is said twice in a row is heard twice. */
  const tell = (text: string, after: readonly Sentence[] = []): void => {
    said.current = text === '' ? after : [...after, { id: ++count.current, text }];
  };
  const wants = asked.value && wasAsked.current !== asked.value ? asked.value : undefined;
  // From the game to a line and back nothing has been moved, unless the line is played on.
  if (wasLine.current !== line) {
    if (wasLine.current === undefined) own.current = before.current;
    const went = line === undefined && own.current?.view !== now.view ? announcement(own.current, now, language.value) : '';
    tell(line === 'lesson' ? '' : line === 'line' ? words.lineShown : went || words.lineClosed);
  } else if (before.current !== now && (!wants || wants.adds)) {
    // What follows by itself is added to what the player did, which may not have been read to its end.
    const follows = line === undefined && !now.backwards && now.view !== before.current.view && cameByItself();
    const added = follows && now.made === before.current.made + 1 ? said.current : [];
    tell(announcement(before.current, now, language.value, follows), added);
  }
  // An answer tells of all that came of what was asked for, the change of the table only of its last move.
  if (wants) tell(typeof wants.said === 'string' ? wants.said : wants.said(words), wants.adds ? said.current : []);
  if (verdict) tell(verdict, said.current);
  wasAsked.current = asked.value;
  wasLine.current = line;
  before.current = now;
  return (
    <>
      {said.current.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </>
  );
}
