import { ratingSummaryCall } from '#src/contracts/recipes/ratings.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { ratingSummary } from '#src/server/recipes/ratings.ts';

export const GET = endpoint(ratingSummaryCall, ({ params, viewer }) => ratingSummary(params.recipeId, viewer));
