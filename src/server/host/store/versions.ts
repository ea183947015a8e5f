import { gt } from 'drizzle-orm';
import type { Database, TagVersion } from '#src/db/client.ts';
import { contentVersions } from '#src/db/schema.ts';
import { log } from '../../base/log.ts';

/** The time within which this process learns of changes made by another one, in milliseconds. */
const POLL_MS = 400;

/** The state of `content_versions` as this process knows it. */
export interface Versions {
  /** Number of the newest change known; 0 before any. */
  readonly sequence: number;
  /** Every change up to this number is known, of whatever process. */
  readonly complete: number;
  /** Grows whenever a number moves, so that "nothing changed" is one comparison. */
  readonly generation: number;
  /** False until the table was read once. */
  readonly known: boolean;
  of(tag: string): TagVersion | undefined;
  /** Calls `listener` with the tags that moved, before whoever wrote them is answered. */
  onMove(listener: (moved: readonly TagVersion[]) => void): void;
  /** Reads what other processes changed; throws when the database does not answer. */
  refresh(): Promise<void>;
  /** Reads what other processes changed unless all is known up to a number, which may be one that never was. */
  catchUp(change: number): Promise<void>;
  stop(): void;
}

/** Follows the content versions: own changes at once, those of other processes by asking the table. */
export function followVersions(database: Database, pollMs = POLL_MS): Versions {
  const byTag = new Map<string, TagVersion>();
  const listeners: ((moved: readonly TagVersion[]) => void)[] = [];
  let sequence = 0;
  let generation = 0;
  let known = false;
  // Own changes do not move this mark: one of another process with a lower number may not have been read yet.
  let readUpTo = -1;
  let failing = false;
  let asking: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  function apply(rows: readonly TagVersion[]): void {
    const moved = rows.filter(({ tag, version }) => version > (byTag.get(tag)?.version ?? -1));
    if (moved.length === 0) return;
    for (const row of moved) {
      byTag.set(row.tag, row);
      sequence = Math.max(sequence, row.version);
    }
    generation++;
    for (const listener of listeners) listener(moved);
  }

  async function refresh(): Promise<void> {
    const { tag, version, contentVersion } = contentVersions;
    const rows = await database.read
      .select({ tag, version, contentVersion })
      .from(contentVersions)
      .where(gt(version, readUpTo));
    for (const row of rows) readUpTo = Math.max(readUpTo, row.version);
    known = true;
    apply(rows);
  }

  async function catchUp(change: number): Promise<void> {
    // One question at a time for all who wait; one that was under way may have been asked before the change.
    for (let tries = 0; tries < 2 && change > readUpTo && !failing; tries++) {
      asking ??= refresh()
        .catch((error) => log.error({ err: error }, 'the changes of other processes could not be read'))
        .finally(() => {
          asking = undefined;
        });
      await asking;
    }
  }

  async function poll(): Promise<void> {
    try {
      await refresh();
      if (failing) log.info('the database answers again');
      failing = false;
    } catch (error) {
      if (!failing) log.error({ err: error }, 'the database does not answer; stored pages go on being served');
      failing = true;
    }
    if (!stopped) timer = setTimeout(poll, pollMs).unref();
  }

  const unsubscribe = database.onChange(apply);
  timer = setTimeout(poll, pollMs).unref();
  return {
    get sequence() {
      return sequence;
    },
    get complete() {
      return Math.max(0, readUpTo);
    },
    get generation() {
      return generation;
    },
    get known() {
      return known;
    },
    of: (tag) => byTag.get(tag),
    onMove: (listener) => void listeners.push(listener),
    refresh,
    catchUp,
    stop() {
      stopped = true;
      clearTimeout(timer);
      unsubscribe();
    },
  };
}
