import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Address of what a search index tells of a recipe, by the folder of its fragments; `null` when it knows none. */
export async function searchFragmentOf(folder: string, id: string): Promise<string | null> {
  // Settings are read when this is loaded, which must be after they were set.
  const { recipeOf } = await import('#src/server/host/search/search-fragment.ts');
  for (const name of await readdir(folder)) {
    if (recipeOf(await readFile(join(folder, name))) === id) return `/pagefind/fragment/${name}`;
  }
  return null;
}
