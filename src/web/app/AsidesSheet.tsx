/** The games that were set aside: to go on with one, or to discard it. */
import { useEffect, useState } from 'preact/hooks';
import '../style/files.css';
import { findLoaded } from '../../games/loader.ts';
import { faultsLine } from '../../play/faultwords.ts';
import { readKept } from '../../play/kept.ts';
import { Table } from '../../play/table.ts';
import { dealText, replace, resultsKept } from '../game.ts';
import { language } from '../settings.ts';
import { idForOld } from '../sitting.ts';
import type { KeptAside } from '../store.ts';
import { words } from '../text/more/index.ts';
import type { SheetProps } from './LazySheet.tsx';
import { Sheet } from './Sheet.tsx';

interface RowProps {
  readonly aside: KeptAside;
  readonly onGone: () => void;
  readonly onClose: () => void;
}

function Row({ aside: { key, text: kept, when }, onGone, onClose }: RowProps) {
  const text = words.value;
  const lang = language.value;
  const [sure, setSure] = useState(false);
  const read = readKept(kept, idForOld(), findLoaded);
  const day = new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(when));
  const drop = (): void => {
    resultsKept()?.dropAside(key).then(onGone, onGone);
  };
  const goOn = (): void => {
    if (!read.ok) return;
    replace({ table: new Table(read.value.session), sitting: read.value.sitting });
    drop();
    onClose();
  };
  return (
    <li data-aside={read.ok ? read.value.session.document.id : ''}>
      {read.ok ? (
        <p>
          {text.asideGame(read.value.session.document.name[lang], dealText(read.value.session.deal, text))}
          <br />
          <small>{text.asideFacts(read.value.session.made, day)}</small>
        </p>
      ) : (
        <p>
          {text.asideWhen(day)}
          <br />
          <small>{text.asideUnread(faultsLine(read.faults, lang))}</small>
        </p>
      )}
      <div class="buttons">
        {read.ok && (
          <button type="button" class="main" data-do="aside-on" onClick={goOn}>
            {text.asideOn}
          </button>
        )}
        {!read.ok && (
          <button type="button" onClick={() => void navigator.clipboard?.writeText(kept)}>
            {text.asideCopy}
          </button>
        )}
        {/* What is discarded is lost for ever: one press is too few. */}
        <button type="button" data-do="aside-drop" onClick={() => (sure ? drop() : setSure(true))} onBlur={() => setSure(false)}>
          {sure ? text.asideDropSure : text.asideDrop}
        </button>
      </div>
    </li>
  );
}

export function AsidesSheet({ onClose }: SheetProps) {
  const text = words.value;
  const [asides, setAsides] = useState<readonly KeptAside[]>();
  const [failed, setFailed] = useState(false);
  const look = (): void => {
    const reading = resultsKept()?.asides() ?? Promise.reject(new Error('no storage'));
    reading.then(setAsides, () => setFailed(true));
  };
  useEffect(look, []);
  return (
    <Sheet title={text.asides} onClose={onClose}>
      {failed && <p role="alert">{text.noResults}</p>}
      {asides?.length === 0 && <p>{text.asidesNone}</p>}
      <ul class="asides">
        {asides?.map((aside) => (
          <Row key={aside.key} aside={aside} onGone={look} onClose={onClose} />
        ))}
      </ul>
      <p class="note">{text.asidesNote}</p>
    </Sheet>
  );
}
