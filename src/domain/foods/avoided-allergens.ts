import { z } from 'zod';
import { ALLERGENS } from './allergen-names.ts';

/** The allergens that somebody leaves out. */
export const avoidedAllergensSchema = z.array(z.enum(ALLERGENS)).max(ALLERGENS.length);
