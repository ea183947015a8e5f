import { z } from 'zod';
import { type DietFacts, provenDiets } from './diets.ts';
import { parseIngredientLine, parseIngredientLines } from './ingredient-lines.ts';
import { dietSchema, nutriScoreSchema } from './kitchen.ts';
import { KJ_PER_KCAL, nutriScoreOf, nutritionOf, type RecipeNutrition, scaleNutrients } from './nutrition.ts';
import { type NutritionFacts, nutritionFactsSchema } from './nutrition-by-hand.ts';
import { RULES } from './recipe-editing.ts';
import { RECIPE_FIELDS } from './recipe-fields.ts';
import { slugOf, slugSchema } from './slug.ts';
import { unlistedFoods } from './unlisted-foods.ts';

const { title, description, ingredients, instructions, tags } = RECIPE_FIELDS;
const words = (longest: number) => z.string().trim().min(1).max(longest);

/** "2–3" "tbsp" "lemon juice"; "2" "400 g tins" "chopped tomatoes, drained"; "a" "pinch" "salt". */
const ingredientSchema = z.object({
  /** As it reads before the unit; empty where there is none ("salt, to taste"). */
  amount: z.string().trim().max(40),
  /** Empty for pieces. */
  unit: z.string().trim().max(40),
  /** What it is, and after a comma what to do with it. */
  name: words(200),
});
export type GeneratedIngredient = z.infer<typeof ingredientSchema>;

/** What a provider reads out of a text. Everything that can be computed is not in it. */
export const readRecipeSchema = z.object({
  title: words(title.most),
  description: z.string().trim().max(description.most),
  ingredients: z.array(ingredientSchema).min(1).max(ingredients.most),
  instructions: z.array(words(instructions.longest)).max(instructions.most),
  prepTime: RULES.prepTime,
  cookTime: RULES.cookTime,
  restTime: RULES.restTime,
  servings: RULES.servings,
  category: RULES.category,
  difficulty: RULES.difficulty,
  tags: z.array(z.string().trim().max(60)).max(tags.most),
});
export type ReadRecipe = z.infer<typeof readRecipeSchema>;

/** What a text may leave open, so that the reader had to suppose something. */
const ASSUMED = ['title', 'servings', 'prepTime'] as const;
export type AssumedField = (typeof ASSUMED)[number];

/** A recipe made from a text, for an administrator's review; nothing of it is saved. */
export const generatedRecipeSchema = readRecipeSchema.extend({
  /** The ingredients as lines, the way a saved recipe has them. */
  ingredientLines: z.array(z.string()),
  tags: z.array(slugSchema),
  dietaryRestrictions: z.array(dietSchema),
  /** `null` where too little of the weight is known. */
  nutritionFacts: nutritionFactsSchema.nullable(),
  nutriScore: nutriScoreSchema.nullable(),
  /** Of these the text says nothing. */
  assumed: z.array(z.enum(ASSUMED)),
});
export type GeneratedRecipe = z.infer<typeof generatedRecipeSchema>;

/** Amounts nobody measures, which read "a pinch of salt". */
const OF =
  /^(?:(?:generous|good|big|small|large) )?(?:pinch|handful|dash|splash|drizzle|knob|bunch|sprig|squeeze|glug)$/i;
const ARTICLE = /^an?$/i;

/** An ingredient as a cook writes it in a list: "200 g red lentils, rinsed", "2 × 400 g tins chopped tomatoes". */
export function lineOf({ amount, unit, name }: GeneratedIngredient): string {
  if (/^\d/.test(unit)) return `${amount || 1} × ${unit} ${name}`;
  const of = OF.test(unit) && ARTICLE.test(amount) ? 'of' : '';
  return [amount, unit, of, name].filter(Boolean).join(' ');
}

/** Adds what follows from a recipe's own words: diets, nutrition and Nutri-Score come from the ingredient table alone. */
export function completeRecipe(read: ReadRecipe, assumed: readonly AssumedField[] = []): GeneratedRecipe {
  const ingredientLines = read.ingredients.map(lineOf);
  const lines = parseIngredientLines(ingredientLines);
  const nutrition = nutritionOf(lines, read.servings);
  // What a step adds without a line ("fry in a little oil") is in the dish too.
  const added = unlistedFoods(read.instructions, lines).map(({ words }) => parseIngredientLine(words));
  const facts: DietFacts = { ...read, lines: [...lines, ...added], nutrition };
  return {
    ...read,
    ingredientLines,
    tags: [...new Set(read.tags.filter((tag) => /[a-z0-9]/i.test(tag)).map(slugOf))],
    dietaryRestrictions: provenDiets(facts),
    nutritionFacts: nutrition && factsOf(nutrition),
    nutriScore: nutriScoreOf(nutrition, read.category),
    assumed: [...assumed],
  };
}

/** Nutrition in the names a model's answer has for it. */
function factsOf({ per100, servingGrams }: RecipeNutrition): NutritionFacts {
  const [per100g, perServing] = [100, servingGrams].map((grams) => {
    const { energy, fat, saturated, carbs, sugars, fibre, protein, salt } = scaleNutrients(per100, grams);
    return {
      energyKcal: Math.round(energy),
      energyKj: Math.round(energy * KJ_PER_KCAL),
      fat: tenth(fat),
      saturatedFat: tenth(saturated),
      carbs: tenth(carbs),
      sugar: tenth(sugars),
      fiber: tenth(fibre),
      protein: tenth(protein),
      salt: Math.round(salt / 10) / 100,
    };
  });
  return { per100g, perServing } as NutritionFacts;
}

const tenth = (grams: number): number => Math.round(grams * 10) / 10;
