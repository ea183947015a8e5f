import { z } from 'zod';
import { ALLERGENS } from '../foods/allergen-names.ts';
import { amountFor, SOUGHT_NUTRIENTS, type SoughtNutrient } from '../nutrition/rich-in.ts';
import { categorySchema, dietSchema, difficultySchema } from '../recipes/kitchen.ts';

const words = z.string().trim().min(1).max(60);
const slugs = z.array(words).max(12);
/** Grams or kilocalories of a serving. */
const figure = z.number().min(0).max(10_000).nullable();
const minutes = z.int().min(1).max(10_000).nullable();
const people = z.int().min(1).max(1000).nullable();

/**
 * What a sentence asks of a recipe: the listing's own filters and more. Every member is always there, so that a model has
 * to say what it did not find; `null` and empty lists ask for nothing.
 */
export const searchFiltersSchema = z.object({
  /** What is left for the full-text search: dishes, kitchens, moods. Empty when filters say it all. */
  text: z.string().trim().max(500),
  category: categorySchema.nullable(),
  /** All must hold; such as `one-pot`. */
  tags: slugs,
  /** All must hold. */
  diets: z.array(dietSchema).max(11),
  /** What must not be in it, or be it, as people say it: "mushrooms", "soup". */
  excluded: z.array(words).max(20),
  /** Allergens that must not be in it, not even by product. */
  without: z.array(z.enum(ALLERGENS)).max(14),
  /** Foods that must be in it. */
  wanted: z.array(words).max(20),
  /** Slugs of equipment it is made with; `no-cook` is none that heats. */
  equipment: slugs,
  /** Slugs of equipment that it must not need. */
  withoutEquipment: slugs,
  /** Ways of cooking it must not need, such as `fry`. */
  withoutMethods: slugs,
  occasions: slugs,
  seasons: slugs,
  /** No dearer than this. */
  cost: z.enum(['cheap', 'fair']).nullable(),
  /** Fewest and most minutes from start to table, waiting included. */
  minMinutes: minutes,
  maxMinutes: minutes,
  /** Most minutes of preparing and cooking, however long it waits. */
  maxWorkMinutes: minutes,
  minKcal: figure,
  maxKcal: figure,
  minProtein: figure,
  maxProtein: figure,
  minFibre: figure,
  maxFibre: figure,
  minSugar: figure,
  maxSugar: figure,
  minSalt: figure,
  maxSalt: figure,
  minFat: figure,
  maxFat: figure,
  minCarbs: figure,
  maxCarbs: figure,
  /** Milligrams of a serving; of vitamin B12 micrograms. */
  minIron: figure,
  maxIron: figure,
  minCalcium: figure,
  maxCalcium: figure,
  minZinc: figure,
  maxZinc: figure,
  minB12: figure,
  maxB12: figure,
  /** Most ingredients. */
  maxIngredients: z.int().min(1).max(200).nullable(),
  difficulty: difficultySchema.nullable(),
  /** Enough for so many people. */
  servings: people,
  maxServings: people,
  /** Words of limits that nobody understood, as they were typed; no recipe was held to them. */
  notUnderstood: z.array(z.string().max(500)).max(20),
  /** Words that no recipe can be held to, as they were typed: "bad day". */
  ignored: z.array(z.string().max(500)).max(20),
});
export type SearchFilters = z.infer<typeof searchFiltersSchema>;

/** Asks for nothing. */
export const NO_FILTERS: SearchFilters = {
  text: '',
  category: null,
  tags: [],
  diets: [],
  excluded: [],
  without: [],
  wanted: [],
  equipment: [],
  withoutEquipment: [],
  withoutMethods: [],
  occasions: [],
  seasons: [],
  cost: null,
  minMinutes: null,
  maxMinutes: null,
  maxWorkMinutes: null,
  minKcal: null,
  maxKcal: null,
  minProtein: null,
  maxProtein: null,
  minFibre: null,
  maxFibre: null,
  minSugar: null,
  maxSugar: null,
  minSalt: null,
  maxSalt: null,
  minFat: null,
  maxFat: null,
  minCarbs: null,
  maxCarbs: null,
  minIron: null,
  maxIron: null,
  minCalcium: null,
  maxCalcium: null,
  minZinc: null,
  maxZinc: null,
  minB12: null,
  maxB12: null,
  maxIngredients: null,
  difficulty: null,
  servings: null,
  maxServings: null,
  notUnderstood: [],
  ignored: [],
};

/** Figures of a serving by the end of their filters' names. */
export const FIGURES = {
  Kcal: { nutrient: 'energy', unit: 'kcal', scale: 1 },
  Protein: { nutrient: 'protein', unit: 'g protein', scale: 1 },
  Fibre: { nutrient: 'fibre', unit: 'g fibre', scale: 1 },
  Sugar: { nutrient: 'sugars', unit: 'g sugar', scale: 1 },
  Salt: { nutrient: 'salt', unit: 'g salt', scale: 0.001 },
  Fat: { nutrient: 'fat', unit: 'g fat', scale: 1 },
  Carbs: { nutrient: 'carbs', unit: 'g carbs', scale: 1 },
  Iron: { nutrient: 'iron', unit: 'mg iron', scale: 1 },
  Calcium: { nutrient: 'calcium', unit: 'mg calcium', scale: 1 },
  Zinc: { nutrient: 'zinc', unit: 'mg zinc', scale: 1 },
  B12: { nutrient: 'vitaminB12', unit: 'µg vitamin B12', scale: 1 },
} as const;
export type Figure = keyof typeof FIGURES;
export const FIGURE_NAMES = Object.keys(FIGURES) as Figure[];

const soughtOf = (name: Figure): SoughtNutrient | null =>
  SOUGHT_NUTRIENTS.find((each) => each === FIGURES[name].nutrient) ?? null;
/** The first of the nutrients people look for of which at least so much is asked for. */
export const firstSought = (filters: SearchFilters): SoughtNutrient | null =>
  FIGURE_NAMES.filter((name) => filters[`min${name}`] !== null)
    .map(soughtOf)
    .find((each) => each !== null) ?? null;
/** The nutrient, where a limit is just what the listing calls rich in it. */
export const soughtMuch = (name: Figure, least: number | null): SoughtNutrient | null => {
  const nutrient = soughtOf(name);
  return nutrient && least === amountFor(nutrient, 'much') ? nutrient : null;
};
