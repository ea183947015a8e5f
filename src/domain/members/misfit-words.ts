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

/** Reasons that fit onto a card. */
const ON_CARD = 2;

/** "Not for you: gluten, tree nuts and 3 more". */
export function shortMisfitText(reasons: Reasons): string {
  const names = namesOf(reasons);
  const more = names.length - ON_CARD;
  return more > 1 ? `Not for you: ${names.slice(0, ON_CARD).join(', ')} and ${more} more` : misfitText(reasons);
}
