import { z } from 'zod';
import { recipeCardSchema } from '#src/domain/recipes/recipe.ts';
import { slugSchema } from '#src/domain/recipes/slug.ts';
import { contract } from '../contract.ts';

const recipeParams = z.strictObject({ recipeId: slugSchema });
const favouriteSchema = z.object({ isFavorite: z.boolean() });

export const listFavouritesCall = contract({
  method: 'GET',
  path: '/api/favorites',
  summary: 'Recipes the member saved, the newest first.',
  access: 'member',
  response: z.array(recipeCardSchema),
});

export const isFavouriteCall = contract({
  method: 'GET',
  path: '/api/favorites/{recipeId}',
  summary: 'Whether the member saved a recipe.',
  access: 'member',
  params: recipeParams,
  response: favouriteSchema,
});

export const addFavouriteCall = contract({
  method: 'POST',
  path: '/api/favorites',
  summary: 'Saves a recipe; saving it again changes nothing.',
  access: 'member',
  body: recipeParams,
  response: favouriteSchema,
});

export const removeFavouriteCall = contract({
  method: 'DELETE',
  path: '/api/favorites/{recipeId}',
  summary: 'Takes a recipe out of the favourites; 204, also when it was not among them.',
  access: 'member',
  params: recipeParams,
  response: z.undefined(),
});
