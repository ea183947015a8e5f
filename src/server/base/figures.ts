/**
 * The figures this process counts of itself, as plain numbers: one more must cost a stored page nothing. `/metrics` puts them
 * into Prometheus' words.
 */
export const figures = {
  /** Milliseconds since 1970. */
  startedAt: Date.now(),
  /** Answers by kind and status, the kinds those of the host's decisions. */
  answers: new Map<string, Map<number, number>>(),
  /** The ways pages were found in the store. */
  store: { HIT: 0, STALE: 0, MISS: 0 },
  /** Pages rendered, and the seconds that took. */
  renders: { count: 0, seconds: 0 },
  /** Writes that had their turn at the one door, and the seconds they waited for it. */
  writes: { count: 0, waited: 0 },
  mail: { sent: 0, failed: 0, givenUp: 0 },
  /** The number that waits in each line of work. */
  lines: new Map<string, () => number>(),
  /** The search index in use. */
  searchIndex: null as { recipes: number } | null,
};

/** Counts an answer. */
export function countAnswer(kind: string, status: number): void {
  let byStatus = figures.answers.get(kind);
  if (!byStatus) {
    byStatus = new Map();
    figures.answers.set(kind, byStatus);
  }
  byStatus.set(status, (byStatus.get(status) ?? 0) + 1);
}
