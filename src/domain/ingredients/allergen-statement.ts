import { ALLERGENS, type Allergen, allergenName } from '../foods/allergen-names.ts';

/** One of the 14 allergens of EU 1169/2011, and what it comes from, as the recipe calls it ("peanut butter"). */
export interface AllergenCause {
  allergen: Allergen;
  foods: string[];
}

/** The statement of a recipe's allergens. Traces of the works are not judged. */
export interface RecipeAllergens {
  /** Surely in it, in the order of the law's list. */
  contains: AllergenCause[];
  /** In it by product, or by the cook's choice; none that is in `contains`. */
  check: AllergenCause[];
  /** The names that nobody knows; of these the statement says nothing. */
  unknown: string[];
}

/** The allergens of one line or of what steps add, in the small form that pages with swaps need. */
export interface Holding {
  causes: readonly { allergen: Allergen; food: string; isSure: boolean }[];
  unknown?: string;
}

/** The allergens of several lines together. */
export function combined(holdings: readonly Holding[]): RecipeAllergens {
  const causes = holdings.flatMap((holding) => holding.causes);
  const contains = grouped(causes.filter(({ isSure }) => isSure));
  const sure = new Set(contains.map(({ allergen }) => allergen));
  return {
    contains,
    check: grouped(causes.filter(({ isSure, allergen }) => !isSure && !sure.has(allergen))),
    unknown: [...new Set(holdings.flatMap(({ unknown }) => unknown ?? []))],
  };
}

/** By allergen, each food once. */
const grouped = (causes: Holding['causes']): AllergenCause[] =>
  ALLERGENS.flatMap((allergen) => {
    const foods = [...new Set(causes.filter((cause) => cause.allergen === allergen).map(({ food }) => food))];
    return foods.length > 0 ? [{ allergen, foods }] : [];
  });

/** "Contains", and of what: "peanuts (peanut butter), soya (tofu)". The name is empty where a sentence says it all. */
export interface Said {
  name: string;
  text: string;
}

/** A recipe's allergens in words, in the order of their weight; never silent. */
export function saidOf({ contains, check, unknown }: RecipeAllergens): Said[] {
  const said = [
    { name: 'Contains', text: contains.map(causeText).join(', ') },
    { name: 'Check the label', text: check.map(causeText).join(', ') },
    { name: 'Not known for', text: unknown.join(', ') },
  ].filter(({ text }) => text !== '');
  return said.length > 0 ? said : [{ name: '', text: 'Contains none of the 14 major allergens.' }];
}

export const TRACES = 'We can’t know about traces: check the packets.';

/** The statement as one text, without what is said of traces. */
export const statementText = (allergens: RecipeAllergens): string =>
  saidOf(allergens)
    .map(({ name, text }) => (name ? `${name}: ${text}.` : text))
    .join(' ');

const causeText = ({ allergen, foods }: AllergenCause): string =>
  foods.length > 0 ? `${allergenName(allergen)} (${foods.join(', ')})` : allergenName(allergen);
