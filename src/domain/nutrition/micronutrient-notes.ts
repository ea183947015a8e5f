import { MICRONUTRIENTS, micronutrientWord } from '../foods/micronutrient-names.ts';
import type { Nutrition } from './nutrition-figures.ts';

/** What only labels tell of calcium, iron, zinc and B12, and that they are estimated beside figures set by hand. */
export function noteOnMicronutrients(nutrition: Nutrition): string {
  const isKnown = MICRONUTRIENTS.some((name) => nutrition[name] !== null);
  return [
    nutrition.estimated || !isKnown
      ? ''
      : `${capitalised(inList(MICRONUTRIENTS.map(micronutrientWord)))} are estimated from the ingredients.`,
    addedByMakers(nutrition),
  ]
    .filter(Boolean)
    .join(' ');
}

/** "Makers may add calcium to firm tofu or soy milk, and vitamin B12 to soy milk. …" */
function addedByMakers({ byLabel }: Nutrition): string {
  if (byLabel.length === 0) return '';
  const added = Map.groupBy(byLabel, ({ of }) => inList(of.map(micronutrientWord)));
  const clauses = Array.from(
    added,
    ([what, foods]) =>
      `${what} to ${inList(
        foods.map(({ food }) => food),
        'or',
      )}`,
  );
  return `Makers may add ${clauses.join(', and ')}. We don’t count what’s added: check the label.`;
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "a", "a and b", "a, b and c". */
function inList(names: readonly string[], word = 'and'): string {
  const [last = '', ...others] = names.toReversed();
  return others.length === 0 ? last : `${others.toReversed().join(', ')} ${word} ${last}`;
}
