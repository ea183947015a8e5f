import { adminRecipeCall, changeRecipeCall, deleteRecipeCall } from '#src/contracts/recipes/admin-recipes.ts';
import { AppError } from '#src/domain/errors.ts';
import { findAdminRecipe } from '#src/server/admin/admin-recipes.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { binOne } from '#src/server/published/bin.ts';
import { changeRecipe } from '#src/server/recipes/editing.ts';
import { recipeKind } from '#src/server/recipes/kind.ts';

export const GET = endpoint(adminRecipeCall, ({ params, viewer }) => findAdminRecipe(params.id, viewer));

export const PATCH = endpoint(
  changeRecipeCall,
  async ({ params: { id }, body: { updatedAt, confirmedVegan, confirmedFigures, ...change }, viewer }) =>
    (await changeRecipe(id, change, viewer, { readAt: updatedAt, confirmedVegan, confirmedFigures }))
      ? findAdminRecipe(id, viewer)
      : null,
);

export const DELETE = endpoint(deleteRecipeCall, async ({ params, viewer }) => {
  if (!(await binOne(recipeKind, params.id, viewer))) throw new AppError('not_found', 'Not found');
  return undefined;
});
