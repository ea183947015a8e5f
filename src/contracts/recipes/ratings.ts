import { z } from 'zod';
import { slugSchema } from '#src/domain/recipes/slug.ts';
import { contract } from '../contract.ts';

const ratingSummarySchema = z.object({ avgRating: z.number(), totalRatings: z.int() });

export const ratingSummaryCall = contract('GET /api/ratings/recipe/{recipeId}', 'anyone', {
  summary: 'Average rating of a recipe and how many rated it.',
  params: z.strictObject({ recipeId: slugSchema }),
  response: ratingSummarySchema,
});

const ratingSchema = z.int().min(1).max(5);

export const ownRatingCall = contract('GET /api/ratings/user/{recipeId}', 'member', {
  summary: "The member's own rating of a recipe, or null.",
  params: z.strictObject({ recipeId: slugSchema }),
  response: z.object({ rating: ratingSchema.nullable() }),
});

export const rateRecipeCall = contract('POST /api/ratings', 'member', {
  summary: "Sets the member's rating of a recipe; a later one takes its place.",
  body: z.strictObject({ recipeId: slugSchema, rating: ratingSchema }),
  response: ratingSummarySchema.extend({ rating: ratingSchema }),
});
