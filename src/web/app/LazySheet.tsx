/** The dialogs, each fetched when it is first opened: none of them is needed to begin to play. */
import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { loadGames } from '../../games/loader.ts';
import { tellNotLoaded } from '../game.ts';

export interface SheetProps {
  readonly onClose: () => void;
  /** Another dialog in the place of this one. */
  readonly onOpen: (name: SheetName) => void;
}
type Load = () => Promise<FunctionComponent<SheetProps>>;

const LOADS = {
  games: async () => {
    const [{ GamesSheet }, games] = await Promise.all([import('./GamesSheet.tsx'), loadGames()]);
    return ({ onClose }) => <GamesSheet games={games} onClose={onClose} />;
  },
  deal: async () => (await import('./DealSheet.tsx')).DealSheet,
  settings: async () => (await import('./SettingsSheet.tsx')).SettingsSheet,
  menu: async () => (await import('./MenuSheet.tsx')).MenuSheet,
  pause: async () => (await import('./PauseSheet.tsx')).PauseSheet,
  lines: async () => (await import('./LinesSheet.tsx')).LinesSheet,
  statistics: async () => {
    const [{ StatisticsSheet }, games] = await Promise.all([import('./StatisticsSheet.tsx'), loadGames()]);
    return ({ onClose }) => <StatisticsSheet games={games} onClose={onClose} />;
  },
  days: async () => {
    const [{ DaysSheet }, games] = await Promise.all([import('./DaysSheet.tsx'), loadGames()]);
    return ({ onClose }) => <DaysSheet games={games} onClose={onClose} />;
  },
  book: async () => {
    const [{ BookSheet }, games] = await Promise.all([import('../book/BookSheet.tsx'), loadGames()]);
    return ({ onClose }) => <BookSheet games={games} onClose={onClose} />;
  },
  keys: async () => (await import('./KeysSheet.tsx')).KeysSheet,
  laying: async () => {
    const [{ LayingSheet }, games] = await Promise.all([import('../laying/LayingSheet.tsx'), loadGames()]);
    return ({ onClose }) => <LayingSheet games={games} onClose={onClose} />;
  },
  asides: async () => {
    const [{ AsidesSheet }] = await Promise.all([import('./AsidesSheet.tsx'), loadGames()]);
    return AsidesSheet;
  },
  files: async () => (await import('./FilesSheet.tsx')).FilesSheet,
} as const satisfies Record<string, Load>;
export type SheetName = keyof typeof LOADS;

const loaded = new Map<SheetName, FunctionComponent<SheetProps>>();

/** The dialog of this name, as soon as it is there. One that cannot be fetched tells so and is closed. */
export function LazySheet({ name, onClose, onOpen }: SheetProps & { readonly name: SheetName }) {
  const [, show] = useState(0);
  useEffect(() => {
    let wanted = true;
    if (loaded.has(name)) return;
    const load: Load = LOADS[name];
    load()
      .then((sheet) => {
        loaded.set(name, sheet);
        if (wanted) show((n) => n + 1);
      })
      .catch(() => {
        tellNotLoaded();
        if (wanted) onClose();
      });
    return () => {
      wanted = false;
    };
  }, [name]);
  const Found = loaded.get(name);
  return Found ? <Found onClose={onClose} onOpen={onOpen} /> : null;
}
