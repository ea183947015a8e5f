import { wordTable } from '../word-table.ts';
import { foodsIn, foodWords } from './find.ts';
import { type Food, type FoodMeasure, MEASURES } from './food.ts';
import words from './tables/measure-words.json' with { type: 'json' };

/** A measure of foods, or `other`: one that no food has a weight for, such as a chunk. */
export type MeasureWord = FoodMeasure | 'other';

const MEASURE_WORDS = wordTable<string>(words);
const isMeasure = (word: string): word is FoodMeasure => (MEASURES as readonly string[]).includes(word);

/** "Cloves" → `clove`, "stems" → that of `sprig` and `stalk` which the food has; `undefined` for what counts nothing, such as "large". */
export function measureNamed(word: string | null | undefined, food?: Food | null): MeasureWord | undefined {
  const named = MEASURE_WORDS[word?.toLowerCase().replace(/s$/, '') ?? '']?.split('|').filter(isMeasure);
  return named && (named.find((measure) => food && measureGrams(food, measure)) ?? named[0] ?? 'other');
}

/** The number of parts a whole one gives, where the food says nothing else. */
const PARTS: Partial<Record<MeasureWord, number>> = { half: 2, quarter: 4 };

/** Grams in one; `undefined` where that is not known of the food. */
export function measureGrams({ measures, piece }: Food, measure: MeasureWord): number | undefined {
  if (measure === 'other') return undefined;
  const parts = PARTS[measure];
  return measures?.[measure] ?? (piece && parts && piece / parts);
}

/**
 * The measure said with the food: "3 garlic cloves", "tin of chopped tomatoes", "lemon wedge". A word of the name that
 * we show for the food is none, unless the food has such a measure: a stock cube is a piece.
 */
export function measureIn(name: string, food: Food): MeasureWord | undefined {
  const named = foodWords(name);
  const found = foodsIn(name).findLast((some) => some.food === food);
  const [from, to] = found ? [found.at, found.at + found.words] : [0, 0];
  const isKnown = (measure: MeasureWord) => measureGrams(food, measure) !== undefined;
  const around = [...named.slice(0, from), named[to]].flatMap((word) => measureNamed(word, food) ?? []);
  if (around.length > 0) return around.find(isKnown) ?? around[0];
  const last = named[to - 1] ?? '';
  const measure = measureNamed(last, food);
  return measure && (isKnown(measure) || !foodWords(food.names[0]).includes(last)) ? measure : undefined;
}
