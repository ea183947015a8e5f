import { and, eq, gte, inArray, lte, type SQL } from 'drizzle-orm';
import { labelCounts, recipeMeasures, recipes } from '#src/db/schema.ts';
import { mentionOf, namesOf } from '#src/domain/foods/mention.ts';
import type { Category, Diet } from '#src/domain/recipes/kitchen.ts';
import type { RecipeCard } from '#src/domain/recipes/recipe.ts';
import { wishCheck } from '#src/domain/search/filter-check.ts';
import { NO_WISH, type SearchWish } from '#src/domain/search/search-filters.ts';
import { searchWords } from '#src/domain/search/search-words.ts';
import { read } from '../base/database.ts';
import { VISITOR } from '../base/viewer.ts';
import { CARD_COLUMNS, toCard, visibleTo } from '../recipes/recipes.ts';
import type { Label, Slice } from './full-text.ts';
import { findAnyOf, findRecipes, type Limits, newestLabelled } from './search.ts';

/** Most recipes of an answer. */
const MOST_RESULTS = 30;
/** So many candidates of the index are looked at closely, this many at a time. */
const CANDIDATES: Slice = { from: 0, length: 120 };
const AT_A_TIME = 40;

export interface WishResult {
  recipes: RecipeCard[];
  /** Nothing is all that was asked for; these come nearest. */
  fellBack: boolean;
  /** What they were held to: without the servings where only a recipe for fewer is what was asked for. */
  wish: SearchWish;
}

/**
 * Published recipes that are what a wish asks for, best first. Where there are none: those for fewer people, whose
 * amounts can be scaled; then what the full text finds for any of its words; then what its category holds.
 * What must not be in a recipe, diets, time, figures and difficulty always hold.
 */
export async function searchByWish(wish: SearchWish): Promise<WishResult> {
  const exact = await find(wish, findsAll(wish), { isAskedFor: true });
  if (exact.length > 0) return { recipes: exact, fellBack: false, wish };
  const wider = { ...wish, servings: null };
  for (const widened of waysOut(wider, wish.servings !== null)) {
    const recipes = await widened();
    if (recipes.length > 0) return { recipes, fellBack: true, wish: wider };
  }
  return { recipes: [], fellBack: true, wish };
}

/** Ever wider searches that keep the limits of a wish. None leaves the dish that was named for anything at all. */
function waysOut(wish: SearchWish, isForFewer: boolean): (() => Promise<RecipeCard[]>)[] {
  const words = wordsOf(wish);
  const { category, diets } = wish;
  const byLabels = (labels: Label[]) => () => find(wish, (limits) => newestLabelled(labels, CANDIDATES, limits));
  const ways = {
    forFewer: () => find(wish, findsAll(wish), { isAskedFor: true }),
    anyWord: () => find(wish, (limits) => findAnyOf(words, dietLabels(diets), CANDIDATES, limits)),
    inCategory: byLabels([...categoryLabels(category), ...dietLabels(diets)]),
    anywhere: byLabels(dietLabels(diets)),
  };
  return [
    ...(isForFewer ? [ways.forFewer] : []),
    ...(words ? [ways.anyWord] : []),
    ...(category ? [ways.inCategory] : []),
    ...(category && !words && setsLimits(wish) ? [ways.anywhere] : []),
  ];
}

/** Whether it asks for more than words and labels that say where to look. */
const setsLimits = (wish: SearchWish): boolean =>
  JSON.stringify({ ...wish, text: '', wanted: [], tags: [], category: null }) !== JSON.stringify(NO_WISH);

/** Numbers of recipes, best first. */
type Candidates = (limits: Limits) => Promise<number[]>;

const wordsOf = ({ text, wanted }: SearchWish): string => [text, ...wanted].filter(Boolean).join(' ');
const categoryLabels = (category: Category | null): Label[] => (category ? [{ kind: 'category', slug: category }] : []);
const dietLabels = (diets: readonly Diet[]): Label[] => diets.map((slug) => ({ kind: 'diet', slug }) as const);
const tagLabels = (tags: readonly string[]): Label[] => tags.map((slug) => ({ kind: 'tag', slug }) as const);

function findsAll(wish: SearchWish): Candidates {
  const labels = [...categoryLabels(wish.category), ...dietLabels(wish.diets), ...tagLabels(wish.tags)];
  const words = wordsOf(wish);
  if (!words) return (limits) => newestLabelled(labels, CANDIDATES, limits);
  return async (limits) => (await findRecipes(words, labels, CANDIDATES, limits)).numbers;
}

/** Takes candidates from the index, which cannot tell everything, and keeps those that pass a closer look. */
async function find(wish: SearchWish, candidates: Candidates, { isAskedFor = false } = {}): Promise<RecipeCard[]> {
  const check = wishCheck(wish);
  const numbers = await candidates({ excluded: namesToExclude(wish), within: measuring(wish) });
  const kept: RecipeCard[] = [];
  for (let at = 0; at < numbers.length && kept.length < MOST_RESULTS; at += AT_A_TIME) {
    const rows = await rowsOf(numbers.slice(at, at + AT_A_TIME));
    const passed = rows.filter((recipe) => check.keepsLimits(recipe) && (!isAskedFor || check.isAskedFor(recipe)));
    kept.push(...passed.map(({ ingredients, categories, restTime, number, ...card }) => toCard(card)));
  }
  return kept.slice(0, MOST_RESULTS);
}

/** Names by which the index leaves out foods. It cannot tell potatoes from sweet ones: those are left to the closer look. */
const namesToExclude = ({ excluded }: SearchWish): string[] =>
  excluded.flatMap((name) => namesOf(mentionOf(name))).filter((name) => searchWords(name).length > 0);

function measuring({ maxMinutes, minProtein, maxKcal, difficulty, servings }: SearchWish): SQL | undefined {
  const { number, ...of } = recipeMeasures;
  const limits = and(
    maxMinutes === null ? undefined : lte(of.minutes, maxMinutes),
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
  restTime: recipes.restTime,
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

/** The wish with tags that recipes here have; others become words to look for. */
export async function withKnownTags(wish: SearchWish): Promise<SearchWish> {
  if (wish.tags.length === 0) return wish;
  const rows = await read()
    .select({ slug: labelCounts.slug })
    .from(labelCounts)
    .where(and(eq(labelCounts.kind, 'tag'), inArray(labelCounts.slug, wish.tags)));
  const known = new Set(rows.map(({ slug }) => slug));
  const unknown = wish.tags.filter((tag) => !known.has(tag)).map((tag) => tag.replaceAll('-', ' '));
  return { ...wish, tags: wish.tags.filter((tag) => known.has(tag)), text: [wish.text, ...unknown].join(' ').trim() };
}
