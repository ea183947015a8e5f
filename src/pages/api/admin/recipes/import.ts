import { importRecipeCall } from '#src/contracts/recipes/admin-import.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { importRecipe } from '#src/server/recipes/import.ts';

export const POST = endpoint(importRecipeCall, ({ viewer, body }) => importRecipe(viewer, body));
