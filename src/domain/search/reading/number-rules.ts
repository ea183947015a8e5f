import { bounded, patternFrom } from '../../pattern.ts';
import { NUMBER } from '../../quantities/number-words.ts';

/** `of` as the filters call it; minutes, grams, kilocalories and people. */
export interface Limit {
  of: string;
  value: number;
  /** Grams or kilocalories of all servings together. */
  isTotal?: boolean;
}

const NEVER = '(?:(?:(?:do|does|did|will|should|can|must) )?not|never|nothing|no)';
export const MOST = `(?:under|below|less than|fewer than|lower than|${NEVER}(?: \\p{L}+){0,4}? (?:more|longer|greater|higher) than|not (?:over|above|exceeding)|at most|at the most|up to|within|(?:a )?max(?:imum)?(?: of)?|(?:an )?upper limit of)`;
export const LEAST =
  '(?:over|above|at least|more than|longer than|greater than|(?:no|not) less than|(?:a )?min(?:imum)?(?: of)?|plus|exceeding)';
export const ABOUT = '(?:around|about|roughly|approximately|exactly|between|from|with|only|just)';
export const OR_MORE = '(?: (?:or (?:more|over|above|longer|higher)|at least|minimum|min|plus|upwards))';
export const OR_LESS = '(?: (?:or (?:less|fewer|under|below|faster|quicker|lower)|at most|max|maximum|tops))';
export const EACH =
  '(?: (?:each|(?:per|a|in a|for each|in each|in one) (?:serving|portion|person|plate|head|meal|bowl|piece)))?';
export const TOTAL =
  '(?: (?:in total|total|altogether|all together|overall|for (?:all of it|everything|the whole (?:thing|dish|recipe|meal|lot))))';
export const OF_100 = '(?: (?:per|in|a) (?:100|hundred)(?: (?:g|grams?))?)';
export const N = `(?:${NUMBER})`;

export type Understand = (match: RegExpMatchArray) => Limit[] | null;
export interface Rule {
  pattern: RegExp;
  understand: Understand;
}
export const rule = (pattern: string, understand: Understand): Rule => ({
  pattern: bounded(1_000, patternFrom(`(?<![^ ])${pattern}(?![^ ])`, 'gu')),
  understand,
});
