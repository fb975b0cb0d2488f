// Colours of dialogs come from the theme, so that each has one in light, in dark and on paper.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const style = (name: string): string => readFileSync(new URL(`../../src/web/style/${name}.css`, import.meta.url), 'utf8');
const COLOUR = /#[0-9a-f]{3,8}\b|\brgb\(|\bhsl\(|:\s*(?:white|black)\b/i;
const declared = (css: string): string[] => [...css.matchAll(/--([\w-]+):/g)].map(([, name]) => name!);

const DIALOGS = ['book', 'files', 'keys', 'laying', 'lines', 'menu', 'sheets', 'statistics'];

test.each(DIALOGS)('%s.css names no colour of its own', (name) => {
  // What lies behind a dialog is dark in every theme, and so are shadows.
  const css = style(name).replace(/::backdrop \{[^}]*\}|box-shadow:[^;]*;/g, '');
  expect(css.length).toBeGreaterThan(100);
  expect(css.split('\n').filter((line) => COLOUR.test(line))).toEqual([]);
});

test('the dark theme gives a colour for every one of the light theme that dialogs use', () => {
  const dark = new Set(declared(style('theme')));
  const used = new Set(DIALOGS.flatMap((name) => [...style(name).matchAll(/var\(--([\w-]+)/g)].map(([, one]) => one!)));
  const colours = [...style('base').matchAll(/--([\w-]+): (?:#|rgb)/g)].map(([, name]) => name!).filter((name) => used.has(name));
  expect(colours.length).toBeGreaterThan(10);
  expect(colours.filter((name) => !dark.has(name))).toEqual([]);
});
