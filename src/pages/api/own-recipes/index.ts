import { addOwnRecipeCall, ownRecipesCall } from '#src/contracts/members/own-recipes.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { addOwnRecipe } from '#src/server/own-recipes/changing.ts';
import { ownRecipeList } from '#src/server/own-recipes/own-list.ts';

export const GET = endpoint(ownRecipesCall, ({ viewer, query }) => ownRecipeList(viewer, query));

export const POST = endpoint(addOwnRecipeCall, ({ viewer, body }) => addOwnRecipe(viewer, body));
