/** Tables of plain text: the first column to the left, numbers to the right. */

/** Lines of a table; every row has as many cells as the head. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const widths = head.map((word, i) => Math.max(word.length, ...rows.map((row) => row[i]!.length)));
  return [head, ...rows].map((row) =>
    row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join('  '),
  );
}

/** A number with the digits in groups of three. */
export const grouped = (n: number): string => n.toLocaleString('en').replaceAll(',', ' ');
