import { isDeepStrictEqual } from 'node:util';
import { count, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../client.ts';
import type { PublishedTable, RevisionTable } from '../schema/published.ts';
import { settings } from '../schema.ts';

/** The text of one of a catalogue's things: columns and what stands in them. */
export type CatalogueText = Readonly<Record<string, unknown>>;

interface Renewed {
  table: PublishedTable;
  revisions: RevisionTable;
  /** The setting that remembers which were ever put in. */
  given: 'catalogue-collections' | 'catalogue-guides';
  /** The tags of the page of one, and of whatever lists them. */
  tags: { one: (id: string) => string; list: string };
}

/**
 * Puts in what a database was never given of a catalogue, and gives those that nobody has changed since the text that the
 * catalogue has now. One that was changed or deleted here stays as it is. `textsOf` may read the database; the first of
 * what it returns is the newest. Returns how many are new, and how many have a new text.
 */
export async function renewCatalogue(
  database: Database,
  { table, revisions, given: setting, tags }: Renewed,
  textsOf: (tx: Transaction) => Promise<ReadonlyMap<string, CatalogueText>>,
  now = Date.now(),
): Promise<{ added: number; updated: number }> {
  return database.write(async (tx, change) => {
    const texts = await textsOf(tx);
    const given = await givenIds(tx, setting);
    const missing = [...texts].filter(([id]) => !given.includes(id));
    let added = 0;
    for (const [index, [id, text]] of missing.toReversed().entries()) {
      const at = now - missing.length + index;
      const dates = { createdAt: at, updatedAt: at, publishedAt: at };
      const row = { ...text, id, ...dates, isPublished: true } as unknown as PublishedTable['$inferInsert'];
      added += (await tx.insert(table).values(row).onConflictDoNothing()).rowsAffected;
    }
    let updated = 0;
    for (const [id, text] of texts) {
      if (!given.includes(id) || !(await renew(tx, { table, revisions }, id, text))) continue;
      change.touch('content', tags.one(id));
      updated++;
    }
    if (missing.length > 0) await remember(tx, setting, [...given, ...missing.map(([id]) => id)], now);
    if (added + updated > 0) change.touch('content', tags.list);
    return { added, updated };
  });
}

/** Gives one that nobody has changed a newer text; `false` where there is nothing to give. */
async function renew(
  tx: Transaction,
  { table, revisions }: Pick<Renewed, 'table' | 'revisions'>,
  id: string,
  text: CatalogueText,
): Promise<boolean> {
  const [row] = await tx.select().from(table).where(eq(table.id, id));
  if (!row || row.updatedAt !== row.createdAt) return false;
  const [changes] = await tx.select({ total: count() }).from(revisions).where(eq(revisions.of, id));
  const stored = row as unknown as CatalogueText;
  const isSame = Object.entries(text).every(([field, value]) => isDeepStrictEqual(stored[field], value));
  if (changes?.total || isSame) return false;
  await tx.update(table).set(text).where(eq(table.id, id));
  return true;
}

async function givenIds(tx: Transaction, name: Renewed['given']): Promise<string[]> {
  const [row] = await tx.select().from(settings).where(eq(settings.name, name));
  return (row?.value.given ?? []) as string[];
}

async function remember(tx: Transaction, name: Renewed['given'], given: string[], now: number): Promise<void> {
  const value = { given };
  await tx
    .insert(settings)
    .values({ name, value, updatedAt: now })
    .onConflictDoUpdate({ target: settings.name, set: { value, updatedAt: now } });
}
