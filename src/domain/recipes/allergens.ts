import { ALLERGENS, type Allergen } from '../foods/food.ts';
import { BY_KIND } from '../foods/food-allergens.ts';
import { allergensOfText, type Cause } from '../foods/line-allergens.ts';
import { veganVerdict } from '../foods/vegan.ts';
import { unlistedFoods } from './editing/unlisted-foods.ts';
import type { IngredientLine } from './ingredient-lines.ts';

/** One of the 14 allergens of EU 1169/2011, and what it comes from, as the recipe calls it ("peanut butter"). */
export interface AllergenCause {
  allergen: Allergen;
  foods: string[];
}

/** What is said of a recipe. Traces of the works are not judged. */
export interface RecipeAllergens {
  /** Surely in it, in the order of the law's list. */
  contains: AllergenCause[];
  /** In it by product, or by the cook's choice; none that is in `contains`. */
  check: AllergenCause[];
  /** What nobody knows; of these the statement says nothing. */
  unknown: string[];
}

/** "Serve with bread": what stands beside the dish is by the cook's choice. */
const BESIDE = /\b(?:serve|eat|enjoy|offer)[^.;]*\bwith\b[^.;]*/i;

/** The allergens of a recipe's lines, and of what its steps use without a line. */
export function allergensOf(lines: readonly IngredientLine[], steps: readonly string[] = []): RecipeAllergens {
  const causes: Cause[] = [];
  const unknown: string[] = [];
  for (const line of lines) {
    const read = allergensOfText(line.text);
    causes.push(...(isClaimed(line) ? standIn(line.name, read.causes) : read.causes));
    if (!read.isKnown) unknown.push(line.name);
  }
  for (const { words, step } of unlistedFoods(steps, lines)) {
    const isBeside =
      BESIDE.exec(steps[step] ?? '')?.[0]
        .toLowerCase()
        .includes(words) ?? false;
    const { causes: added } = allergensOfText(words);
    causes.push(...(isBeside ? added.map((cause) => ({ ...cause, isSure: false })) : added));
  }
  const contains = grouped(causes.filter(({ isSure }) => isSure));
  const sure = new Set(contains.map(({ allergen }) => allergen));
  return { contains, check: grouped(causes.filter((c) => !c.isSure && !sure.has(c.allergen))), unknown };
}

/** "vegan brie": the name is an animal's product, and what is meant is made of something else. */
function isClaimed(line: IngredientLine): boolean {
  const reading = veganVerdict(line);
  return reading.verdict === 'ask' && reading.reason === 'claimed';
}

const OF_ANIMALS: ReadonlySet<Allergen> = new Set(['milk', 'eggs', 'fish', 'crustaceans', 'molluscs']);

/** Such a product is made of one of a few things, and the animal's allergen is no longer sure. */
const standIn = (name: string, causes: readonly Cause[]): Cause[] => [
  ...causes.map((cause) => ({ ...cause, isSure: cause.isSure && !OF_ANIMALS.has(cause.allergen) })),
  ...BY_KIND.map((allergen) => ({ allergen, food: name, isSure: false })),
];

/** By allergen, each food once. */
const grouped = (causes: readonly Cause[]): AllergenCause[] =>
  ALLERGENS.flatMap((allergen) => {
    const foods = [...new Set(causes.filter((cause) => cause.allergen === allergen).map(({ food }) => food))];
    return foods.length > 0 ? [{ allergen, foods }] : [];
  });
