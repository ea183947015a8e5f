import { z } from 'zod';
import { slugSchema } from '#src/domain/catalogue.ts';
import { contract } from './contract.ts';

export const ratingSummarySchema = z.object({ avgRating: z.number(), totalRatings: z.int() });

export const ratingSummaryCall = contract({
  method: 'GET',
  path: '/api/ratings/recipe/{recipeId}',
  summary: 'Average rating of a recipe and how many rated it.',
  access: 'anyone',
  params: z.strictObject({ recipeId: slugSchema }),
  response: ratingSummarySchema,
});
