import { isFavouriteCall, removeFavouriteCall } from '#src/contracts/recipes/favourites.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { isFavourite, removeFavourite } from '#src/server/recipes/favourites.ts';

export const GET = endpoint(isFavouriteCall, async ({ viewer, params }) => ({
  isFavorite: await isFavourite(viewer.id, params.recipeId),
}));

export const DELETE = endpoint(removeFavouriteCall, async ({ viewer, params }) => {
  await removeFavourite(viewer.id, params.recipeId);
  return undefined;
});
