import { z } from 'zod';
import { slugSchema } from './catalogue.ts';
import { categorySchema, dietSchema, difficultySchema, nutriScoreSchema } from './kitchen.ts';
import { byHandFromFacts, nutritionByHandSchema, nutritionFactsSchema } from './nutrition-by-hand.ts';

/** `null`, an empty field, is no time at all. */
const minutes = z
  .int('Whole minutes, please')
  .min(0, 'Not below 0')
  .max(2880, 'At most 2880 minutes')
  .nullable()
  .transform((value) => value ?? 0);
const lines = (what: string, longest: number, most: number) =>
  z
    .array(z.string().trim().min(1, `Empty ${what}`).max(longest, `Use at most ${longest} characters`))
    .min(1, `At least one ${what} is required`)
    .max(most, `At most ${most}`);
const words = (longest: number) => z.string().trim().max(longest, `Use at most ${longest} characters`);
/** Empty text is no text. */
const optionalWords = (longest: number) =>
  words(longest)
    .transform((text) => text || null)
    .nullable();
/** A picture of this site: of the catalogue, or uploaded. Others' pictures are never hot-linked. */
export const ownPictureSchema = z
  .string()
  .max(200)
  .regex(/^\/(?:pictures|media)\/(?!.*\.\.)[a-z0-9][a-z0-9./-]*\.(?:jpg|avif|webp|png)$/, 'Use a picture of this site');
/** The same with the step it shows behind it, where it was drawn of one: `/media/m-….jpg#step-3`. */
const processPictureSchema = z
  .string()
  .refine((address) => ownPictureSchema.safeParse(address.replace(/#step-[1-9]\d?$/, '')).success, {
    error: 'Use a picture of this site',
  });

/** What an administrator writes of a recipe. */
const fields = {
  title: words(120).min(3, 'Title must be at least 3 characters'),
  description: words(600).min(1, 'Description is required'),
  category: categorySchema,
  /** All categories the dish is at home in; the main one is added where it is missing. */
  categories: z.array(categorySchema).max(6),
  cuisine: optionalWords(40),
  difficulty: difficultySchema,
  tags: z.array(slugSchema).max(12, 'At most 12 tags'),
  dietaryRestrictions: z.array(dietSchema),
  prepTime: minutes,
  cookTime: minutes,
  restTime: minutes,
  servings: z.int('Whole servings, please').min(1, 'At least 1 serving').max(100, 'At most 100 servings'),
  ingredients: lines('ingredient', 300, 60),
  instructions: lines('step', 2000, 40),
  nutritionalBenefits: optionalWords(2000),
  tipsAndNotes: optionalWords(4000),
  imageUrl: ownPictureSchema.nullable(),
  processImages: z.array(processPictureSchema).max(20, 'At most 20 pictures'),
  availableImages: z.array(ownPictureSchema).max(40, 'At most 40 pictures'),
  /** Set by hand; `null` has it computed. */
  nutriScoreByHand: nutriScoreSchema.nullable(),
  /** Set by hand; `null` has it computed. */
  nutritionByHand: nutritionByHandSchema.nullable(),
  isPublished: z.boolean(),
  isPremiumOnly: z.boolean(),
} as const;

const { isPublished, nutriScoreByHand, nutritionByHand, ...written } = fields;

/** Ingredient lines, or foods of steps, of which the publisher says that they are vegan; kept where that was asked. */
export const confirmedVeganSchema = z.array(words(300)).max(100, 'At most 100');

/**
 * A new recipe; what is left out is empty, and it is a draft. `published`, `nutriScore` and `nutritionFacts` are the
 * names the call has for what is `isPublished`, `nutriScoreByHand` and, in another shape, `nutritionByHand` ever after.
 */
export const newRecipeSchema = z
  .strictObject({
    ...written,
    categories: fields.categories.default([]),
    cuisine: fields.cuisine.default(null),
    difficulty: fields.difficulty.default('easy'),
    tags: fields.tags.default([]),
    dietaryRestrictions: fields.dietaryRestrictions.default([]),
    restTime: fields.restTime.default(0),
    nutritionalBenefits: fields.nutritionalBenefits.default(null),
    tipsAndNotes: fields.tipsAndNotes.default(null),
    imageUrl: fields.imageUrl.default(null),
    processImages: fields.processImages.default([]),
    availableImages: fields.availableImages.default([]),
    isPremiumOnly: fields.isPremiumOnly.default(false),
    published: isPublished.default(false),
    nutriScore: nutriScoreByHand.default(null),
    nutritionFacts: nutritionFactsSchema
      .transform(byHandFromFacts)
      .pipe(nutritionByHandSchema)
      .nullable()
      .default(null),
    nutritionByHand: nutritionByHand.default(null),
    confirmedVegan: confirmedVeganSchema.default([]),
  })
  .transform(({ published, nutriScore, nutritionFacts, nutritionByHand: stated, ...recipe }) => ({
    ...recipe,
    isPublished: published,
    nutriScoreByHand: nutriScore,
    nutritionByHand: stated ?? nutritionFacts,
  }));
export type NewRecipe = z.output<typeof newRecipeSchema>;

/** What changes of a recipe. */
export const recipeChangeSchema = z.strictObject(fields).partial();
export type RecipeChange = z.output<typeof recipeChangeSchema>;

/** "Crème Brûlée & Co." → `creme-brulee-co`; `recipe` where nothing is left. */
export function slugOf(title: string): string {
  const slug = title
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 100)
    .replace(/-+$/, '');
  return slug || 'recipe';
}
