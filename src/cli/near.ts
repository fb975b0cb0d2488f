/** The nearest known word to one that is not known, for "did you mean". */

/** How many letters must be changed, added, left out or exchanged with their neighbour to make one word of the other. */
function distance(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let least = Math.min(rows[i - 1]![j]! + 1, row[j - 1]! + 1, rows[i - 1]![j - 1]! + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) least = Math.min(least, rows[i - 2]![j - 2]! + 1);
      row.push(least);
    }
    rows.push(row);
  }
  return rows[a.length]![b.length]!;
}

const LONGEST = 40;

/** The known word that was probably meant, or undefined when none is near. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const typed = word.slice(0, LONGEST).toLowerCase();
  const far = known.map((id) => ({ id, far: distance(typed, id.toLowerCase()) }));
  const begun = known.filter((id) => typed.length >= 2 && id.toLowerCase().startsWith(typed));
  if (begun.length === 1) return begun[0];
  const best = far.sort((a, b) => a.far - b.far || (a.id < b.id ? -1 : 1))[0];
  return best !== undefined && best.far <= Math.max(1, Math.floor(typed.length / 3)) ? best.id : undefined;
}
