import { z } from 'zod';
import { weekSettingsSchema } from '#src/domain/members/week-start.ts';
import { ownRecipeSettingsSchema } from '#src/domain/own-recipes/own-settings.ts';
import { featuredSchema } from '#src/domain/site/featured.ts';
import { adConfigSchema, siteSettingsSchema } from '#src/domain/site/site.ts';
import { contract } from '../contract.ts';

export const saveSiteSettingsCall = contract('PUT /api/site-settings', 'admin', {
  summary: 'Puts the site under maintenance or ends it, and sets what visitors read meanwhile.',
  body: siteSettingsSchema,
  response: siteSettingsSchema,
});

export const weekSettingsCall = contract('GET /api/admin/week-settings', 'admin', {
  summary: 'What the weeks of meal plans begin on, for members who chose nothing else.',
  response: weekSettingsSchema,
});

export const saveWeekSettingsCall = contract('PUT /api/admin/week-settings', 'admin', {
  summary: 'Sets what the weeks of meal plans begin on, for members who chose nothing else.',
  body: weekSettingsSchema,
  response: weekSettingsSchema,
});

export const ownRecipeSettingsCall = contract('GET /api/admin/own-recipe-settings', 'admin', {
  summary: 'The most recipes of their own that free and premium members may keep; `null` for no limit.',
  response: ownRecipeSettingsSchema,
});

export const saveOwnRecipeSettingsCall = contract('PUT /api/admin/own-recipe-settings', 'admin', {
  summary: 'Sets the most recipes of their own that free and premium members may keep. What is kept stays.',
  body: ownRecipeSettingsSchema,
  response: ownRecipeSettingsSchema,
});

const featuredAnswerSchema = z.object({
  /** Ids of recipes by place; `null` leaves the choice to the site. */
  chosen: featuredSchema,
  /** What visitors see by it: of a recipe that is gone another. */
  shown: z.array(z.object({ place: z.string(), id: z.string(), title: z.string(), imageUrl: z.string().nullable() })),
});
export type FeaturedAnswer = z.infer<typeof featuredAnswerSchema>;

export const featuredCall = contract('GET /api/admin/featured', 'admin', {
  summary: 'The recipes that open the landing page and stand for the categories.',
  response: featuredAnswerSchema,
});

export const saveFeaturedCall = contract('PUT /api/admin/featured', 'admin', {
  summary: 'Chooses the recipes that open the landing page and stand for the categories.',
  body: featuredSchema,
  response: featuredAnswerSchema,
});

export const adminAdConfigCall = contract('GET /api/admin/adsense/config', 'admin', {
  summary: 'The advertising settings.',
  response: adConfigSchema,
});

export const saveAdConfigCall = contract('POST /api/admin/adsense/config', 'admin', {
  summary: 'Sets whether advertising runs, and for which publisher.',
  body: adConfigSchema,
  response: adConfigSchema,
});
