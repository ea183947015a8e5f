import { z } from 'zod';
import { partedLines } from '../ingredients/ingredient-groups.ts';
import { readMarked } from '../scaling/mark-notation.ts';
import { RULES } from './editing/recipe-editing.ts';
import { tableSchema } from './kitchen.ts';
import { slugSchema } from './slug.ts';

/**
 * One data file of `src/db/seed/recipes/` or `src/db/seed/exclusive/`: what a cook writes; everything that can be computed
 * is not in it. It keeps the rules of every recipe, and those the house sets itself on top. What its steps say of the
 * ingredients is marked in them, as `scaling/mark-notation.ts` says.
 */
const writtenSchema = z.strictObject({
  id: slugSchema,
  title: RULES.title,
  /** Two sentences. */
  description: RULES.description.min(60),
  /** What the dish's picture shows, for who cannot see it. */
  pictureText: z.string().trim().min(20).max(125),
  category: RULES.category,
  /** The main one first. */
  categories: RULES.categories.min(1).max(3),
  cuisine: RULES.cuisine.min(3),
  difficulty: RULES.difficulty,
  /** Its kitchen, what it is made for, and its family: `facts/words` says which tags are families and occasions. */
  tags: RULES.tags.min(2),
  dietaryRestrictions: RULES.dietaryRestrictions,
  prepTime: RULES.prepTime,
  cookTime: RULES.cookTime,
  restTime: RULES.restTime.optional(),
  servings: RULES.servings,
  /** Headings stand between them as lines with a colon: "For the sauce:". */
  ingredients: z
    .array(z.string())
    .transform(partedLines)
    .pipe(z.object({ ingredients: RULES.ingredients.min(6).max(14), ingredientGroups: RULES.ingredientGroups })),
  instructions: z.array(z.string().min(30)).min(4).max(10),
  nutritionalBenefits: RULES.nutritionalBenefits.min(40),
  tipsAndNotes: RULES.tipsAndNotes.min(40),
  /** Steps worth a picture, counted from 1. */
  pictureSteps: z.array(z.int().min(1).max(10)).max(5).optional(),
  /** Colour of the table in its picture. */
  table: tableSchema,
});
export const catalogueRecipeSchema = writtenSchema.transform((recipe, { addIssue }) => {
  const lists = recipe.ingredients;
  const read = readMarked(recipe.instructions, lists.ingredients);
  if ('marks' in read)
    return { ...recipe, ...lists, ...read, instructions: RULES.instructions.parse(read.instructions) };
  for (const message of read) addIssue({ code: 'custom', path: ['instructions'], message });
  return z.NEVER;
});
export type CatalogueRecipe = z.infer<typeof catalogueRecipeSchema>;
