import type { APIContext } from 'astro';
import { isOwnId } from '#src/domain/own-recipes/own-id.ts';
import type { Recipe } from '#src/domain/recipes/recipe.ts';
import { ownAsRecipe } from '../../recipes/own/find-own.ts';
import { findRecipe } from '../../recipes/recipes.ts';
import { readViewer } from '../viewer.ts';

/** As many dishes as one cook has hands for. */
export const MOST_TOGETHER = 2;

/** The recipes that a page cooks side by side, in their order, for whoever asks; nothing between keeps it. */
export async function recipesToCook(
  context: Pick<APIContext, 'cookies'> & { response: { headers: Headers } },
  ids: readonly string[],
): Promise<Recipe[]> {
  context.response.headers.set('Cache-Control', 'private, no-store');
  const viewer = await readViewer(context);
  const find = async (id: string): Promise<Recipe | null> => {
    if (!isOwnId(id)) return findRecipe(id, viewer);
    // Until a temporary password is changed, the profile is all there is.
    return viewer.role === 'visitor' || viewer.session.requiresPasswordChange ? null : ownAsRecipe(viewer.id, id);
  };
  const found = await Promise.all([...new Set(ids)].slice(0, MOST_TOGETHER).map(find));
  return found.filter((recipe) => recipe !== null);
}
