/** Puts the chosen look on the page: theme, faces, hand and speed as attributes that the style sheets read. */
import { effect, signal } from '@preact/signals';
import { side, signs, speed, theme } from './settings.ts';

/** The colour of the browser's own frame around the table. */
const FRAMES = { light: '#0c3a38', dark: '#061413' } as const;

export function startLook(): void {
  const query = matchMedia('(prefers-color-scheme: dark)');
  const dark = signal(query.matches);
  query.addEventListener('change', ({ matches }) => {
    dark.value = matches;
  });
  effect(() => {
    const shown = theme.value === 'system' ? (dark.value ? 'dark' : 'light') : theme.value;
    Object.assign(document.documentElement.dataset, {
      theme: shown,
      faces: signs.value,
      side: side.value,
      speed: speed.value,
    });
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', FRAMES[shown]);
  });
}
