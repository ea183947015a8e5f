import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { contentVersions } from '#src/db/schema.ts';
import { read, write } from '../../base/database.ts';
import { env } from '../../base/env.ts';
import { sellingNeeds } from '../../base/selling-needs.ts';

/** A row of `content_versions` that no page names; its moment of writing tells one database from another. */
const DATABASE_MARK = 'database';

/**
 * Identifies what all pages of this process have in common besides the content: build, settings, database. Pages of
 * another edition are never served.
 */
export async function edition(buildId: string): Promise<string> {
  const { SITE_URL, SITE_NAME } = env();
  const operator = Object.entries(env()).filter(([name]) => /^(OPERATOR|SOCIAL)_|^OIDC_(ISSUER|NAME)$/.test(name));
  const sells = sellingNeeds().length === 0;
  const facts = [buildId, SITE_URL, SITE_NAME, sells, operator.toSorted(), await databaseMark()];
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 16);
}

/** Identifies a database, so that a new one at the same address is told from the old. */
export async function databaseMark(): Promise<number> {
  const find = async () =>
    (await read().select().from(contentVersions).where(eq(contentVersions.tag, DATABASE_MARK)))[0]?.changedAt;
  const mark = await find();
  if (mark !== undefined) return mark;
  await write((tx) =>
    tx
      .insert(contentVersions)
      .values({ tag: DATABASE_MARK, version: 0, contentVersion: 0, changedAt: Date.now() })
      .onConflictDoNothing(),
  );
  return (await find()) ?? 0;
}
