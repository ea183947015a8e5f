import { z } from 'zod';
import { SCALES } from '../quantities/temperatures.ts';
import { SYSTEMS } from '../quantities/units.ts';
import { SERVINGS_LIMIT } from '../scaling/scaling.ts';
import { listSwapsSchema } from './list-swap.ts';

/** The way a reader wants a recipe on paper or in a mail; what is left out is as the cook wrote it. */
export const recipeReadingFields = {
  servings: z
    .int('Use a whole number of servings')
    .min(SERVINGS_LIMIT.min, 'At least 1 serving')
    .max(SERVINGS_LIMIT.max, `At most ${SERVINGS_LIMIT.max} servings`)
    .optional(),
  system: z.enum(SYSTEMS, 'Units are metric or us').optional(),
  scale: z.enum(SCALES, 'Degrees are C or F').optional(),
  /** One that is not offered for its line is passed over. */
  swaps: listSwapsSchema.optional(),
};
const recipeReadingSchema = z.object(recipeReadingFields);
export type RecipeReading = z.infer<typeof recipeReadingSchema>;
