import { recipeWritersCall } from '#src/contracts/recipes/admin-recipe-list.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { recipeWriters } from '#src/server/recipes/admin-recipes.ts';

export const GET = endpoint(recipeWritersCall, () => recipeWriters());
