import { LRUCache } from 'lru-cache';

const HALF_DAY_MS = 43_200_000;

/** Clocks by time zone, which members may spell in many ways. */
const clocks = new LRUCache<string, Intl.DateTimeFormat>({
  max: 500,
  memoMethod: (timeZone) =>
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    }),
});

/**
 * The moment (UTC milliseconds) at which clocks of a time zone show so many minutes after midnight of a day. A time
 * that a change of clocks skips is as much later; of one that comes twice, the first is meant.
 */
export function momentOf(day: string, minutes: number, timeZone: string): number {
  const shown = Date.parse(`${day}T00:00:00Z`) + minutes * 60_000;
  const before = shown - offsetAt(shown - HALF_DAY_MS, timeZone);
  if (before + offsetAt(before, timeZone) === shown) return before;
  const after = shown - offsetAt(shown + HALF_DAY_MS, timeZone);
  return after + offsetAt(after, timeZone) === shown ? after : before;
}

/** Milliseconds by which clocks of a time zone are ahead of UTC at a moment. */
function offsetAt(moment: number, timeZone: string): number {
  const parts = Object.fromEntries(
    clocks
      .memo(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(moment / 1000) * 1000;
}
