/** As many days, weeks and months keep their newest backup; those without one do not count. */
const KEPT = [
  { of: 7, period: (at: Date) => at.toISOString().slice(0, 10) },
  { of: 4, period: (at: Date) => String(Math.floor((at.getTime() / 86_400_000 + 3) / 7)) },
  { of: 6, period: (at: Date) => at.toISOString().slice(0, 7) },
] as const;

/**
 * Which of some moments (UTC milliseconds) no period needs: a backup of each may go. Days, weeks (from Monday) and months
 * are those of UTC.
 */
export function outdated(moments: readonly number[]): number[] {
  const newestFirst = moments.toSorted((one, other) => other - one);
  const kept = new Set<number>();
  for (const { of, period } of KEPT) {
    const newest = new Map<string, number>();
    for (const at of newestFirst) {
      const name = period(new Date(at));
      if (!newest.has(name)) newest.set(name, at);
    }
    for (const at of [...newest.values()].slice(0, of)) kept.add(at);
  }
  return newestFirst.filter((at) => !kept.has(at));
}
