import { z } from 'zod';
import { NEW_FIELDS } from '../recipes/editing/recipe-editing.ts';
import { RECIPE_FIELDS } from '../recipes/recipe-fields.ts';

/** What the site says of its recipes and members do not of theirs: pictures of the site, when it is public, what is computed. */
const {
  imageUrl,
  dietaryRestrictions,
  author,
  seoTitle,
  seoDescription,
  processImages,
  availableImages,
  pictureTexts,
  nutriScoreByHand,
  nutritionByHand,
  isPublished,
  publishAt,
  unpublishAt,
  isPremiumOnly,
  marks,
  ...written
} = NEW_FIELDS;

/** The fields of a recipe that members write of their own, by the rules of every recipe; only what it is needs no words. */
export const ownFieldsSchema = z.strictObject({
  ...written,
  description: z
    .string()
    .trim()
    .max(RECIPE_FIELDS.description.most, `Use at most ${RECIPE_FIELDS.description.most} characters`)
    .default(''),
});
export type OwnFields = z.output<typeof ownFieldsSchema>;
