import { capital } from '../words/capital.ts';

/** The allergens of EU 1169/2011, annex II, in the order of that list. */
export const ALLERGENS = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soya',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const;
export type Allergen = (typeof ALLERGENS)[number];

/** Other words for an allergen as a whole, in the singular. */
export const ALLERGEN_WORDS: Readonly<Record<string, Allergen>> = {
  soy: 'soya',
  soja: 'soya',
  soybean: 'soya',
  soyabean: 'soya',
  'soy bean': 'soya',
  'soya bean': 'soya',
  'tree nut': 'nuts',
  groundnut: 'peanuts',
  'monkey nut': 'peanuts',
  'sesame seed': 'sesame',
  'mustard seed': 'mustard',
  sulfite: 'sulphites',
  'sulphur dioxide': 'sulphites',
  'sulfur dioxide': 'sulphites',
  lupine: 'lupin',
};

/** Those that people call otherwise than the law. */
const PLAIN: Partial<Record<Allergen, string>> = {
  crustaceans: 'crab and prawns',
  nuts: 'tree nuts',
  molluscs: 'mussels and squid',
};
/** An allergen as people say it, within a sentence. */
export const allergenName = (allergen: Allergen): string => PLAIN[allergen] ?? allergen;
/** An allergen as a choice has it: "Tree nuts". */
export const allergenLabel = (allergen: Allergen): string => capital(allergenName(allergen));
