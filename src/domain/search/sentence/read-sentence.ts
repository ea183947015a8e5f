import { DIETS } from '../../recipes/kitchen.ts';
import { NO_FILTERS, type SearchFilters } from '../search-filters.ts';
import { readDiets } from './diets.ts';
import { readDifficulty } from './difficulty.ts';
import { readExclusions } from './exclusions.ts';
import { readCategory, readTags } from './labels.ts';
import { refuseOtherLanguages } from './language.ts';
import { readMinutes, readQuick } from './minutes.ts';
import { readNutritionLimits } from './nutrition-limits.ts';
import { plainWords, type Reading, take } from './reading.ts';
import { remainingText } from './rest.ts';
import { readServings } from './servings.ts';
import { readWanted } from './wanted.ts';

/** In their order: amounts first, since "no more than" is no food left out, and what is left to the full text last. */
const RULES: readonly ((reading: Reading) => void)[] = [
  readNutritionLimits,
  readMinutes,
  readServings,
  readDifficulty,
  readQuick,
  readDiets,
  readTags,
  readExclusions,
  readWanted,
  readCategory,
];

/** Every recipe here is, so that saying it asks for nothing. */
const TRUE_OF_ALL = /\b(?:(?:dairy|egg|meat|lactose|cruelty|animal) free|plant based|vegan|vegetarian|meatless)\b/g;

/**
 * Reads an English sentence as a cook means it. What it says and is not a filter becomes the text. Throws `validation`
 * for another language, and for nothing else.
 */
export function readSentence(sentence: string): SearchFilters {
  refuseOtherLanguages(sentence);
  const reading: Reading = { rest: plainWords(sentence), filters: structuredClone(NO_FILTERS) };
  take(reading, TRUE_OF_ALL, () => true);
  for (const rule of RULES) rule(reading);
  const { filters, rest } = reading;
  return { ...filters, diets: DIETS.filter((diet) => filters.diets.includes(diet)), text: remainingText(rest) };
}
