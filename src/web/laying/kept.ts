/** What has been typed of layouts so far, kept through a reload where the browser allows it. */
import type { House } from '../../engine/document.ts';

export interface Begun {
  readonly game: string;
  readonly house: House;
}
const KEY = 'pasyans.laying';

function read(key: string): string | undefined {
  try {
    return globalThis.localStorage?.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}
function write(key: string, text: string): void {
  try {
    if (text === '') globalThis.localStorage?.removeItem(key);
    else globalThis.localStorage?.setItem(key, text);
  } catch {
    // Without storage what was typed lasts as long as the page.
  }
}

export const textOf = (game: string): string => read(`${KEY}.${game}`) ?? '';
/** Whether cards of what was typed have been laid at random; it stays so until all is begun again. */
export const guessedIn = (game: string): boolean => read(`${KEY}.${game}.guessed`) !== undefined;
export const keepGuessed = (game: string, guessed: boolean): void => write(`${KEY}.${game}.guessed`, guessed ? 'yes' : '');
export const keepText = (game: string, text: string): void => write(`${KEY}.${game}`, text);

/** The game whose layout was typed last, if any. */
export function begun(): Begun | undefined {
  try {
    const value: unknown = JSON.parse(read(KEY) ?? 'null');
    if (typeof value !== 'object' || value === null || !('game' in value) || !('house' in value)) return undefined;
    const { game, house } = value;
    if (typeof game !== 'string' || typeof house !== 'object' || house === null) return undefined;
    return { game, house: Object.fromEntries(Object.entries(house).map(([id, chosen]) => [id, String(chosen)])) };
  } catch {
    return undefined;
  }
}
export const keepBegun = (what: Begun): void => write(KEY, JSON.stringify(what));

/** The house rules that a game has, as far as they are wanted; the first values otherwise. */
export function houseOf(
  { house }: { readonly house: readonly { readonly id: string; readonly values: readonly { readonly id: string }[] }[] },
  wanted: House,
): House {
  return Object.fromEntries(
    house.map(({ id, values }) => [id, values.some((value) => value.id === wanted[id]) ? wanted[id]! : values[0]!.id]),
  );
}
