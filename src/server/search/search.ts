import { readSearch } from '#src/domain/search/search-words.ts';
import { allOf, anyOf, bestMatches, label, newestMatches, type SearchLabel, type Within } from './full-text.ts';
import { onBudget } from './search-budget.ts';
import { coursesOf, type Limits, ofCourses, planLabelled, planSearch, unwantedBy } from './search-plan.ts';
import { type Terms, termsFor } from './search-terms.ts';
import { begun, without } from './tiers.ts';

/** Terms for what somebody typed. */
export const termsOfSearch = (search: string): Promise<Terms> => onBudget(() => termsFor(readSearch(search).asked));

export interface SearchHits {
  /** Numbers of recipes, in order. */
  numbers: number[];
  /** Words that these do not all have, as they were typed: no recipe has all. */
  left: string[];
}

/** Numbers of at most so many published recipes that bear all the labels: those of a category named first, newest first. */
export async function newestLabelled(
  labels: readonly SearchLabel[],
  most: number,
  limits: Limits = {},
): Promise<number[]> {
  const { all, within } = planLabelled(labels, limits);
  return all === null ? [] : ownFirst(newestMatches, all, labels, most, within);
}

/** What is of a category among the labels comes before what also fits it. */
async function ownFirst(
  find: typeof newestMatches,
  expression: string,
  labels: readonly SearchLabel[],
  most: number,
  within: Within,
): Promise<number[]> {
  const courses = coursesOf(labels);
  if (courses.length === 0) return find(expression, most, { within });
  const own = await find(ofCourses(expression, courses), most, { within });
  return [...own, ...(await find(expression, most - own.length, { within, besides: own }))];
}

/** Numbers of at most so many published recipes that match any of the words and bear all the labels, best first. */
export async function findAnyOf(
  search: string,
  labels: readonly SearchLabel[],
  most: number,
  limits: Limits = {},
): Promise<number[]> {
  const { terms } = await termsOfSearch(search);
  if (terms.length === 0) return [];
  const expression = allOf([
    anyOf(terms.flatMap((term) => [begun(term), ...term.near])),
    ...labels.map(label),
    ...(limits.borne ?? []),
  ]);
  return ownFirst(bestMatches, without(expression, unwantedBy(limits)), labels, most, limits.within);
}

/** At most so many published recipes that match what somebody typed and bear all the labels, best first, as {@link planSearch} says. */
export async function findRecipes(
  search: string,
  labels: readonly SearchLabel[],
  most: number,
  limits: Limits = {},
): Promise<SearchHits> {
  const { all, tiers, within, left } = await planSearch(search, labels, limits);
  if (all === null) return { numbers: [], left };
  if (tiers.length === 0) return { numbers: await ownFirst(newestMatches, all, labels, most, within), left };
  const numbers: number[] = [];
  for (const tier of tiers) {
    if (numbers.length >= most) break;
    numbers.push(...(await bestMatches(tier, most - numbers.length, { within, besides: numbers })));
  }
  return { numbers, left };
}
