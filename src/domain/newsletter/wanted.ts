import { z } from 'zod';
import { avoidedAllergensSchema } from '../foods/avoided-allergens.ts';
import { DIETS } from '../recipes/kitchen.ts';
import { topicsSchema } from './topics.ts';

/** Diets that letters can keep to. */
const dietsSchema = z.array(z.enum(DIETS)).max(DIETS.length);

/** The topics somebody wants of the newsletter, and what must not be in its recipes. */
export const wantedSchema = z.strictObject({
  topics: topicsSchema,
  diets: dietsSchema,
  allergens: avoidedAllergensSchema,
});
export type Wanted = z.infer<typeof wantedSchema>;
