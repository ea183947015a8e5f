import { readStoredJson } from '../local-storage.ts';

/** A kitchen timer; several run side by side, and go on when the page is left or loaded again. */
export interface Timer {
  id: string;
  recipe: CookedRecipe;
  /** The label of a timer: "Step 2 · 15 minutes". */
  label: string;
  /** Seconds it was set to, with the minutes that were added. */
  seconds: number;
  /** Moment it rings; `null` while paused. */
  endsAt: number | null;
  /** Seconds left when it was paused. */
  secondsLeft: number;
  hasRung: boolean;
}

export interface CookedRecipe {
  id: string;
  title: string;
}

/** The key a browser keeps the timers under; there only while there are any. */
export const TIMERS_KEY = 'plantry:timers';
/** Who comes back later has eaten. */
const FORGOTTEN_MS = 12 * 3_600_000;

/** The timers a browser keeps, which may be of an older day or another hand. */
export function readTimers(): Timer[] {
  const kept = readStoredJson(TIMERS_KEY);
  const now = Date.now();
  return (Array.isArray(kept) ? kept : [])
    .filter(isTimer)
    .filter(({ endsAt }) => endsAt === null || endsAt > now - FORGOTTEN_MS)
    .map((timer) => endingBy(timer, now + timer.seconds * 1000));
}

/** A timer that ends then at the latest: one has never more left than it was set to, even if the clock was put back meanwhile. */
export const endingBy = (timer: Timer, latest: number): Timer =>
  timer.endsAt !== null && timer.endsAt > latest ? { ...timer, endsAt: latest } : timer;

function isTimer(kept: Partial<Timer> | null): kept is Timer {
  const { id, recipe, label, seconds, endsAt, secondsLeft: left } = kept ?? {};
  const areNumbers = [seconds, left, endsAt ?? 0].every((number) => Number.isFinite(number));
  const areTexts = [id, label, recipe?.id, recipe?.title].every((text) => typeof text === 'string');
  return areNumbers && areTexts && endsAt !== undefined;
}
