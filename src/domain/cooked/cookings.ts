import { z } from 'zod';
import { daySchema } from '../premium/weeks.ts';
import { recipeSummarySchema } from '../recipes/recipe.ts';
import { slugSchema } from '../recipes/slug.ts';

/** Characters of what is written down, servings, how many a member may keep and with how many photographs, and days that are asked for at once. */
export const COOKING_LIMIT = { note: 500, servings: 100, kept: 5000, photos: 300, days: 400 } as const;

const servingsSchema = z.int('Whole servings').min(1).max(COOKING_LIMIT.servings).nullable();
const starsSchema = z.int().min(1, 'One to five stars').max(5, 'One to five stars').nullable();
const noteSchema = z.string().trim().max(COOKING_LIMIT.note, `At most ${COOKING_LIMIT.note} characters`);

/** Name of a photograph as it was sent: nobody can guess it. */
export const cookedPhotoSchema = z.string().regex(/^s-[0-9a-f]{24}$/, 'Not a photograph');

/** One time something was cooked. */
export const cookingSchema = z.object({
  id: z.uuid(),
  day: daySchema,
  servings: servingsSchema,
  /** From one to five, for nobody else: another thing than the rating. */
  stars: starsSchema,
  note: z.string(),
  photo: cookedPhotoSchema.nullable(),
  /** As it is called now, or was when it was cooked. */
  title: z.string(),
  /** `null` for one that is not to be seen any more. */
  recipe: recipeSummarySchema.nullable(),
});
export type CookedTime = z.infer<typeof cookingSchema>;

export const newCookingSchema = z.strictObject({
  id: z.uuid(),
  recipeId: slugSchema,
  day: daySchema,
  servings: servingsSchema.default(null),
  stars: starsSchema.default(null),
  note: noteSchema.default(''),
  photo: cookedPhotoSchema.nullable().default(null),
});
export type NewCooking = z.output<typeof newCookingSchema>;

export const cookingChangeSchema = z
  .strictObject({
    day: daySchema,
    servings: servingsSchema,
    stars: starsSchema,
    note: noteSchema,
    photo: cookedPhotoSchema.nullable(),
  })
  .partial();
export type CookingChange = z.output<typeof cookingChangeSchema>;

/** Days from one to another, both among them. */
export const askedDaysSchema = z
  .strictObject({ from: daySchema, to: daySchema })
  .refine(({ from, to }) => from <= to, 'The first day comes first')
  .refine(
    ({ from, to }) => Date.parse(to) - Date.parse(from) <= COOKING_LIMIT.days * 86_400_000,
    `At most ${COOKING_LIMIT.days} days`,
  );

/** How often a recipe was cooked, and the latest times. */
export const cookedSchema = z.object({ times: z.number(), latest: z.array(cookingSchema.omit({ recipe: true })) });
export type TimesCooked = z.infer<typeof cookedSchema>;
