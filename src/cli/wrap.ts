/** Breaks running text into lines, and measures text that may hold colour codes. */

// The codes that picocolors writes: escape, bracket, numbers, m.
const CODES = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

/** How many columns a text takes. */
export const widthOf = (text: string): number => text.replace(CODES, '').length;

/** Lines of at most `width` columns; a longer word stands alone. A no-break space holds words together and is written as a space. */
export function wrap(text: string, width: number, indent = 0, hang = indent): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/[ \t\n]+/).filter((x) => x !== '')) {
    const room = width - (lines.length === 0 ? indent : hang);
    if (line !== '' && widthOf(line) + 1 + widthOf(word) > room) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  if (line !== '') lines.push(line);
  return lines.map((x, i) => ' '.repeat(i === 0 ? indent : hang) + x.replaceAll('\u00a0', ' '));
}
