import { inArray, sql } from 'drizzle-orm';
import { recipes } from '#src/db/schema.ts';
import { common } from '#src/domain/number-sets.ts';
import type { RecipeSummary } from '#src/domain/recipes/recipe.ts';
import { filterCheck } from '#src/domain/search/filter-check.ts';
import { NOTHING_SAID, type SaidOfSearch } from '#src/domain/search/said-of-search.ts';
import type { SearchFilters } from '#src/domain/search/search-filters.ts';
import { read } from '../base/database.ts';
import { type Catalogue, catalogueNow } from '../recipes/catalogue.ts';
import { cardsByNumber } from '../recipes/recipes.ts';
import { inPlainEnglish } from './menu-names.ts';
import { type Found, findAnyOf, inOrderOfAge, keeping, ownFirst, searchFor, wordsNobodyHas } from './search.ts';
import { onBudget } from './search-budget.ts';

/** Most recipes of an answer. */
const MOST_RESULTS = 30;
/** So many of those found have their lines read, this many at a time. */
const READ = 1000;
const AT_A_TIME = 40;

export interface FilteredResult extends Pick<SaidOfSearch, 'left' | 'mended'> {
  recipes: RecipeSummary[];
  /** Nothing is all that was asked for; these come nearest. */
  fellBack: boolean;
}

/**
 * Published recipes that are what filters ask for, best first. Where there are none: what the full text finds for any of
 * its words; then what its category holds. What must not be in a recipe, diets, time, figures, servings and difficulty
 * always hold; none leaves the course that was said, or the dish for anything at all.
 */
export async function searchByFilters(filters: SearchFilters): Promise<FilteredResult> {
  const { recipes, left, mended } = await findExact(filters);
  if (recipes.length > 0) return { recipes, left, mended, fellBack: false };
  const catalogue = await catalogueNow();
  const { category, text, wanted } = filters;
  // What was asked for beside the course is a wish here.
  const kept = await onBudget(() => keeping(filters, catalogue));
  const inCourse = category ? common(kept, catalogue.bearing({ kind: 'category', slug: category })) : kept;
  const words = [text, ...wanted].join(' ').trim();
  const nearest = words ? await findAnyOf(words, inCourse) : [];
  const numbers = nearest.length > 0 || !category ? nearest : inOrderOfAge(catalogue, inCourse);
  const ordered = ownFirst(numbers, category ? [category] : [], catalogue);
  const { isWithout } = filterCheck(filters);
  return { recipes: await cardsOf(ordered, isWithout), left: [], mended, fellBack: true };
}

/** Recipes that are all that filters ask for, or come near what they look for: `left` names what these lack. */
export async function findExact(filters: SearchFilters): Promise<Omit<FilteredResult, 'fellBack'>> {
  const catalogue = await catalogueNow();
  const { isWithout, hasWanted } = filterCheck(filters);
  const { numbers, left, mended } = await inOrder(filters, catalogue);
  const recipes = await cardsOf(numbers, (recipe) => isWithout(recipe) && hasWanted(recipe));
  return { recipes, left, mended };
}

async function inOrder(
  filters: SearchFilters,
  catalogue: Catalogue,
): Promise<Pick<Found, 'numbers' | 'left' | 'mended'>> {
  const { text, wanted, category } = filters;
  const words = [text, ...wanted].join(' ').trim();
  const courses = category ? [category] : [];
  if (words) return searchFor(words, { limits: filters, courses });
  const among = category ? catalogue.bearing({ kind: 'category', slug: category }) : undefined;
  const kept = await onBudget(() => keeping(filters, catalogue, { among, isAskedFor: true }));
  return { ...NOTHING_SAID, numbers: ownFirst(inOrderOfAge(catalogue, kept), courses, catalogue) };
}

type Lines = Pick<typeof recipes.$inferSelect, 'title' | 'ingredients'>;

/** The first of some recipes whose lines pass a closer look: the last word on what an answer may hold. */
async function cardsOf(numbers: readonly number[], passes: (recipe: Lines) => boolean): Promise<RecipeSummary[]> {
  const kept: number[] = [];
  for (let at = 0; at < Math.min(numbers.length, READ) && kept.length < MOST_RESULTS; at += AT_A_TIME) {
    const some = numbers.slice(at, at + AT_A_TIME);
    const lines = await linesOf(some);
    kept.push(...some.filter((number) => passes(lines.get(number) ?? { title: '', ingredients: [] })));
  }
  const shown = kept.slice(0, MOST_RESULTS);
  const cards = await cardsByNumber(shown);
  return shown.flatMap((number) => cards.get(number) ?? []);
}

async function linesOf(numbers: readonly number[]): Promise<Map<number, Lines>> {
  const { number, title, ingredients } = recipes;
  const rows = await read()
    .select({ number, title, ingredients })
    .from(recipes)
    .where(inArray(number, sql`(select value from json_each(${JSON.stringify(numbers)}))`));
  return new Map(rows.map((row) => [row.number, row]));
}

/** The filters without words that no published recipe has: they are named instead of keeping everything away. */
export async function withKnownWords(filters: SearchFilters): Promise<SearchFilters> {
  if (!filters.text) return filters;
  const { search: text, left: unserved } = await inPlainEnglish(filters.text);
  const left = [...unserved, ...(await wordsNobodyHas(text))];
  if (left.length === 0) return { ...filters, text };
  const words = text.split(' ').filter((word) => !left.includes(word));
  return { ...filters, text: words.join(' '), ignored: [...new Set([...filters.ignored, ...left])].slice(0, 20) };
}

/** The filters with tags that recipes here have; others become words to look for. */
export async function withKnownTags(filters: SearchFilters): Promise<SearchFilters> {
  const { bearing } = await catalogueNow();
  const isKnown = (slug: string) => bearing({ kind: 'tag', slug }).size > 0;
  const unknown = filters.tags.filter((slug) => !isKnown(slug)).map((slug) => slug.replaceAll('-', ' '));
  return { ...filters, tags: filters.tags.filter(isKnown), text: [filters.text, ...unknown].join(' ').trim() };
}
