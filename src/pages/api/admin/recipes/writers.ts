import { recipeWritersCall } from '#src/contracts/recipes/admin-recipe-list.ts';
import { recipeWriters } from '#src/server/admin/admin-recipes.ts';
import { endpoint } from '#src/server/http/endpoint.ts';

export const GET = endpoint(recipeWritersCall, () => recipeWriters());
