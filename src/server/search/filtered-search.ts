import { and, eq, gte, inArray, lte, type SQL } from 'drizzle-orm';
import { labelCounts, recipeMeasures, recipes } from '#src/db/schema.ts';
import { mentionOf, namesOf } from '#src/domain/foods/mention.ts';
import type { Category, Diet } from '#src/domain/recipes/kitchen.ts';
import type { RecipeCard } from '#src/domain/recipes/recipe.ts';
import { filterCheck } from '#src/domain/search/filter-check.ts';
import { NO_FILTERS, type SearchFilters } from '#src/domain/search/search-filters.ts';
import { allergenCalled, searchWords } from '#src/domain/search/search-words.ts';
import { read } from '../base/database.ts';
import { VISITOR } from '../base/viewer.ts';
import { CARD_COLUMNS, toCard, visibleTo } from '../recipes/recipes.ts';
import type { SearchLabel, Slice } from './full-text.ts';
import { findAnyOf, findRecipes, type Limits, newestLabelled } from './search.ts';

/** Most recipes of an answer. */
const MOST_RESULTS = 30;
/** So many candidates of the index are looked at closely, this many at a time. */
const CANDIDATES: Slice = { from: 0, length: 120 };
const AT_A_TIME = 40;

export interface FilteredResult {
  recipes: RecipeCard[];
  /** Nothing is all that was asked for; these come nearest. */
  fellBack: boolean;
  /** What they were held to: without the servings where only a recipe for fewer is what was asked for. */
  filters: SearchFilters;
}

/**
 * Published recipes that are what filters ask for, best first. Where there are none: those for fewer people, whose
 * amounts can be scaled; then what the full text finds for any of its words; then what its category holds.
 * What must not be in a recipe, diets, time, figures and difficulty always hold.
 */
export async function searchByFilters(filters: SearchFilters): Promise<FilteredResult> {
  const exact = await find(filters, findsAll(filters), { isAskedFor: true });
  if (exact.length > 0) return { recipes: exact, fellBack: false, filters };
  const wider = { ...filters, servings: null };
  for (const widened of waysOut(wider, filters.servings !== null)) {
    const recipes = await widened();
    if (recipes.length > 0) return { recipes, fellBack: true, filters: wider };
  }
  return { recipes: [], fellBack: true, filters };
}

/** Ever wider searches that keep the limits of filters. None leaves the dish that was named for anything at all. */
function waysOut(filters: SearchFilters, isForFewer: boolean): (() => Promise<RecipeCard[]>)[] {
  const words = wordsOf(filters);
  const { category, diets } = filters;
  const byLabels = (labels: SearchLabel[]) => () =>
    find(filters, (limits) => newestLabelled(labels, CANDIDATES, limits));
  const ways = {
    forFewer: () => find(filters, findsAll(filters), { isAskedFor: true }),
    anyWord: () => find(filters, (limits) => findAnyOf(words, dietLabels(diets), CANDIDATES, limits)),
    inCategory: byLabels([...categoryLabels(category), ...dietLabels(diets)]),
    anywhere: byLabels(dietLabels(diets)),
  };
  return [
    ...(isForFewer ? [ways.forFewer] : []),
    ...(words ? [ways.anyWord] : []),
    ...(category ? [ways.inCategory] : []),
    ...(category && !words && setsLimits(filters) ? [ways.anywhere] : []),
  ];
}

/** Whether it asks for more than words and labels that say where to look. */
const setsLimits = (filters: SearchFilters): boolean =>
  JSON.stringify({ ...filters, text: '', wanted: [], tags: [], category: null }) !== JSON.stringify(NO_FILTERS);

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
  if (!words) return (limits) => newestLabelled(labels, CANDIDATES, limits);
  return async (limits) => (await findRecipes(words, labels, CANDIDATES, limits)).numbers;
}

/** Takes candidates from the index, which cannot tell everything, and keeps those that pass a closer look. */
async function find(
  filters: SearchFilters,
  candidates: Candidates,
  { isAskedFor = false } = {},
): Promise<RecipeCard[]> {
  const check = filterCheck(filters);
  const without = { allergens: filters.excluded.flatMap((name) => allergenCalled(name) ?? []) };
  const numbers = await candidates({ excluded: namesToExclude(filters), without, within: measuring(filters) });
  const kept: RecipeCard[] = [];
  for (let at = 0; at < numbers.length && kept.length < MOST_RESULTS; at += AT_A_TIME) {
    const rows = await rowsOf(numbers.slice(at, at + AT_A_TIME));
    const passed = rows.filter((recipe) => check.keepsLimits(recipe) && (!isAskedFor || check.isAskedFor(recipe)));
    kept.push(...passed.map(({ ingredients, categories, number, ...card }) => toCard(card)));
  }
  return kept.slice(0, MOST_RESULTS);
}

/** Names by which the index leaves out foods. It cannot tell potatoes from sweet ones: those are left to the closer look. */
const namesToExclude = ({ excluded }: SearchFilters): string[] =>
  excluded.flatMap((name) => namesOf(mentionOf(name))).filter((name) => searchWords(name).length > 0);

function measuring({
  maxMinutes,
  maxWorkMinutes,
  minProtein,
  maxKcal,
  difficulty,
  servings,
}: SearchFilters): SQL | undefined {
  const { number, ...of } = recipeMeasures;
  const limits = and(
    maxMinutes === null ? undefined : lte(of.minutes, maxMinutes),
    maxWorkMinutes === null ? undefined : lte(of.workMinutes, maxWorkMinutes),
    minProtein === null ? undefined : gte(of.protein, minProtein),
    maxKcal === null ? undefined : lte(of.kcal, maxKcal),
    difficulty === null ? undefined : eq(of.difficulty, difficulty),
    servings === null ? undefined : gte(of.servings, servings),
  );
  return limits && read().select({ number }).from(recipeMeasures).where(limits).getSQL();
}

const ROW = {
  ...CARD_COLUMNS,
  number: recipes.number,
  ingredients: recipes.ingredients,
  categories: recipes.categories,
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
