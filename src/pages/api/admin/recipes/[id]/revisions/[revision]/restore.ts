import { restoreRevisionCall } from '#src/contracts/recipes/admin-recipes.ts';
import { findAdminRecipe } from '#src/server/admin/admin-recipes.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { restoreOne } from '#src/server/published/changing.ts';
import { recipeKind } from '#src/server/recipes/kind.ts';

export const POST = endpoint(restoreRevisionCall, async ({ params: { id, revision }, viewer }) =>
  (await restoreOne(recipeKind, id, revision, viewer)) ? findAdminRecipe(id, viewer) : null,
);
