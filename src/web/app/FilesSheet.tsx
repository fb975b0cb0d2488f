/** Everything to a file and back, and a link that carries the game with its moves. */
import { useEffect, useState } from 'preact/hooks';
import '../style/files.css';
import { dayOf } from '../../play/day.ts';
import { faultsLine } from '../../play/faultwords.ts';
import { everythingIn, everythingOut } from '../files.ts';
import { currentTable } from '../game.ts';
import { linkWith } from '../links.ts';
import { language } from '../settings.ts';
import { type AllWords, words } from '../text/more/index.ts';
import type { SheetProps } from './LazySheet.tsx';
import { Sheet } from './Sheet.tsx';

type Said = (words: AllWords) => string;

/** Hands a text over to be saved as a file. */
function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** `null` while it is made; undefined when the moves are too many. */
function useLink(): string | undefined | null {
  const [link, setLink] = useState<string | undefined | null>(null);
  useEffect(() => {
    linkWith(currentTable().game.record, location.href).then(setLink, () => setLink(undefined));
  }, []);
  return link;
}

export function FilesSheet({ onClose }: SheetProps) {
  const text = words.value;
  const link = useLink();
  // Said in the language of the moment: a file may have changed it.
  const [told, setTold] = useState<Said>();
  const [fault, setFault] = useState<Said>();
  const say = (good: Said | undefined, bad?: Said): void => {
    setTold(() => good);
    setFault(() => bad);
  };
  const save = async (): Promise<void> => {
    try {
      download(`pasyans-${dayOf(new Date())}.json`, await everythingOut());
      say(undefined);
    } catch {
      say(undefined, (now) => now.noResults);
    }
  };
  const take = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    try {
      const taken = await everythingIn(await file.text());
      if (taken.kind === 'taken') say((now) => now.fileTaken(taken.results));
      else if (taken.kind === 'failed') say(undefined, (now) => now.fileFailed);
      else say(undefined, (now) => now.fileBad(faultsLine(taken.faults, language.value)));
    } catch {
      say(undefined, (now) => now.notLoaded);
    }
  };
  const copy = async (address: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address);
      say((now) => now.copied);
    } catch {
      say(undefined, (now) => now.notCopied);
    }
  };
  return (
    <Sheet title={text.files} onClose={onClose}>
      <div class="buttons">
        <button type="button" class="main" data-do="file-out" onClick={() => void save()}>
          {text.fileOut}
        </button>
      </div>
      <p class="note">{text.fileOutNote}</p>
      <label class="file-in">
        <input
          type="file"
          accept=".json,application/json"
          onChange={({ currentTarget }) => {
            void take(currentTarget.files?.[0]).then(() => {
              // The same file can be chosen again.
              currentTarget.value = '';
            });
          }}
        />
        <span>{text.fileIn}</span>
      </label>
      <p class="note">{text.fileInNote}</p>
      <p class="told" aria-live="polite">
        {told?.(text)}
      </p>
      <p class="fault" role="alert">
        {fault?.(text)}
      </p>
      <h3>{text.linkWithLine}</h3>
      <p class="note">{link === undefined ? text.linkTooLong : text.linkNote}</p>
      {link && (
        <>
          <input
            class="link"
            readOnly
            value={link}
            aria-label={text.linkWithLine}
            onFocus={(event) => event.currentTarget.select()}
          />
          <div class="buttons">
            <button type="button" data-do="copy-line" onClick={() => void copy(link)}>
              {text.copyLine}
            </button>
          </div>
        </>
      )}
    </Sheet>
  );
}
