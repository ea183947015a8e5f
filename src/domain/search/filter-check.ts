import type { Allergen } from '../foods/allergen-names.ts';
import { foodWords } from '../foods/find.ts';
import { isMentioned, isUsed, mentionOf } from '../foods/mention.ts';
import type { RecipeAllergens } from '../ingredients/allergen-statement.ts';
import type { RecipeNutrition } from '../nutrition/nutrition.ts';
import type { Category, Diet, Difficulty } from '../recipes/kitchen.ts';
import { totalTime, workTime } from '../recipes/times.ts';
import { wordTable } from '../word-table.ts';
import { FIGURE_NAMES, FIGURES, type Figure, type SearchFilters } from './search-filters.ts';

/** What a recipe must tell to be held against filters. */
export interface Checked {
  title: string;
  ingredients: readonly string[];
  instructions: readonly string[];
  categories: readonly Category[];
  tags: readonly string[];
  dietaryRestrictions: readonly Diet[];
  allergens: RecipeAllergens;
  /** Slugs of what its steps need, of its families, occasions, seasons, and its class of cost. */
  facts: {
    equipment: readonly string[];
    cost: 'cheap' | 'fair' | 'dear' | null;
    families: readonly string[];
    occasions: readonly string[];
    seasons: readonly string[];
  };
  difficulty: Difficulty;
  /** Minutes; `null` where nobody knows. */
  prepTime: number | null;
  /** Minutes. */
  cookTime: number | null;
  /** Minutes. */
  restTime: number | null;
  servings: number | null;
  nutrition: RecipeNutrition | null;
}

export interface FilterCheck {
  /**
   * Whether a recipe keeps every limit: what must not be in it, diets, allergens, equipment, time, figures, servings, cost,
   * difficulty. What nobody knows of a recipe keeps no limit.
   */
  keepsLimits(recipe: Checked): boolean;
  /** Whether it is also what was asked for: the foods wanted, category, tags, occasion, season. The text is the search's. */
  isAskedFor(recipe: Checked): boolean;
}

/** Ways of cooking by the words with which titles and steps name them. */
const METHODS: Readonly<Record<string, RegExp>> = {
  bake: /\bbak(?:e[ds]?|ing)\b/i,
  roast: /\broast(?:s|ed|ing)?\b/i,
  fry: /\b(?:stir-|deep-|pan-)?fr(?:y|ies|ied|ying)\b|\bsauté/i,
  boil: /\bboil(?:s|ed|ing)?\b/i,
  steam: /\bsteam(?:s|ed|ing)?\b/i,
  ferment: /\bferment/i,
  soak: /\bsoak/i,
  knead: /\bknead/i,
  blend: /\bblend(?:s|ed|er|ing)?\b|\bblitz|\bpur[ée]e/i,
  freeze: /\bfreez|\bfrozen\b/i,
  prove: /\bpro(?:ve|ving|of|ofing|ved)\b|\bdoubled in size\b/i,
};
/** Whether a way of cooking is named in a recipe; of one that nobody knows it is not known that it is not. */
const isMadeBy = (method: string, { title, instructions }: Pick<Checked, 'title' | 'instructions'>): boolean =>
  [title, ...instructions].some((text) => METHODS[method]?.test(text) ?? true);

const countIngredients = ({ ingredients }: Pick<Checked, 'ingredients'>): number =>
  ingredients.filter((line) => !line.trim().endsWith(':')).length;

/** Equipment that the facts of a recipe do not tell, by the words with which steps name it. */
const DEVICES: Readonly<Record<string, RegExp>> = {
  mixer: /\b(?:stand|hand|electric)(?:-held)? (?:mixer|whisk|beaters?)/i,
  'ice-cream-maker': /\bice[- ]cream (?:maker|machine)/i,
  'pasta-machine': /\bpasta (?:machine|maker|roller)/i,
  'bread-machine': /\bbread ?(?:machine|maker)/i,
  'rice-cooker': /\brice cooker/i,
  'waffle-iron': /\bwaffle (?:iron|maker)/i,
  toaster: /\btoaster/i,
  juicer: /\bjuicer/i,
  mandoline: /\bmandolin|\bspirali[sz]/i,
  grinder: /\bgrinder/i,
  thermometer: /\bthermometer/i,
  'rolling-pin': /\broll(?:ing pin|(?:ed)? (?:it |them |the \w+ )?out)\b/i,
  'piping-bag': /\bpip(?:e|ing)\b/i,
  whisk: /\bwhisk/i,
};
/** Tags that say what is in a dish. */
const TELLING_TAGS = wordTable({ chilli: 'spicy' });

/** Judges recipes one by one, without the index and without the reader; the last word on what an answer may hold. */
export function filterCheck(filters: SearchFilters): FilterCheck {
  const excluded = filters.excluded.map((name) => ({ mention: mentionOf(name), slug: slugOf(name) }));
  const wanted = filters.wanted.map(mentionOf);
  const isExcluded = ({ title, ingredients, tags, categories, allergens, facts }: Checked): boolean =>
    excluded.some(({ mention, slug }) => {
      const labels: readonly string[] = [...tags, ...categories, ...facts.families, ...facts.occasions];
      const isLabelled = labels.some((each) => slugOf(each) === slug || each === TELLING_TAGS[slug]);
      // Celery is in stock, which does not say so.
      const isHeld = [...allergens.contains, ...allergens.check].some(({ allergen }) => slugOf(allergen) === slug);
      return isLabelled || isHeld || [title, ...ingredients].some((line) => isMentioned(line, mention));
    });
  const isSafe = ({ allergens }: Checked): boolean => {
    if (filters.without.length === 0) return true;
    const held: readonly Allergen[] = [...allergens.contains, ...allergens.check].map(({ allergen }) => allergen);
    return allergens.unknown.length === 0 && !filters.without.some((allergen) => held.includes(allergen));
  };
  const isMadeWithout = ({ title, instructions, facts: { equipment } }: Checked): boolean => {
    const isKnown = equipment.length > 0;
    // Where there is no oven there is no grill either, unless somebody says that they have one.
    const hasGrill = filters.equipment.includes('grill') || !filters.withoutEquipment.includes('oven');
    const needsNone = filters.withoutEquipment.length === 0 || isKnown;
    return (
      needsNone &&
      (hasGrill || !equipment.includes('grill')) &&
      !filters.withoutEquipment.some(
        (each) => equipment.includes(each) || instructions.some((step) => DEVICES[each]?.test(step)),
      ) &&
      (!filters.equipment.includes('no-cook') || equipment.includes('no-cook')) &&
      !filters.withoutMethods.some((method) => isMadeBy(method, { title, instructions }))
    );
  };
  const isWithinCost = ({ facts: { cost } }: Checked): boolean =>
    filters.cost === null || cost === 'cheap' || cost === filters.cost;
  return {
    keepsLimits: (recipe) =>
      filters.diets.every((diet) => recipe.dietaryRestrictions.includes(diet)) &&
      isBetween(totalTime(recipe), filters.minMinutes, filters.maxMinutes) &&
      isBetween(workTime(recipe), null, filters.maxWorkMinutes) &&
      isBetween(recipe.servings, filters.servings, filters.maxServings) &&
      (!filters.difficulty || recipe.difficulty === filters.difficulty) &&
      keepsFigures(recipe, filters) &&
      countIngredients(recipe) <= (filters.maxIngredients ?? Infinity) &&
      isSafe(recipe) &&
      isMadeWithout(recipe) &&
      isWithinCost(recipe) &&
      !isExcluded(recipe),
    isAskedFor: (recipe) =>
      (!filters.category || recipe.categories.includes(filters.category)) &&
      filters.tags.every((tag) => recipe.tags.includes(tag)) &&
      filters.occasions.every((occasion) => recipe.facts.occasions.includes(occasion)) &&
      filters.seasons.every((season) => recipe.facts.seasons.includes(season)) &&
      filters.equipment.every((thing) => recipe.facts.equipment.includes(thing)) &&
      wanted.every((food) => recipe.ingredients.some((line) => isUsed(line, food))),
  };
}

/** What no index of words or labels tells of a recipe, in few bytes. */
export interface Narrow {
  /** Lines that are no headings. */
  ingredients: number;
  /** Ways of cooking that it is made by. */
  methods: ReadonlySet<string>;
  nutrition: Checked['nutrition'];
}

export const narrow = (recipe: Pick<Checked, 'title' | 'ingredients' | 'instructions' | 'nutrition'>): Narrow => ({
  ingredients: countIngredients(recipe),
  methods: new Set(Object.keys(METHODS).filter((method) => isMadeBy(method, recipe))),
  nutrition: recipe.nutrition,
});

/** Limits of filters that {@link Narrow} tells. */
export const hasNarrowLimits = (filters: SearchFilters): boolean =>
  filters.maxIngredients !== null ||
  filters.withoutMethods.length > 0 ||
  FIGURE_NAMES.some((name) => isLimited(name, filters));

/** Whether a recipe keeps them. */
export const keepsNarrowLimits = (recipe: Narrow, filters: SearchFilters): boolean =>
  keepsFigures(recipe, filters) &&
  recipe.ingredients <= (filters.maxIngredients ?? Infinity) &&
  !filters.withoutMethods.some((method) => !(method in METHODS) || recipe.methods.has(method));

const isLimited = (name: Figure, filters: SearchFilters): boolean =>
  filters[`min${name}`] !== null || filters[`max${name}`] !== null;

const slugOf = (name: string): string => foodWords(name).join('-');
/** What nobody knows (`null`) keeps no limit. */
const isBetween = (value: number | null, least: number | null, most: number | null): boolean =>
  value === null ? least === null && most === null : value >= (least ?? -Infinity) && value <= (most ?? Infinity);

const amountIn = (
  { per100, micronutrients }: RecipeNutrition,
  nutrient: (typeof FIGURES)[Figure]['nutrient'],
): number | null => ({ ...per100, ...micronutrients?.per100 })[nutrient] ?? null;

function keepsFigures({ nutrition }: Pick<Checked, 'nutrition'>, filters: SearchFilters): boolean {
  return FIGURE_NAMES.every((name) => {
    if (!isLimited(name, filters)) return true;
    const [least, most] = [filters[`min${name}`], filters[`max${name}`]];
    // A figure nobody knows keeps no limit.
    if (!nutrition) return false;
    const { nutrient, scale } = FIGURES[name];
    const amount = amountIn(nutrition, nutrient);
    if (amount === null) return false;
    const value = ((amount * nutrition.servingGrams) / 100) * scale;
    // Energy is shown, and so limited, in whole kilocalories.
    return isBetween(name === 'Kcal' ? Math.round(value) : value, least, most);
  });
}
