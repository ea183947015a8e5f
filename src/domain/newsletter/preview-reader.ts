import { z } from 'zod';
import { ALLERGENS, allergenName } from '../foods/allergen-names.ts';
import { DIET_LABELS, DIETS } from '../recipes/kitchen.ts';
import type { Wanted } from './wanted.ts';

const EVERYBODY = 'everybody';
const READERS = [
  EVERYBODY,
  ...DIETS.map((diet) => `diet ${diet}` as const),
  ...ALLERGENS.map((allergen) => `without ${allergen}` as const),
] as const;
/** For whose eyes a letter is previewed: somebody who eats everything, keeps to a diet or leaves out an allergen. */
export type PreviewReader = (typeof READERS)[number];
export const previewReaderSchema = z.enum(READERS).default(EVERYBODY);

/** The diets and allergens of such a reader. */
export const eatingOf = (reader: PreviewReader): Pick<Wanted, 'diets' | 'allergens'> => ({
  diets: DIETS.filter((diet) => reader === `diet ${diet}`),
  allergens: ALLERGENS.filter((allergen) => reader === `without ${allergen}`),
});

/** "Gluten-Free", "No sesame". */
export const PREVIEW_READERS: [PreviewReader, string][] = [
  [EVERYBODY, 'Somebody who eats everything'],
  ...DIETS.map((diet): [PreviewReader, string] => [`diet ${diet}`, DIET_LABELS[diet]]),
  ...ALLERGENS.map((allergen): [PreviewReader, string] => [`without ${allergen}`, `No ${allergenName(allergen)}`]),
];
