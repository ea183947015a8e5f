import type { APIContext } from 'astro';
import type { Recipe } from '#src/domain/recipes/recipe.ts';
import { findPlanned, findRecipe } from '../../recipes/recipes.ts';
import { readViewer } from '../viewer.ts';

/** Header by which a page says that it is a visitor's, and that whoever is signed in must be asked for: it stays inside. */
export const VISITORS_ONLY = 'x-visitors-only';

/**
 * The recipe a page shows, and whether the page is the same for everybody who has no session. Only of an exclusive
 * recipe is a cookie read, and only where there is one: its teaser is a page like any other.
 */
export async function recipeForPage(
  context: Pick<APIContext, 'cookies' | 'request' | 'locals'> & { response: { headers: Headers } },
  id: string,
): Promise<{ recipe: Recipe | null; isShared: boolean }> {
  const recipe = await (context.locals.isAhead ? findPlanned(id) : findRecipe(id));
  if (!recipe?.isTeaser) return { recipe, isShared: true };
  context.response.headers.set(VISITORS_ONLY, '1');
  if (!context.request.headers.has('cookie')) return { recipe, isShared: true };
  context.response.headers.set('Cache-Control', 'private, no-store');
  return { recipe: await findRecipe(id, await readViewer(context)), isShared: false };
}
