import { previewRecipeCall } from '#src/contracts/admin-recipe-preview.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { previewRecipe } from '#src/server/recipe-preview.ts';

export const POST = endpoint(previewRecipeCall, ({ body }) => previewRecipe(body));
