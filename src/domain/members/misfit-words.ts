import { type Allergen, allergenName } from '../foods/allergen-names.ts';
import { DIET_LABELS, type Diet } from '../recipes/kitchen.ts';

/** "Not for you: tree nuts, not low-carb". */
export const misfitText = ({ allergens, diets }: { allergens: readonly Allergen[]; diets: readonly Diet[] }): string =>
  `Not for you: ${[...allergens.map(allergenName), ...diets.map((diet) => `not ${DIET_LABELS[diet].toLowerCase()}`)].join(', ')}`;
