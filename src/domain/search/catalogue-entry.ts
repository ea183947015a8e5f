import type { Allergen } from '../foods/allergen-names.ts';
import type { RecipeAllergens } from '../ingredients/allergen-statement.ts';
import type { RecipeNutrition } from '../nutrition/nutrition.ts';
import { amountFor, SOUGHT_NUTRIENTS, type SoughtNutrient } from '../nutrition/rich-in.ts';
import type { Category, Diet, Difficulty } from '../recipes/kitchen.ts';
import { totalTime, workTime } from '../recipes/times.ts';
import { type Making, makingOf, type Written } from './making.ts';
import { FIGURE_NAMES, FIGURES, type Figure } from './search-filters.ts';

/** Slugs of what a recipe's steps need, of its families, occasions and seasons, and its class of cost. */
interface EntryFacts {
  equipment: readonly string[];
  cost: 'cheap' | 'fair' | 'dear' | null;
  families: readonly string[];
  occasions: readonly string[];
  seasons: readonly string[];
}

/** What lists and searches ask of a published recipe, in few bytes. Its words are asked of the full text. */
export interface CatalogueEntry {
  number: number;
  id: string;
  category: Category;
  /** The course it is of first of all, and those it also fits. */
  categories: readonly Category[];
  tags: readonly string[];
  diets: readonly Diet[];
  cuisine: string | null;
  contains: readonly Allergen[];
  /** In it by a product's label, or by the cook's choice. */
  check: readonly Allergen[];
  /** Whether nobody knows all that is in it. */
  isUnknown: boolean;
  facts: EntryFacts;
  difficulty: Difficulty;
  /** From start to table, waiting included; `null` where nobody knows. */
  minutes: number | null;
  workMinutes: number | null;
  restMinutes: number | null;
  servings: number | null;
  /** Of a serving, in the units of filters; `null` where nobody knows. */
  figures: Readonly<Record<Figure, number | null>>;
  /** What a serving has much of. */
  rich: readonly SoughtNutrient[];
  /** `null` where not everybody may read it: whoever may not must not find it out by searching. */
  making: Making | null;
  /** UTC milliseconds. */
  createdAt: number;
}

/** A recipe as it is kept, in what an entry tells of it. */
export interface EntrySource extends Written {
  number: number;
  id: string;
  category: Category;
  categories: readonly Category[];
  tags: readonly string[];
  dietaryRestrictions: readonly Diet[];
  cuisine: string | null;
  allergens: RecipeAllergens;
  facts: EntryFacts;
  difficulty: Difficulty;
  prepTime: number | null;
  cookTime: number | null;
  restTime: number | null;
  servings: number | null;
  nutrition: RecipeNutrition | null;
  isPremiumOnly: boolean;
  createdAt: number;
}

export function entryOf(recipe: EntrySource, known?: Making): CatalogueEntry {
  const { number, id, category, categories, tags, cuisine, allergens, difficulty, servings, facts, createdAt } = recipe;
  const making = recipe.isPremiumOnly ? null : (known ?? makingOf(recipe));
  const figures = figuresOf(recipe.nutrition);
  return {
    ...{ number, id, category, categories, tags, cuisine, difficulty, servings, making, createdAt },
    diets: recipe.dietaryRestrictions,
    contains: allergens.contains.map(({ allergen }) => allergen),
    check: allergens.check.map(({ allergen }) => allergen),
    isUnknown: allergens.unknown.length > 0,
    facts,
    minutes: totalTime(recipe),
    workMinutes: workTime(recipe),
    restMinutes: recipe.restTime,
    figures,
    rich: SOUGHT_NUTRIENTS.filter((name) => (figures[FIGURE_OF[name]] ?? 0) >= MUCH[name]),
  };
}

function figuresOf(nutrition: RecipeNutrition | null): CatalogueEntry['figures'] {
  const of = { ...nutrition?.per100, ...nutrition?.micronutrients?.per100 };
  const figure = (name: Figure): number | null => {
    const { nutrient, scale } = FIGURES[name];
    const amount = of[nutrient] ?? null;
    if (!nutrition || amount === null) return null;
    const value = ((amount * nutrition.servingGrams) / 100) * scale;
    // Energy is shown, and so limited, in whole kilocalories.
    return name === 'Kcal' ? Math.round(value) : value;
  };
  return Object.fromEntries(FIGURE_NAMES.map((name) => [name, figure(name)])) as Record<Figure, number | null>;
}

const FIGURE_OF = Object.fromEntries(FIGURE_NAMES.map((name) => [FIGURES[name].nutrient, name])) as Record<
  SoughtNutrient,
  Figure
>;
/** How much of a nutrient a serving has, in its own unit; `null` where nobody knows. */
export const soughtIn = ({ figures }: CatalogueEntry, name: SoughtNutrient): number | null => figures[FIGURE_OF[name]];
const MUCH = Object.fromEntries(SOUGHT_NUTRIENTS.map((name) => [name, amountFor(name, 'much')])) as Record<
  SoughtNutrient,
  number
>;

/** Whether it's known to be without an allergen; `mayCheck` lets what may have it by a product's label pass. */
export const isFreeOf = ({ contains, check, isUnknown }: CatalogueEntry, name: Allergen, mayCheck = false): boolean =>
  !isUnknown && !contains.includes(name) && (mayCheck || !check.includes(name));
