import { PUBLISHED_KINDS } from '../admin/published-kinds.ts';
import { CLOCK_SLACK } from '../base/clock.ts';
import { database } from '../base/database.ts';
import { log } from '../base/log.ts';
import { tag } from '../base/tags.ts';
import { carryOutSchedule, nextDue, publishedBy } from '../published/schedule.ts';

/** Milliseconds between two looks at the clock. */
const TICK = 200;
/** Milliseconds after which the plans of other processes are known here. */
const PLANS_FRESH = 5000;

/** Milliseconds before a time in which pages are made for it. */
const LEAD = 60_000;

/** Makes the page of an address before what it shows is public; what it returns keeps it, by the tags that moved then. */
export type MakeAhead = (address: string) => Promise<(own: readonly string[]) => void>;

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
 * Publishes things and takes them off the site when their times come; at once what came due while no process ran. The
 * clock is looked at again and again: a long timer would follow the machine's own count of time, not a clock that is put
 * right. The pages of what is soon published are made beforehand. Returns the way to stop, which waits for what is under way.
 */
export function startScheduling(makeAhead: MakeAhead, tick = TICK): () => Promise<void> {
  const clock = believedClock();
  let next: number | null = null;
  let askedAt = Number.NEGATIVE_INFINITY;
  const ahead = new Map<string, { updatedAt: number; keep: Awaited<ReturnType<MakeAhead>> }>();
  let running: Promise<void> = Promise.resolve();
  let isRunning = false;

  async function look(): Promise<void> {
    const now = clock();
    if (performance.now() - askedAt >= PLANS_FRESH) {
      askedAt = performance.now();
      next = await nextDue(PUBLISHED_KINDS);
    }
    if (now === null || next === null || next > now + LEAD) return;
    if (next > now) return makeOneAhead(next);
    const { shown, hidden } = await carryOutSchedule(PUBLISHED_KINDS, now);
    for (const { kind, id, updatedAt } of shown) {
      const page = ahead.get(kind.address(id));
      // One that was changed after its page was made is made when somebody asks for it.
      if (page?.updatedAt === updatedAt) page.keep([kind.tagOf(id)]);
    }
    ahead.clear();
    log.info({ shown: shown.length, hidden: hidden.length }, 'the schedule was carried out');
    next = await nextDue(PUBLISHED_KINDS);
  }

  /** One page at a time, so that no moment is missed for it. */
  async function makeOneAhead(moment: number): Promise<void> {
    const began = performance.now();
    let made = 0;
    for (const { kind, id, updatedAt } of await publishedBy(PUBLISHED_KINDS, moment)) {
      const address = kind.address(id);
      if (ahead.get(address)?.updatedAt === updatedAt) continue;
      if (made > 0 && performance.now() - began > tick) return;
      made++;
      const keep = await makeAhead(address).catch((error: unknown) => notMade(address, error));
      ahead.set(address, { updatedAt, keep });
    }
    if (made > 0) log.info({ pages: ahead.size, publishAt: new Date(moment) }, 'pages are made for their time');
  }

  /** It is made when somebody asks for it; the others are made all the same. */
  function notMade(page: string, error: unknown): () => void {
    log.warn({ err: error, page }, 'a page could not be made before its time');
    return () => undefined;
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
