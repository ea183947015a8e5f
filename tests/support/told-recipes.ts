import { contentOf } from '#src/server/moving/contents.ts';
import { inOneFormat } from '#src/server/moving/formats/found-recipes.ts';
import { pathIndex } from '#src/server/moving/formats/told-recipe.ts';

/** The recipes of a file, and what it was taken for. Throws where there are none. */
export function toldRecipes(bytes: Buffer | string, path = 'file') {
  const found = inOneFormat({ path, content: contentOf(Buffer.from(bytes)), paths: pathIndex([]) });
  if ('why' in found) throw new Error(found.why);
  return { label: found.label, recipes: found.recipes.map(({ name, read }) => ({ name, ...read() })) };
}
