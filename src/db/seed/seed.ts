import { count, eq } from 'drizzle-orm';
import type { CatalogueRecipe } from '#src/domain/recipes/catalogue.ts';
import type { Database } from '../client.ts';
import { recipes, settings } from '../schema.ts';
import { type CatalogueMistake, readCatalogue, readExclusive } from './catalogue.ts';
import { catalogueRows } from './catalogue-rows.ts';
import { hasPicture } from './pictures.ts';

const CHUNK = 50;

/**
 * Puts the catalogue into a database without recipes, the exclusive recipes among the others when asked. Returns how
 * many it put in; 0 when there were some.
 */
export async function seedCatalogue(
  database: Database,
  { exclusive = false, now = Date.now() }: { exclusive?: boolean; now?: number } = {},
): Promise<number> {
  const [present] = await database.read.select({ total: count() }).from(recipes);
  if (present?.total) return 0;
  const catalogue = whole(await readCatalogue());
  const extra = exclusive ? whole(await readExclusive()) : [];
  return insert(database, [...catalogue, ...extra], extra, now);
}

/**
 * Puts in the exclusive recipes that a database with recipes was never given: one that was deleted stays away. Returns
 * how many were new.
 */
export async function addExclusive(database: Database, now = Date.now()): Promise<number> {
  const given = await givenExclusive(database);
  const missing = whole(await readExclusive()).filter(({ id }) => !given.includes(id));
  return missing.length > 0 ? insert(database, missing, missing, now) : 0;
}

async function insert(
  database: Database,
  catalogue: readonly CatalogueRecipe[],
  exclusive: readonly CatalogueRecipe[],
  now: number,
): Promise<number> {
  const exclusiveIds = exclusive.map(({ id }) => id);
  // Oldest first, because a later recipe has a higher number and lists go by it.
  const rows = catalogueRows(catalogue, now, hasPicture, new Set(exclusiveIds)).toReversed();
  const given = [...(await givenExclusive(database)), ...exclusiveIds];
  return database.write(async (tx, change) => {
    let inserted = 0;
    for (let at = 0; at < rows.length; at += CHUNK) {
      const chunk = rows.slice(at, at + CHUNK);
      inserted += (await tx.insert(recipes).values(chunk).onConflictDoNothing()).rowsAffected;
    }
    if (exclusive.length > 0) {
      const value = { exclusive: given };
      await tx
        .insert(settings)
        .values({ name: 'catalogue', value, updatedAt: now })
        .onConflictDoUpdate({ target: settings.name, set: { value, updatedAt: now } });
    }
    change.touch('content', 'recipes', 'trending', 'site');
    return inserted;
  });
}

/** Ids of the exclusive recipes that were ever put into a database. */
async function givenExclusive(database: Database): Promise<string[]> {
  const [row] = await database.read.select().from(settings).where(eq(settings.name, 'catalogue'));
  return (row?.value.exclusive ?? []) as string[];
}

function whole({ recipes, mistakes }: { recipes: CatalogueRecipe[]; mistakes: CatalogueMistake[] }): CatalogueRecipe[] {
  if (mistakes.length > 0) throw new Error(mistakes.map(({ file, message }) => `${file}: ${message}`).join('\n'));
  return recipes;
}
