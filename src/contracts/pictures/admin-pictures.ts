import { z } from 'zod';
import { MOST_PICTURES, PROMPT_LENGTH } from '#src/domain/pictures/picture-requests.ts';
import { contract } from '../contract.ts';
import { recipeIdParams } from '../recipes/recipes.ts';

const wanted = z.strictObject({
  count: z.int().min(1, 'Choose at least one picture').max(MOST_PICTURES, `At most ${MOST_PICTURES} pictures at once`),
  recipeTitle: z.string().trim().min(1, 'Title is required').max(200, 'Use at most 200 characters'),
  recipeDescription: z.string().trim().max(PROMPT_LENGTH, `Use at most ${PROMPT_LENGTH} characters`),
});
/** Own addresses of pictures, which are kept, and go again after some days when nothing uses them. */
const drawn = z.object({ images: z.array(z.string()) });

export const generateProcessImagesCall = contract('POST /api/admin/recipes/{id}/generate-process-images', 'write', {
  summary:
    'Draws pictures of the steps of a saved recipe, from the first on; without a vendor, of what is needed and what steps add, laid out, as many as can be drawn true to life. Changes nothing of the recipe.',
  params: recipeIdParams,
  body: wanted,
  response: drawn,
});

export const generateMainImagesCall = contract('POST /api/admin/recipes/{id}/generate-main-images', 'write', {
  summary: 'Draws pictures of the dish of a saved recipe. Changes nothing of the recipe.',
  params: recipeIdParams,
  body: wanted,
  response: drawn,
});

export const generateBannerCall = contract('POST /api/admin/generate-banner', 'admin', {
  summary: 'Draws a picture for a banner from a description.',
  body: z.strictObject({
    prompt: z
      .string()
      .trim()
      .min(1, 'Describe the picture first')
      .max(PROMPT_LENGTH, `Use at most ${PROMPT_LENGTH} characters`),
  }),
  response: z.object({ imageUrl: z.string() }),
});
