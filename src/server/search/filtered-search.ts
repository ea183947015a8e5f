import { and, eq, inArray } from 'drizzle-orm';
import { labelCounts, recipes } from '#src/db/schema.ts';
import { isEquipment } from '#src/domain/recipes/facts/equipment.ts';
import type { Category, Diet } from '#src/domain/recipes/kitchen.ts';
import type { RecipeSummary } from '#src/domain/recipes/recipe.ts';
import { filterCheck } from '#src/domain/search/filter-check.ts';
import { FIGURE_NAMES, type SearchFilters } from '#src/domain/search/search-filters.ts';
import { read } from '../base/database.ts';
import { VISITOR } from '../base/viewer.ts';
import { CARD_COLUMNS, toCard, visibleTo } from '../recipes/recipes.ts';
import type { SearchLabel } from './full-text.ts';
import { factsAsked, factsUnwanted, measuring, namesToExclude } from './measures.ts';
import { inPlainEnglish } from './menu-names.ts';
import { findAnyOf, findRecipes, newestLabelled, termsOfSearch } from './search.ts';
import type { Limits } from './search-plan.ts';

/** Most recipes of an answer. */
const MOST_RESULTS = 30;
/** So many candidates of the index are looked at closely, this many at a time. */
const CANDIDATES = 120;
const MORE_CANDIDATES = 1000;
const AT_A_TIME = 40;

export interface FilteredResult {
  recipes: RecipeSummary[];
  /** Nothing is all that was asked for; these come nearest. */
  fellBack: boolean;
}

/**
 * Published recipes that are what filters ask for, best first. Where there are none: what the full text finds for any of
 * its words; then what its category holds. What must not be in a recipe, diets, time, figures, servings and difficulty
 * always hold.
 */
export async function searchByFilters(filters: SearchFilters): Promise<FilteredResult> {
  const exact = await findExact(filters);
  if (exact.length > 0) return { recipes: exact, fellBack: false };
  for (const widened of waysOut(filters)) {
    const recipes = await widened();
    if (recipes.length > 0) return { recipes, fellBack: true };
  }
  return { recipes: [], fellBack: true };
}

/** Ever wider searches that keep the limits of filters. None leaves the course that was said, or the dish for anything at all. */
function waysOut(filters: SearchFilters): (() => Promise<RecipeSummary[]>)[] {
  const words = wordsOf(filters);
  const most = candidatesFor(filters);
  const { category, diets } = filters;
  const byLabels = (labels: SearchLabel[]) => () => find(filters, (limits) => newestLabelled(labels, most, limits));
  const ways = {
    anyWord: () =>
      find(filters, (limits) => findAnyOf(words, [...categoryLabels(category), ...dietLabels(diets)], most, limits)),
    inCategory: byLabels([...categoryLabels(category), ...dietLabels(diets)]),
  };
  return [...(words ? [ways.anyWord] : []), ...(category ? [ways.inCategory] : [])];
}

/** Recipes that are all that filters ask for. */
export const findExact = (filters: SearchFilters): Promise<RecipeSummary[]> =>
  find(filters, findsAll(filters), { isAskedFor: true });

/** Numbers of recipes, best first. */
type Candidates = (limits: Limits) => Promise<number[]>;

const wordsOf = ({ text, wanted }: SearchFilters): string => [text, ...wanted].filter(Boolean).join(' ');
const categoryLabels = (category: Category | null): SearchLabel[] =>
  category ? [{ kind: 'category', slug: category }] : [];
const dietLabels = (diets: readonly Diet[]): SearchLabel[] => diets.map((slug) => ({ kind: 'diet', slug }) as const);
const tagLabels = (tags: readonly string[]): SearchLabel[] => tags.map((slug) => ({ kind: 'tag', slug }) as const);

function findsAll(filters: SearchFilters): Candidates {
  const labels = [...categoryLabels(filters.category), ...dietLabels(filters.diets), ...tagLabels(filters.tags)];
  const words = wordsOf(filters);
  const most = candidatesFor(filters);
  if (!words) return (limits) => newestLabelled(labels, most, limits);
  return async (limits) => (await findRecipes(words, labels, most, limits)).numbers;
}

/** Limits that the index cannot tell, so that more candidates have to be looked at. */
const isJudgedOnly = (filters: SearchFilters): boolean =>
  filters.withoutMethods.length > 0 ||
  !filters.withoutEquipment.every(isEquipment) ||
  filters.maxIngredients !== null ||
  FIGURE_NAMES.some(
    (name) => !['Kcal', 'Protein'].includes(name) && (filters[`min${name}`] ?? filters[`max${name}`]) !== null,
  );

const candidatesFor = (filters: SearchFilters): number => (isJudgedOnly(filters) ? MORE_CANDIDATES : CANDIDATES);

/** Takes candidates from the index, which cannot tell everything, and keeps those that pass a closer look. */
async function find(
  filters: SearchFilters,
  candidates: Candidates,
  { isAskedFor = false } = {},
): Promise<RecipeSummary[]> {
  const check = filterCheck(filters);
  const { occasions, seasons, equipment, cost } = filters;
  const wishes = isAskedFor
    ? { occasions, seasons, equipment }
    : { occasions: [], seasons: [], equipment: equipment.filter((each) => each === 'no-cook') };
  const numbers = await candidates({
    excluded: namesToExclude(filters),
    borne: factsAsked({ ...wishes, cost }),
    unwanted: factsUnwanted(filters),
    without: { allergens: filters.without },
    within: measuring(filters),
  });
  const kept: RecipeSummary[] = [];
  for (let at = 0; at < numbers.length && kept.length < MOST_RESULTS; at += AT_A_TIME) {
    const rows = await rowsOf(numbers.slice(at, at + AT_A_TIME));
    const passed = rows.filter((recipe) => check.keepsLimits(recipe) && (!isAskedFor || check.isAskedFor(recipe)));
    kept.push(
      ...passed.map(({ ingredients, instructions, categories, allergens, facts, number, ...card }) => toCard(card)),
    );
  }
  return kept.slice(0, MOST_RESULTS);
}

const ROW = {
  ...CARD_COLUMNS,
  number: recipes.number,
  ingredients: recipes.ingredients,
  categories: recipes.categories,
  instructions: recipes.instructions,
  allergens: recipes.allergens,
  facts: recipes.facts,
} as const;

async function rowsOf(numbers: readonly number[]) {
  if (numbers.length === 0) return [];
  const rows = await read()
    .select(ROW)
    .from(recipes)
    .where(and(inArray(recipes.number, [...numbers]), visibleTo(VISITOR, { byKey: true })));
  const byNumber = new Map(rows.map((row) => [row.number, row]));
  return numbers.flatMap((number) => byNumber.get(number) ?? []);
}

/** The filters without words that no published recipe has: they are named instead of keeping everything away. */
export async function withKnownWords(filters: SearchFilters): Promise<SearchFilters> {
  if (!filters.text) return filters;
  const { search: text, left: unserved } = await inPlainEnglish(filters.text);
  const { left: unknown } = await termsOfSearch(text);
  const left = [...unserved, ...unknown];
  if (left.length === 0) return { ...filters, text };
  const words = text.split(' ').filter((word) => !left.includes(word));
  return { ...filters, text: words.join(' '), ignored: [...new Set([...filters.ignored, ...left])].slice(0, 20) };
}

/** The filters with tags that recipes here have; others become words to look for. */
export async function withKnownTags(filters: SearchFilters): Promise<SearchFilters> {
  if (filters.tags.length === 0) return filters;
  const rows = await read()
    .select({ slug: labelCounts.slug })
    .from(labelCounts)
    .where(and(eq(labelCounts.kind, 'tag'), inArray(labelCounts.slug, filters.tags)));
  const known = new Set(rows.map(({ slug }) => slug));
  const unknown = filters.tags.filter((tag) => !known.has(tag)).map((tag) => tag.replaceAll('-', ' '));
  return {
    ...filters,
    tags: filters.tags.filter((tag) => known.has(tag)),
    text: [filters.text, ...unknown].join(' ').trim(),
  };
}
