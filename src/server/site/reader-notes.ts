import { and, eq, inArray, lt, sql, sum } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Transaction } from '#src/db/client.ts';
import { readerNotes } from '#src/db/schema.ts';
import { type NoteKind, noteText } from '#src/domain/site/reader-notes.ts';
import { dayOf, isBrowser } from '#src/domain/site/visits.ts';
import { read, write } from '../base/database.ts';
import { tokenBucket } from '../base/limits/token-bucket.ts';
import { log } from '../base/log.ts';
import { networkOf } from '../base/network.ts';

/** Texts of a kind that a day has room for; what comes later that day is not written down. */
const TEXTS_OF_DAY = 200;
/** New texts that a network may bring in a day. */
const OF_NETWORK = { burst: 30, perMinute: 30 / 1440 };
/** Texts that wait to be written down, and those remembered of a day so that nobody's counts twice. */
const MOST_PENDING = 500;
const MOST_SEEN = 20_000;
/** Searches remembered that found nothing. */
const MOST_MISSED = 2000;

export interface Noted {
  kind: NoteKind;
  text: string;
  address: string;
  userAgent: string;
}

export interface ReaderNotes {
  /** Takes note of what a reader came upon; what tells of a person, and programs, are left out. Costs microseconds. */
  note(noted: Noted): void;
  /** Writes what was noted. Where the database fails, it is lost: nothing of it is worth waiting for. */
  flush(): Promise<void>;
}

/**
 * Counts what readers looked for and did not find, by day and text, of nobody in particular. Every part of it is bounded,
 * because readers bring it about: see docs/decisions/0041-what-was-deleted-and-what-moved.md.
 */
export function openReaderNotes(now: () => number = Date.now): ReaderNotes {
  const allowed = tokenBucket({ ...OF_NETWORK, now });
  const seen = new LRUCache<string, true>({ max: MOST_SEEN });
  let pending = new Map<string, { kind: NoteKind; day: number; text: string; times: number }>();

  return {
    note({ kind, text: typed, address, userAgent }) {
      const text = noteText(kind, typed);
      if (text === null || !isBrowser(userAgent)) return;
      const day = dayOf(now());
      const network = networkOf(address);
      const mark = `${day} ${network} ${kind} ${text}`;
      if (seen.has(mark) || allowed.take(network) > 0) return;
      const key = `${day} ${kind} ${text}`;
      const known = pending.get(key);
      if (!known && pending.size >= MOST_PENDING) return;
      seen.set(mark, true);
      pending.set(key, { kind, day, text, times: (known?.times ?? 0) + 1 });
    },
    async flush() {
      if (pending.size === 0) return;
      const batch = [...pending.values()];
      pending = new Map();
      await write(async (tx) => {
        for (const each of batch) await add(tx, each);
      }).catch((error: unknown) => log.warn({ err: error }, 'what readers came upon could not be written down'));
    },
  };
}

/** Counts on where the text is known that day, or the day has room for another. */
async function add(tx: Transaction, note: typeof readerNotes.$inferInsert): Promise<void> {
  const { kind, day, text, times } = note;
  const ofDay = and(eq(readerNotes.kind, kind), eq(readerNotes.day, day));
  const counted = await tx
    .update(readerNotes)
    .set({ times: sql`${readerNotes.times} + ${times}` })
    .where(and(ofDay, eq(readerNotes.text, text)))
    .returning({ text: readerNotes.text });
  if (counted.length === 0 && (await tx.$count(readerNotes, ofDay)) < TEXTS_OF_DAY)
    await tx.insert(readerNotes).values(note);
}

/** How often a day each, of one network, readers came by links of letters, by the letters' names. */
export async function campaignVisits(names: readonly string[]): Promise<Map<string, number>> {
  if (names.length === 0) return new Map();
  const rows = await read()
    .select({ text: readerNotes.text, times: sum(readerNotes.times).mapWith(Number) })
    .from(readerNotes)
    .where(and(eq(readerNotes.kind, 'campaign'), inArray(readerNotes.text, [...names])))
    .groupBy(readerNotes.text);
  return new Map(rows.map(({ text, times }) => [text, times]));
}

/** Removes what was noted before a day (days since 1970). */
export async function removeOldNotes(tx: Transaction, before: number): Promise<void> {
  await tx.delete(readerNotes).where(lt(readerNotes.day, before));
}

/** The notes this process writes with. */
export const readerNotesOfSite: ReaderNotes = openReaderNotes();

const missed = new LRUCache<string, true>({ max: MOST_MISSED });

/** Remembers of a search whether it found what it asked for: its page may be kept, and looked at again. */
export function rememberSearch(search: string, isMissed: boolean): void {
  const text = noteText('search', search);
  if (text === null) return;
  if (isMissed) missed.set(text, true);
  else missed.delete(text);
}

/** Whether a search found nothing, or not all of it, when it was last made. */
export const isMissed = (search: string): boolean => missed.has(noteText('search', search) ?? '');
