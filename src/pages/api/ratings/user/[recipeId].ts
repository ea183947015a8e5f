import { ownRatingCall } from '#src/contracts/ratings.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { ownRating } from '#src/server/ratings.ts';

export const GET = endpoint(ownRatingCall, async ({ viewer, params }) => ({
  rating: await ownRating(viewer.id, params.recipeId),
}));
