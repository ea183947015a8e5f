import { MICRONUTRIENTS, micronutrientWord } from '../foods/micronutrient-names.ts';
import { capital } from '../words/capital.ts';
import type { Nutrition } from './nutrition-figures.ts';

/** A note that only labels tell of calcium, iron, zinc and B12, and that they are estimated beside figures set by hand. */
export function noteOnMicronutrients(nutrition: Nutrition): string {
  const isKnown = MICRONUTRIENTS.some((name) => nutrition[name] !== null);
  return [
    nutrition.estimated || !isKnown
      ? ''
      : `${capital(inList(MICRONUTRIENTS.map(micronutrientWord)))} are estimated from the ingredients.`,
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
        'disjunction',
      )}`,
  );
  return `Makers may add ${clauses.join(', and ')}. We don’t count what’s added: check the label.`;
}

/** "a", "a and b", "a, b and c". */
const inList = (names: readonly string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string =>
  new Intl.ListFormat('en-GB', { type }).format(names);
