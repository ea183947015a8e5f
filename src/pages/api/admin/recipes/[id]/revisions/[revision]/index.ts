import { recipeRevisionCall } from '#src/contracts/recipes/admin-recipes.ts';
import type { RecipeChange } from '#src/domain/recipes/editing/recipe-editing.ts';
import { isTheirs } from '#src/server/admin/admin-recipes.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { findRevision } from '#src/server/published/history.ts';
import { recipeKind } from '#src/server/recipes/kind.ts';

export const GET = endpoint(recipeRevisionCall, async ({ params: { id, revision }, viewer }) => {
  const found = (await isTheirs(id, viewer)) ? await findRevision<RecipeChange>(recipeKind, id, revision) : null;
  if (!found) return null;
  const { kept: recipe, ...rest } = found;
  return { ...rest, recipe };
});
