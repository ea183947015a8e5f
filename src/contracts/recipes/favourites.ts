import { z } from 'zod';
import { recipeSummarySchema } from '#src/domain/recipes/recipe.ts';
import { slugSchema } from '#src/domain/recipes/slug.ts';
import { contract } from '../contract.ts';

const recipeParams = z.strictObject({ recipeId: slugSchema });
const favouriteSchema = z.object({ isFavorite: z.boolean() });

export const listFavouritesCall = contract('GET /api/favorites', 'member', {
  summary: 'Recipes the member saved, the newest first.',
  response: z.array(recipeSummarySchema),
});

export const isFavouriteCall = contract('GET /api/favorites/{recipeId}', 'member', {
  summary: 'Whether the member saved a recipe.',
  params: recipeParams,
  response: favouriteSchema,
});

export const addFavouriteCall = contract('POST /api/favorites', 'member', {
  summary: 'Saves a recipe; saving it again changes nothing.',
  body: recipeParams,
  response: favouriteSchema,
});

export const removeFavouriteCall = contract('DELETE /api/favorites/{recipeId}', 'member', {
  summary: 'Takes a recipe out of the favourites; 204, also when it was not among them.',
  params: recipeParams,
  response: z.undefined(),
});
