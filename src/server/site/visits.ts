import { hash } from 'node:crypto';
import { dayOf, isBrowser, recipeOfPath } from '#src/domain/site/visits.ts';
import { write } from '../base/database.ts';
import { tokenBucket } from '../base/limits/token-bucket.ts';
import { log } from '../base/log.ts';
import { networkOf } from '../base/network.ts';
import { readerNotesOfSite } from './reader-notes.ts';
import { type RecipeVisit, recordVisits, startDay, type VisitBatch } from './visit-records.ts';

/** Milliseconds for which visits wait for each other, to go through the write door together. */
const FLUSH_MS = 5000;
/** Most browsers, and recipes they looked at, told apart between two flushes; a flood beyond is counted as visits only. */
const MOST_MARKS = 5000;
/** Characters of a browser's name that tell it apart; anybody may send kilobytes. */
const NAME_LENGTH = 300;
/** Places an address has on a day for browsers, and for recipes: what falls into one that is taken is not told apart. */
const BROWSERS = 16;
const RECIPES = 256;
/** Visits of an address that count. */
const VISITS = { burst: 120, perMinute: 60 };

interface Visit {
  address: string;
  userAgent: string;
  pathname: string;
  /** No further look at the page: its recipe was cooked. */
  isCooked?: boolean | undefined;
}

export interface VisitCounter {
  /** Takes note of a page somebody looked at; programs and the administrator area do not count. Costs microseconds. */
  see(visit: Visit): void;
  /** Writes what was noted. Where the database fails, it waits for the next time. */
  flush(): Promise<void>;
}

/**
 * Counts visits without cookies: addresses and browsers leave the process only as hashes, whose salt is written over
 * when the UTC day ends. Of one address a few browsers are told apart, and a look at a recipe counts once a day, as does cooking it. See docs/decisions/0006-visits-without-cookies.md.
 */
export function openVisitCounter(now: () => number = Date.now): VisitCounter {
  const counted = tokenBucket({ ...VISITS, now });
  const pending = new Map<number, VisitBatch>();
  let tidied = -1;

  function batchOf(day: number): VisitBatch {
    const batch = pending.get(day) ?? { visits: 0, marks: new Map() };
    pending.set(day, batch);
    return batch;
  }

  const mark = ({ marks }: VisitBatch, text: string, deed: RecipeVisit | null): void => {
    if (marks.size < MOST_MARKS && !marks.has(text)) marks.set(text, deed);
  };

  function restore(day: number, { visits, marks }: VisitBatch): void {
    const batch = batchOf(day);
    batch.visits += visits;
    for (const [text, deed] of marks) mark(batch, text, deed);
  }

  return {
    see({ address, userAgent, pathname, isCooked = false }) {
      if (pathname === '/admin' || pathname.startsWith('/admin/') || !isBrowser(userAgent)) return;
      const network = networkOf(address);
      if (counted.take(network) > 0) return;
      const batch = batchOf(dayOf(now()));
      const recipeId = recipeOfPath(pathname);
      const markDeed = (of: RecipeVisit['of']): void => {
        if (recipeId) mark(batch, `${network}\n${of} ${placeOf(recipeId, RECIPES)}`, { of, recipeId });
      };
      if (isCooked) return markDeed('cooked');
      batch.visits++;
      mark(batch, `${network}\n${placeOf(userAgent.slice(0, NAME_LENGTH), BROWSERS)}`, null);
      markDeed('recipe');
    },
    async flush() {
      const today = dayOf(now());
      if (pending.size === 0 && tidied === today) return;
      const batches = [...pending].toSorted(([a], [b]) => a - b);
      pending.clear();
      const wait = (error: unknown) => log.warn({ err: error }, 'visits could not be written down; they wait');
      // A day by itself: one that cannot be written keeps none of the others waiting.
      for (const [day, batch] of batches)
        await write((tx, change) => recordVisits({ tx, change }, day, batch, today)).catch((error: unknown) => {
          restore(day, batch);
          wait(error);
        });
      await write((tx) => startDay(tx, today)).then(() => {
        tidied = today;
      }, wait);
    },
  };
}

/** One of so many places, the same for the same text in every process: no counter is needed to bound what is kept. */
const placeOf = (text: string, places: number): number => hash('sha256', text, 'buffer').readUInt32BE() % places;

/** The counter this process counts with. */
export const visits: VisitCounter = openVisitCounter();

/** Writes visits down every few seconds. Returns the way to stop, which writes the last ones. */
export function startCountingVisits(): () => Promise<void> {
  const flush = () => Promise.all([visits.flush(), readerNotesOfSite.flush()]);
  const timer = setInterval(() => void flush(), FLUSH_MS);
  timer.unref();
  void flush();
  return async () => {
    clearInterval(timer);
    await flush();
  };
}
