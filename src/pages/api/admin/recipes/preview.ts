import { previewRecipeCall } from '#src/contracts/recipes/admin-recipe-preview.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { previewRecipe } from '#src/server/recipes/preview.ts';

export const POST = endpoint(previewRecipeCall, ({ body }) => previewRecipe(body));
