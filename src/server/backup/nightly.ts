import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { min } from 'drizzle-orm';
import { databaseFile } from '#src/db/database-file.ts';
import { users } from '#src/db/schema.ts';
import { liesAhead } from '../base/clock.ts';
import { read } from '../base/database.ts';
import { env } from '../base/env.ts';
import { log } from '../base/log.ts';
import { type KeptBackup, listBackups } from './backups.ts';

const HOUR = 3_600_000;
/** Milliseconds between two looks at the clock. */
const LOOK = 60_000;
/** Milliseconds after which one that failed is tried again, and after which one is ended. */
const AGAIN = HOUR;
const LONGEST = 6 * HOUR;
/** Characters of what a backup said that are kept. */
const TOLD = 2000;

interface Outcome {
  /** UTC milliseconds. */
  at: number;
  /** The trouble it had; `null` when all went well. */
  trouble: string | null;
}
let isRunning = false;
let last: Outcome | null = null;

/** The moment at or before `now` at which a backup was to be made, `nights` earlier; the hour is the machine's. */
export function scheduledAt(hour: number, now: number, nights = 0): number {
  const at = new Date(now);
  at.setHours(hour, 0, 0, 0);
  if (at.getTime() > now) at.setDate(at.getDate() - 1);
  at.setDate(at.getDate() - nights);
  return at.getTime();
}

export interface BackupStatus {
  /** `null` where the site makes none: it is switched off, or the database is on a server of its own. */
  hour: number | null;
  folder: string;
  /** The newest, restored on trial and compared. */
  last: KeptBackup | null;
  /** The number of them. */
  count: number;
  isRunning: boolean;
  /** The trouble of the last time since the start. */
  trouble: string | null;
  /** Whether two nights have gone by without a good one. */
  isLate: boolean;
}

/** The state of the backups. */
export async function backupStatus(now = Date.now()): Promise<BackupStatus> {
  const { BACKUP_HOUR, BACKUP_DIR: folder, DATABASE_URL } = env();
  const hour = databaseFile(DATABASE_URL) === null ? null : BACKUP_HOUR;
  // A clock that was ahead has made what lies ahead: it is no reason to wait until then.
  const all = (await listBackups(folder)).filter(
    ({ at, manifest }) => manifest.rowsCompared > 0 && !liesAhead(at, now),
  );
  const [newest = null] = all;
  const since = newest?.at ?? (await firstDay(now));
  return {
    hour,
    folder,
    last: newest,
    count: all.length,
    isRunning,
    trouble: last?.trouble ?? null,
    isLate: hour !== null && since < scheduledAt(hour, now - HOUR, 1),
  };
}

/** Since when there is something to back up. */
async function firstDay(now: number): Promise<number> {
  const [row] = await read()
    .select({ at: min(users.createdAt) })
    .from(users);
  return row?.at && !liesAhead(row.at, now) ? row.at : now;
}

/** Whether a backup is to be made: the last hour set for one has passed since the newest, however the clock got there. */
export async function isBackupDue(now = Date.now()): Promise<boolean> {
  const { hour, last: newest } = await backupStatus(now);
  return hour !== null && (newest?.at ?? (await firstDay(now))) < scheduledAt(hour, now);
}

/**
 * Makes a backup every night, in a process of its own that gives way to this one: SQLite copies without a pause, and no
 * page would go out meanwhile. `script` is that of `npm run backup`. Returns the way to stop.
 */
export function startNightlyBackups(script: string): () => void {
  const stopping = new AbortController();
  let triedAt = Number.NEGATIVE_INFINITY;
  const look = async () => {
    // By the time of this process, which no clock sets.
    if (isRunning || performance.now() - triedAt < AGAIN) return;
    isRunning = true;
    try {
      if (!(await isBackupDue())) return;
      triedAt = performance.now();
      last = { at: Date.now(), trouble: await backUp(script, stopping.signal) };
    } finally {
      isRunning = false;
    }
    if (last.trouble) log.error({ trouble: last.trouble }, 'no good backup tonight');
    else log.info('backup made, restored on trial and compared');
  };
  const timer = setInterval(() => {
    look().catch((error: unknown) => log.error({ err: error }, 'nightly backup'));
  }, LOOK);
  timer.unref();
  return () => {
    clearInterval(timer);
    stopping.abort();
  };
}

/** Runs the script and returns what it complained of; `null` where all went well. */
function backUp(script: string, stop: AbortSignal): Promise<string | null> {
  const signal = AbortSignal.any([stop, AbortSignal.timeout(LONGEST)]);
  const child = spawn(process.execPath, [script, '--nightly'], { stdio: ['ignore', 'ignore', 'pipe'], signal });
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-TOLD);
  });
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(`The backup could not be made: ${error.message}`));
    child.once('close', (code) =>
      resolve(code === 0 ? null : said.trim() || `The backup ended with ${code ?? 'a signal'}`),
    );
  });
}
