import { ownRatingCall } from '#src/contracts/recipes/ratings.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { ownRating } from '#src/server/recipes/ratings.ts';

export const GET = endpoint(ownRatingCall, async ({ viewer, params }) => ({
  rating: await ownRating(viewer.id, params.recipeId),
}));
