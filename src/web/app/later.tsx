/** Parts of the page that are fetched when they are first shown: what is not needed to begin to play. */
import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { tellNotLoaded } from '../game.ts';

/** A component that shows nothing until the real one is there. One that cannot be fetched tells so. */
export function later<P extends object>(load: () => Promise<FunctionComponent<P>>): FunctionComponent<P> {
  let found: FunctionComponent<P> | undefined;
  return function Later(props: P) {
    const [, show] = useState(0);
    useEffect(() => {
      if (found) return;
      let wanted = true;
      load().then((component) => {
        found = component;
        if (wanted) show((n) => n + 1);
      }, tellNotLoaded);
      return () => {
        wanted = false;
      };
    }, []);
    const Found = found;
    return Found ? <Found {...props} /> : null;
  };
}
