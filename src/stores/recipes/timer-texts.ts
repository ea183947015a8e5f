import type { Timer } from './kept-timers.ts';

/** Seconds a timer still has, from 0. */
export const secondsLeft = ({ endsAt, secondsLeft: left }: Timer, now: number): number =>
  endsAt === null ? left : Math.max(0, Math.ceil((endsAt - now) / 1000));

/** For the browser's tab: the timer that rings next, or that one has rung. */
export function titleText(timers: readonly Timer[], now: number): string {
  if (timers.some(({ hasRung }) => hasRung)) return 'Time is up';
  const running = timers.filter(({ endsAt }) => endsAt !== null).map((timer) => secondsLeft(timer, now));
  return running.length > 0 ? clockText(Math.min(...running)) : '';
}

/** The text of a timer that has rung: "Done", or from a minute on since when. */
export function rungText({ endsAt }: Timer, now: number): string {
  const minutes = Math.floor((now - (endsAt ?? now)) / 60_000);
  if (minutes < 1) return 'Done';
  return minutes < 60 ? `Done ${minutes} min ago` : `Done ${Math.floor(minutes / 60)} h ago`;
}

/** "9:05", "1:15:00". */
export function clockText(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60];
  const shown = parts[0] ? parts : parts.slice(1);
  return shown.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}
