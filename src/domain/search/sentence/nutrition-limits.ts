import type { SearchFilters } from '../search-filters.ts';
import { NUMBER, numberOf } from './numbers.ts';
import { type Reading, take } from './reading.ts';

/** "Low calorie" without a number, for a serving. */
const LOW_KCAL = 400;
const MOST_PROTEIN = 500;
const MOST_KCAL = 10_000;

const EACH = '(?: each|(?: (?:per|a|in a|for each|in each) (?:serving|portion|person|plate|head|meal)))?';
const GRAMS = '(?: ?(?:g|gr|grams?|gramms?))?';
const LESS =
  '(?:under|below|less than|fewer than|(?:no|not) more than|at most|up to|lower than|not over|max(?:imum)?(?: of)?)';
const MORE =
  '(?:(?<!not )over|above|at least|(?<!no |not )more than|(?:no|not) less than|(?:a )?minimum(?: of)?|min|plus)';
const OR_MORE = '(?: (?:or (?:more|over|above)|at least|minimum|min|plus))?';
const OR_LESS = '(?: (?:or (?:less|fewer|under|below)|at most|max|maximum|tops))?';
const KCAL = '(?:k ?cals?|kilo ?calories|calories|calorie|cals?)';
const AMOUNT = `(${NUMBER})`;

type Understand = (filters: SearchFilters, amount: number) => void;

const protein: Understand = (filters, grams) => {
  if (grams >= 1 && grams <= MOST_PROTEIN) filters.minProtein = Math.max(filters.minProtein ?? 0, grams);
};
const kcal: Understand = (filters, most) => {
  if (most >= 1 && most <= MOST_KCAL) filters.maxKcal = Math.min(filters.maxKcal ?? most, most);
};
const nothing: Understand = () => undefined;

const RULES = (
  [
    [`${LESS} ${AMOUNT}${GRAMS}(?: of)? protein${EACH}`, nothing],
    [`(?:${MORE} )?${AMOUNT}${GRAMS}(?: plus)?(?: of)? protein${EACH}${OR_MORE}`, protein],
    [`protein(?: content)?(?: of)? ${MORE} ${AMOUNT}${GRAMS}${EACH}`, protein],
    [`${MORE} ${AMOUNT} ${KCAL}${EACH}`, nothing],
    [`(?:${LESS} |around |about |roughly )?${AMOUNT} ${KCAL}${EACH}${OR_LESS}`, kcal],
    [`${KCAL} ${LESS} ${AMOUNT}${EACH}`, kcal],
  ] as const
).map(([pattern, understand]) => ({ pattern: new RegExp(`\\b${pattern}\\b`, 'g'), understand }));

const LOW = /\b(?:low(?:er)? (?:in )?|few(?:er)? )(?:k ?cals?|calories?|cals?)\b/g;

/** "At least 20 g protein", "less than 500 calories": both for a serving. What only limits the other way is left out. */
export function readNutritionLimits(reading: Reading): void {
  const { filters } = reading;
  for (const { pattern, understand } of RULES) {
    take(reading, pattern, ([, amount = '']) => understand(filters, numberOf(amount)));
  }
  take(reading, LOW, () => {
    filters.maxKcal ??= LOW_KCAL;
  });
}
