/** Spare window space: given to the fans where the layout has any along that axis, otherwise spread evenly. */

/** A stretch of one axis, in layout units. */
export interface Span {
  readonly from: number;
  readonly to: number;
}
export interface Axis {
  /** Length of the layout along this axis, in units. */
  readonly length: number;
  /** Pixels of one unit. */
  readonly unit: number;
  /** Pixels there are. */
  readonly space: number;
  /** Where fans lie and no pile stands: this part may grow. */
  readonly elastic: readonly Span[];
  /** How much an axis without fans may grow. */
  readonly most: number;
}

/** The union of spans, sorted, without overlaps. */
export function union(spans: readonly Span[]): Span[] {
  const merged: { from: number; to: number }[] = [];
  for (const span of [...spans].sort((a, b) => a.from - b.from)) {
    const last = merged.at(-1);
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to);
    else if (span.to > span.from) merged.push({ ...span });
  }
  return merged;
}

/** What of the first spans the second ones leave. */
export function without(spans: readonly Span[], taken: readonly Span[]): Span[] {
  let rest = union(spans);
  for (const { from, to } of union(taken))
    rest = rest.flatMap((span) =>
      to <= span.from || from >= span.to
        ? [span]
        : [
            { from: span.from, to: Math.min(span.to, from) },
            { from: Math.max(span.from, to), to: span.to },
          ].filter((part) => part.to - part.from > 1e-9),
    );
  return rest;
}

/** From layout units to pixels along one axis: never closer together than the unit says, the rest of the space spread. */
export function stretch({ length, unit, space, elastic, most }: Axis): (at: number) => number {
  const spare = Math.max(0, space - length * unit);
  const total = elastic.reduce((sum, { from, to }) => sum + to - from, 0);
  if (total > 1e-9)
    return (at) => {
      const before = elastic.reduce((sum, { from, to }) => sum + Math.max(0, Math.min(at, to) - from), 0);
      return at * unit + (spare * before) / total;
    };
  // Without fans the gaps between cards grow a little and the whole lies in the middle.
  const gaps = Math.max(0, length - 1);
  const grown = gaps > 0 ? Math.min(spare, gaps * unit * (most - 1)) : 0;
  const start = (spare - grown) / 2;
  return (at) => start + at * unit + (gaps > 0 ? (grown * at) / gaps : 0);
}
