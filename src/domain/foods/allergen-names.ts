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
