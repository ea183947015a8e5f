import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { count, eq, inArray } from 'drizzle-orm';
import { type CatalogueCollection, catalogueCollectionSchema } from '#src/domain/collections/catalogue-collection.ts';
import type { Database, Transaction } from '../client.ts';
import { collectionRevisions, collections, recipes, settings } from '../schema.ts';

const FOLDER = join(import.meta.dirname, 'collections');
/** The setting that remembers which were ever put in. */
const GIVEN = 'catalogue-collections';

type Row = typeof collections.$inferSelect;
type Text = Pick<Row, 'title' | 'description' | 'introduction' | 'people' | 'season' | 'rule' | 'picks'>;

/** The catalogue's collections, in the order of their files' names. Throws what is wrong with one. */
export async function readCollections(): Promise<CatalogueCollection[]> {
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.json')).sort();
  const read = async (file: string) =>
    catalogueCollectionSchema.parse(JSON.parse(await readFile(join(FOLDER, file), 'utf8')));
  return Promise.all(files.map(read));
}

/**
 * Puts in the catalogue's collections that a database was never given, and gives those that nobody has changed since the
 * text that the catalogue has now. One that was changed or deleted here stays as it is. Recipes that are not there are left
 * out. Returns how many are new, and how many have a new text.
 */
export async function seedCollections(
  database: Database,
  now = Date.now(),
): Promise<{ collections: number; collectionsUpdated: number }> {
  const catalogue = await readCollections();
  return database.write(async (tx, change) => {
    const numbers = await numbersOf(tx, catalogue);
    if (numbers.size === 0) return { collections: 0, collectionsUpdated: 0 };
    const given = await givenIds(tx);
    const missing = catalogue.filter(({ id }) => !given.includes(id));
    let added = 0;
    // The first of the list is the newest.
    for (const [index, collection] of missing.toReversed().entries()) {
      const at = now - missing.length + index;
      const dates = { createdAt: at, updatedAt: at, publishedAt: at };
      const row = { id: collection.id, ...textOf(collection, numbers), ...dates, isPublished: true };
      added += (await tx.insert(collections).values(row).onConflictDoNothing()).rowsAffected;
    }
    let updated = 0;
    for (const collection of catalogue.filter(({ id }) => given.includes(id))) {
      if (await renew(tx, collection.id, textOf(collection, numbers))) {
        change.touch('content', `collection:${collection.id}`);
        updated++;
      }
    }
    if (missing.length > 0) await remember(tx, [...given, ...missing.map(({ id }) => id)], now);
    if (added + updated > 0) change.touch('content', 'collections');
    return { collections: added, collectionsUpdated: updated };
  });
}

async function numbersOf(tx: Transaction, catalogue: readonly CatalogueCollection[]): Promise<Map<string, number>> {
  const ids = [...new Set(catalogue.flatMap(({ picks }) => picks.map(({ id }) => id)))];
  const rows = await tx
    .select({ id: recipes.id, number: recipes.number })
    .from(recipes)
    .where(inArray(recipes.id, ids));
  return new Map(rows.map(({ id, number }) => [id, number]));
}

function textOf(
  { title, description, introduction, people, season, rule, picks }: CatalogueCollection,
  numbers: ReadonlyMap<string, number>,
): Text {
  const stored = picks.flatMap(({ id, heading, text }) => {
    const recipe = numbers.get(id);
    return recipe === undefined ? [] : [{ recipe, heading, text }];
  });
  return {
    title,
    description,
    introduction: introduction.join('\n\n'),
    people: people ?? null,
    season: season ?? null,
    rule: rule ?? null,
    picks: stored,
  };
}

/** Gives one that nobody has changed a newer text; `false` where there is nothing to give. */
async function renew(tx: Transaction, id: string, text: Text): Promise<boolean> {
  const [row] = await tx.select().from(collections).where(eq(collections.id, id));
  if (!row || row.updatedAt !== row.createdAt) return false;
  const [changes] = await tx.select({ total: count() }).from(collectionRevisions).where(eq(collectionRevisions.of, id));
  const isSame = Object.entries(text).every(([field, value]) => isDeepStrictEqual(row[field as keyof Text], value));
  if (changes?.total || isSame) return false;
  await tx.update(collections).set(text).where(eq(collections.id, id));
  return true;
}

async function givenIds(tx: Transaction): Promise<string[]> {
  const [row] = await tx.select().from(settings).where(eq(settings.name, GIVEN));
  return (row?.value.given ?? []) as string[];
}

async function remember(tx: Transaction, given: string[], now: number): Promise<void> {
  const value = { given };
  await tx
    .insert(settings)
    .values({ name: GIVEN, value, updatedAt: now })
    .onConflictDoUpdate({ target: settings.name, set: { value, updatedAt: now } });
}
