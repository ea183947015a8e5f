import { type Allergen, allergenName } from '../foods/allergen-names.ts';
import { DIET_LABELS, type Diet } from '../recipes/kitchen.ts';

interface Reasons {
  allergens: readonly Allergen[];
  diets: readonly Diet[];
}

const namesOf = ({ allergens, diets }: Reasons): string[] => [
  ...allergens.map(allergenName),
  ...diets.map((diet) => `not ${DIET_LABELS[diet].toLowerCase()}`),
];

/** "Not for you: tree nuts, not low-carb". */
export const misfitText = (reasons: Reasons): string => `Not for you: ${namesOf(reasons).join(', ')}`;

/** "Not for you: gluten and 3 more", for where there is little room. */
export function shortMisfitText(reasons: Reasons): string {
  const [first = '', ...others] = namesOf(reasons);
  return others.length > 1 ? `Not for you: ${first} and ${others.length} more` : misfitText(reasons);
}
