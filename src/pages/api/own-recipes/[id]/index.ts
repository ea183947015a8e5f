import { changeOwnRecipeCall, ownRecipeCall, removeOwnRecipeCall } from '#src/contracts/members/own-recipes.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { changeOwnRecipe, removeOwnRecipe } from '#src/server/own-recipes/changing.ts';
import { ownRecipeFor } from '#src/server/recipes/own/find-own.ts';

export const GET = endpoint(ownRecipeCall, ({ viewer, params }) => ownRecipeFor(viewer.id, params.id));

export const PUT = endpoint(changeOwnRecipeCall, ({ viewer, params, body }) =>
  changeOwnRecipe(viewer.id, params.id, body),
);

export const DELETE = endpoint(removeOwnRecipeCall, async ({ viewer, params }) => {
  await removeOwnRecipe(viewer.id, params.id);
  return undefined;
});
