import { appendFileSync, createReadStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { databaseFile } from '#src/db/database-file.ts';
import { SUPPRESSION_REASONS } from '#src/domain/newsletter/subscription.ts';
import { env } from '../base/env.ts';

// Who wants no more mails is written down a second time, beside the database: a restored backup knows nothing of those who
// left after it was made, and they must not be written to again.

const stopSchema = z.object({
  /** UTC milliseconds. */
  at: z.int(),
  /** SHA-256, as in the table it belongs to. */
  key: z.string().regex(/^[0-9a-f]{64}$/),
  /** `refused` and `allowed` are of one list; the others of an address. */
  what: z.enum(['refused', 'allowed', ...SUPPRESSION_REASONS, 'lifted']),
  words: z.string().optional(),
});
export type Stop = z.infer<typeof stopSchema>;

/** Lines of JSON, the newest last. No restore touches it. */
const recordFile = (): string => join(env().DATA_DIR, 'mail-stops.jsonl');

/** A database on a server of its own is restored there, and its processes share no folder. */
const isKept = (): boolean => databaseFile(env().DATABASE_URL) !== null;

/**
 * Writes stops down, or the end of some, before the transaction they belong to is done: if that fails, an address is
 * written to less rather than more. Throws where the disk is full.
 */
export function recordStop(...stops: readonly Stop[]): void {
  const lines = stops.map((stop) => `${JSON.stringify(stop)}\n`).join('');
  if (lines && isKept()) appendFileSync(recordFile(), lines, { mode: 0o600, flush: true });
}

/** The newest of each key and table, by `list` and `address`. A line that was cut off by a crash is none. */
export async function readStops(): Promise<{ list: Map<string, Stop>; address: Map<string, Stop> }> {
  const newest = { list: new Map<string, Stop>(), address: new Map<string, Stop>() };
  if (!isKept() || !existsSync(recordFile())) return newest;
  const lines = createInterface({ input: createReadStream(recordFile(), 'utf8'), crlfDelay: Number.POSITIVE_INFINITY });
  for await (const line of lines) {
    const stop = read(line);
    if (stop) newest[stop.what === 'refused' || stop.what === 'allowed' ? 'list' : 'address'].set(stop.key, stop);
  }
  return newest;
}

function read(line: string): Stop | null {
  try {
    return stopSchema.parse(JSON.parse(line));
  } catch {
    return null;
  }
}
