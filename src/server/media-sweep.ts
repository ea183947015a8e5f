import { sql } from 'drizzle-orm';
import { banners, recipeRevisions, recipes, settings } from '#src/db/schema.ts';
import { read } from './database.ts';
import { mediaStore } from './media-store.ts';

const NAME = /m-[0-9a-f]{24}/g;
/** A picture that is uploaded is not yet on a recipe: it is left alone for as long as somebody may still be writing. */
const PATIENCE = 7 * 24 * 3_600_000;

/** Removes uploaded pictures that no recipe, earlier version, banner or setting names, seven days after they came. */
export async function sweepMedia(now = Date.now()): Promise<void> {
  const old = (await mediaStore().list()).filter(({ keptAt }) => keptAt < now - PATIENCE);
  if (old.length === 0) return;
  const used = await usedNames();
  // The other way round than they are written: the master goes first.
  const unused = old.filter(({ file }) => !used.has(file.match(NAME)?.[0] ?? '')).map(({ file }) => file);
  const masters = unused.filter((file) => file.endsWith('.jpg'));
  for (const file of [...masters, ...unused.filter((name) => !masters.includes(name))]) await mediaStore().remove(file);
}

/** Every uploaded picture's name that the database mentions anywhere. */
async function usedNames(): Promise<Set<string>> {
  const texts = await Promise.all([
    read().values<[string]>(
      sql`select coalesce(${recipes.imageUrl}, '') || ${recipes.processImages} || ${recipes.availableImages} || ${recipes.mainImageOptions} from ${recipes}`,
    ),
    read().values<[string]>(
      sql`select ${recipeRevisions.recipe} from ${recipeRevisions} where ${recipeRevisions.recipe} like '%/media/m-%'`,
    ),
    read().values<[string]>(sql`select ${banners.imageUrl} from ${banners}`),
    read().values<[string]>(sql`select ${settings.value} from ${settings}`),
  ]);
  return new Set(texts.flat().flatMap((row) => row[0].match(NAME) ?? []));
}
