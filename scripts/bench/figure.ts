/** One row of the table. */
export interface Figure {
  what: string;
  /** As measured, with its unit. */
  measured: string;
  bar: string;
  /** Whether the bar holds; `null` where it could not be measured, with the reason in `measured`. */
  holds: boolean | null;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);

/** The value below which the share `part` of `values` lies. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

export const atMost = (what: string, value: number, unit: string, bar: number): Figure => ({
  what,
  measured: `${round(value)} ${unit}`,
  bar: `≤ ${bar} ${unit}`,
  holds: value <= bar,
});

/** A row that is shown for comparison. */
export const withoutBar = (what: string, measured: string): Figure => ({ what, measured, bar: '–', holds: null });

export const round = (value: number): number => (value >= 100 ? Math.round(value) : Math.round(value * 100) / 100);
