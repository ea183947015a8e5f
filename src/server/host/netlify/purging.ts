import { and, gt, inArray, ne, sql } from 'drizzle-orm';
import type { Database } from '#src/db/client.ts';
import { contentVersions } from '#src/db/schema.ts';
import { joined } from '../../base/limits/joined.ts';
import { log } from '../../base/log.ts';
import { purgeTags } from './purge-tags.ts';

/** A row of `content_versions` that no page names: the CDN has been purged of all changes up to its version. */
const MARK = 'cdn';

const { tag, version, contentVersion } = contentVersions;

export interface Purging {
  /** Whether something changed that the CDN still shows as it was, because a purge failed. */
  readonly behind: boolean;
  /** Waits until nothing that this process changed is in the CDN as it was: whoever changed it sees it at the next load. */
  settled(): Promise<void>;
  /** Purges everything that changed since the last purge, whoever changed it. Failures are logged and made up for later. */
  catchUp(): Promise<void>;
}

/** Purges the CDN after each change of this process. */
export function followChanges(database: Database): Purging {
  let behind = false;
  let urgent: Promise<void> = Promise.resolve();
  // While Netlify takes none, every request asks for one: they would wait in a line that only grows, whoever changes something behind them.
  const catchUp = joined(async () => {
    behind = false;
    await purgeChanged(database).catch((error: unknown) => {
      behind = true;
      log.error({ err: error }, 'the CDN was not purged of what changed; the next request tries again');
    });
  });

  database.onChange(() => {
    urgent = catchUp();
  });
  return {
    get behind() {
      return behind;
    },
    settled: () => urgent,
    catchUp,
  };
}

async function purgeChanged(database: Database): Promise<void> {
  const purged = sql`coalesce((select ${version} from ${contentVersions} where ${tag} = ${MARK}), 0)`;
  const changed = await database.read
    .select({ tag, version })
    .from(contentVersions)
    .where(and(ne(tag, MARK), gt(version, purged)));
  if (changed.length === 0) return;
  await purgeTags(changed.map((row) => row.tag));
  await mark(database, Math.max(...changed.map((row) => row.version)));
}

/** For a new deploy, which begins with an empty cache: there is nothing old to purge. */
export async function beginPurging(database: Database): Promise<void> {
  await mark(database, await newestVersion(database));
}

async function mark(database: Database, upTo: number): Promise<void> {
  const changedAt = Date.now();
  await database.write((tx) =>
    tx
      .insert(contentVersions)
      .values({ tag: MARK, version: upTo, contentVersion: 0, changedAt })
      .onConflictDoUpdate({ target: tag, set: { version: sql`max(${version}, excluded.version)`, changedAt } }),
  );
}

/** Number of the newest change; 0 before any. */
export async function newestVersion({ read }: Database): Promise<number> {
  const [row] = await read.select({ newest: sql<number>`coalesce(max(${version}), 0)` }).from(contentVersions);
  return row?.newest ?? 0;
}

/**
 * Whether content that a page shows changed after a version number: a page made in between may show the old or the new.
 */
export async function changedSince({ read }: Database, tags: readonly string[], since: number): Promise<boolean> {
  const rows = await read
    .select({ tag })
    .from(contentVersions)
    .where(and(inArray(tag, [...tags]), gt(contentVersion, since)))
    .limit(1);
  return rows.length > 0;
}
