import { z } from 'zod';

/** The most own recipes of one member; `null` for no limit. */
const limitSchema = z.int('Use a whole number').min(0, 'Not below 0').max(100_000, 'At most 100,000').nullable();

export const ownRecipeSettingsSchema = z.strictObject({
  free: limitSchema,
  premium: limitSchema,
});
export type OwnRecipeSettings = z.infer<typeof ownRecipeSettingsSchema>;
export const OWN_RECIPE_SETTINGS_DEFAULT: OwnRecipeSettings = { free: 500, premium: null };
