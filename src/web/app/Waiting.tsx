/** Something takes a while: what it is, how far it has come, and a way to end it. */
import '../style/advice.css';
import { words } from '../text/more/index.ts';
import { Told } from './Told.tsx';

interface Props {
  readonly text: string;
  /** 0 … 1. */
  readonly share: number;
  readonly onCancel: () => void;
}

export const Waiting = ({ text, share, onCancel }: Props) => (
  <Told
    kind="asked"
    buttons={
      <button type="button" data-do="cancel" onClick={onCancel}>
        {words.value.cancel}
      </button>
    }
  >
    <span class="why">{text}</span>
    <progress class="waiting" value={share} max={1} aria-label={text} />
  </Told>
);
