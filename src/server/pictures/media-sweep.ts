import { sql } from 'drizzle-orm';
import { banners, recipeRevisions, recipes, settings } from '#src/db/schema.ts';
import { read } from '../base/database.ts';
import { workThrough } from '../base/jobs.ts';
import { mediaStore } from './media-store.ts';

const NAME = /m-[0-9a-f]{24}/g;
/** A picture that is uploaded is not yet on a recipe: it is left alone for as long as somebody may still be writing. */
const PATIENCE = 7 * 24 * 3_600_000;

/** Removes uploaded pictures that no recipe, earlier version, banner or setting names, seven days after they came last. */
export async function sweepMedia(now = Date.now()): Promise<void> {
  const sweep = (files: readonly string[]) =>
    workThrough('media', files, { idOf: (file) => file, work: (file) => mediaStore().remove(file), now });
  if ((await unusedFiles(now)).length === 0) return sweep([]);
  // Loaded only when there is something to remove: it brings sharp along.
  const { betweenUploads } = await import('./media.ts');
  await betweenUploads(async () => {
    // Looked for again: a picture may have been uploaded anew, or used, before it was the sweep's turn.
    await sweep(await unusedFiles(now));
  });
}

/** Files of pictures nobody uses and of which nothing is new, the other way round than they are written: masters first. */
async function unusedFiles(now: number): Promise<string[]> {
  const byName = Map.groupBy(await mediaStore().list(), ({ file }) => file.match(NAME)?.[0] ?? file);
  const old = [...byName].filter(([, files]) => files.every(({ keptAt }) => keptAt < now - PATIENCE));
  if (old.length === 0) return [];
  const used = await usedNames();
  const unused = old.filter(([name]) => !used.has(name)).flatMap(([, files]) => files.map(({ file }) => file));
  const isMaster = (file: string) => file.endsWith('.jpg');
  return [...unused.filter(isMaster), ...unused.filter((file) => !isMaster(file))];
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
