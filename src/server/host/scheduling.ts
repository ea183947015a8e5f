import { CLOCK_SLACK } from '../base/clock.ts';
import { database } from '../base/database.ts';
import { log } from '../base/log.ts';
import { tag } from '../base/tags.ts';
import { carryOutSchedule, nextDue } from '../recipes/schedule.ts';

/** Milliseconds between two looks at the clock. */
const TICK = 200;
/** Milliseconds after which the plans of other processes are known here. */
const PLANS_FRESH = 5000;

interface Clocks {
  /** UTC milliseconds, as the machine says; may be wrong, and leap. */
  now: () => number;
  /** Milliseconds that only ever pass. */
  passed: () => number;
}

const CLOCKS: Clocks = { now: Date.now, passed: () => performance.now() };

/**
 * A clock that may be believed: `null` for {@link CLOCK_SLACK} after it has leapt ahead by more than that. What a wrong
 * clock would publish early nobody can take back; one that is put right meanwhile has done nothing. A clock that goes back
 * is believed at once: at worst it is late.
 */
export function believedClock({ now, passed }: Clocks = CLOCKS): () => number | null {
  let offset = now() - passed();
  let doubtedSince: number | null = null;
  return () => {
    const time = now();
    const leap = time - passed() - offset;
    if (leap <= CLOCK_SLACK) {
      offset += leap;
      doubtedSince = null;
      return time;
    }
    doubtedSince ??= passed();
    if (passed() - doubtedSince < CLOCK_SLACK) return null;
    offset += leap;
    doubtedSince = null;
    return time;
  };
}

/**
 * Publishes recipes and takes them off the site when their times come; at once what came due while no process ran. The
 * clock is looked at again and again: a long timer would follow the machine's own count of time, not a clock that is put
 * right. Returns the way to stop, which waits for what is under way.
 */
export function startScheduling(tick = TICK): () => Promise<void> {
  const clock = believedClock();
  let next: number | null = null;
  let askedAt = Number.NEGATIVE_INFINITY;
  let running: Promise<void> = Promise.resolve();
  let isRunning = false;

  async function look(): Promise<void> {
    const now = clock();
    if (performance.now() - askedAt >= PLANS_FRESH) {
      askedAt = performance.now();
      next = await nextDue();
    }
    if (now === null || next === null || next > now) return;
    const { shown, hidden } = await carryOutSchedule(now);
    log.info({ shown, hidden }, 'the schedule was carried out');
    next = await nextDue();
  }

  // What is planned here is known at once.
  const stopListening = database().onChange((moved) => {
    if (moved.some((version) => version.tag === tag.schedule)) askedAt = Number.NEGATIVE_INFINITY;
  });
  const timer = setInterval(() => {
    if (isRunning) return;
    isRunning = true;
    running = look()
      .catch((error: unknown) => log.error({ err: error }, 'the schedule could not be carried out'))
      .finally(() => {
        isRunning = false;
      });
  }, tick);
  timer.unref();
  return () => {
    clearInterval(timer);
    stopListening();
    return running;
  };
}
