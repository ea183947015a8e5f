import { addFavouriteCall, listFavouritesCall } from '#src/contracts/recipes/favourites.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { addFavourite, listFavourites } from '#src/server/recipes/favourites.ts';

export const GET = endpoint(listFavouritesCall, ({ viewer }) => listFavourites(viewer.id));

export const POST = endpoint(addFavouriteCall, async ({ viewer, body }) =>
  (await addFavourite(viewer.id, body.recipeId)) ? { isFavorite: true } : null,
);
