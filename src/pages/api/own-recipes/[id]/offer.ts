import { offerOwnRecipeCall } from '#src/contracts/members/own-recipes.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { offerOwnRecipe } from '#src/server/own-recipes/offering.ts';

export const POST = endpoint(offerOwnRecipeCall, ({ viewer, params, body }) => offerOwnRecipe(viewer, params.id, body));
