import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inArray } from 'drizzle-orm';
import { type CatalogueCollection, catalogueCollectionSchema } from '#src/domain/collections/catalogue-collection.ts';
import type { Database, Transaction } from '../client.ts';
import { asPublished } from '../schema/published.ts';
import { collectionRevisions, collections, recipes } from '../schema.ts';
import { renewCatalogue } from './renewing.ts';

const FOLDER = join(import.meta.dirname, 'collections');
const COLLECTIONS = {
  table: asPublished(collections),
  revisions: collectionRevisions,
  given: 'catalogue-collections',
  tags: { one: (id: string) => `collection:${id}`, list: 'collections' },
} as const;

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
 * Puts in the catalogue's collections, or gives them their newest text: see {@link renewCatalogue}. Recipes that are not
 * there are left out; without any recipe there are no collections.
 */
export async function seedCollections(
  database: Database,
  now = Date.now(),
): Promise<{ collections: number; collectionsUpdated: number }> {
  const catalogue = await readCollections();
  const { added, updated } = await renewCatalogue(
    database,
    COLLECTIONS,
    async (tx) => {
      const numbers = await numbersOf(tx, catalogue);
      return new Map(numbers.size === 0 ? [] : catalogue.map((each) => [each.id, textOf(each, numbers)]));
    },
    now,
  );
  return { collections: added, collectionsUpdated: updated };
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
