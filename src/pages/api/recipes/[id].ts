import { getRecipeCall } from '#src/contracts/recipes/recipes.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { findRecipe } from '#src/server/recipes/recipes.ts';

export const GET = endpoint(getRecipeCall, ({ params, viewer }) => findRecipe(params.id, viewer));
