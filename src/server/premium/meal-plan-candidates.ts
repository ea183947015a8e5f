import { and, inArray, type SQL, sql } from 'drizzle-orm';
import { labelCounts, recipes } from '#src/db/schema.ts';
import type { Candidate } from '#src/domain/premium/meal-plan/candidate.ts';
import { WAIT_AT_MOST } from '#src/domain/premium/meal-plan/in-time.ts';
import { madeAs } from '#src/domain/premium/meal-plan/making.ts';
import { openedBy } from '#src/domain/premium/meal-plan/opened.ts';
import { seededRandom } from '#src/domain/premium/meal-plan/seeded-random.ts';
import { SLOT_CATEGORIES } from '#src/domain/premium/meal-plan/slots.ts';
import { foodKindsOf, traitsOf } from '#src/domain/premium/meal-plan/traits.ts';
import type { FillWish } from '#src/domain/premium/meal-plan/week-plan.ts';
import type { Category } from '#src/domain/recipes/kitchen.ts';
import { workTime } from '#src/domain/recipes/times.ts';
import { read } from '../base/database.ts';
import { VISITOR } from '../base/viewer.ts';
import { visibleTo } from '../recipes/recipes.ts';
import type { SearchLabel } from '../search/full-text.ts';
import type { PlanDatabase } from './meal-plan.ts';

/**
 * Of each category so many runs of recipes next to one another in age are looked at, each beginning anywhere: more than
 * a week has meals, and the same number in a catalogue of any size.
 */
const RUNS = { count: 4, length: 15 } as const;

/** A recipe a week may be filled with. */
export interface FillingRecipe {
  id: string;
  title: string;
  candidate: Candidate;
}

/** Of these it is asked what they open, of so many in a big catalogue: each takes a millisecond to read. */
const MEALS = new Set<Category>(['lunch', 'dinner']);
const READ = 150;
/** Families of dishes that are as good the day after, unless there are noodles in them, and occasions that ask for it. */
const KEEPING = { families: ['soup', 'stew', 'curry', 'bake'], occasions: ['meal-prep', 'packed-lunch'] };
const NOODLES = 'noodles';
/** Tags of what is good for days. */
const MADE_AHEAD = ['make-ahead', 'freezer-friendly'];
/** Days on which a dish is good: what keeps, what is one piece, anything else. */
const DAYS_GOOD = { keeps: 4, whole: 2, other: 1 } as const;

type Wish = Pick<FillWish, 'slots' | 'diets' | 'maxWeekdayMinutes'>;

/**
 * Recipes of which a week can be filled as wished, by id: of each category that suits one of its meals, recipes that keep
 * to all diets, some of them quick enough for a weekday. In a big catalogue `seed` decides which.
 */
export async function candidatesFor(
  { slots, diets = [], maxWeekdayMinutes }: Wish,
  seed: number,
): Promise<FillingRecipe[]> {
  const categories = [...new Set(slots.flatMap((slot) => SLOT_CATEGORIES[slot]))];
  const totals = await totalsOf(categories, diets);
  const random = seededRandom(seed);
  const onWeekdays = sql`and exists (select 1 from recipes where id = bearer.recipe_id
    and ${maxWeekdayMinutes === undefined ? sql`coalesce(rest_time, 0) <= ${WAIT_AT_MOST}` : sql`prep_time + cook_time + coalesce(rest_time, 0) <= ${maxWeekdayMinutes}`})`;
  const samples = categories.flatMap((category) => {
    const labels = labelsOf(category, diets).map((label) => ({ ...label, total: totals.get(keyOf(label)) ?? 0 }));
    const [rarest, ...others] = labels.toSorted((a, b) => a.total - b.total);
    if (!rarest || rarest.total === 0) return [];
    const starts = Array.from({ length: RUNS.count }, () => Math.floor(random() * rarest.total));
    return [sql``, onWeekdays].map((where) => sampled(starts.map((start) => runFrom(start, rarest, others, where))));
  });
  const ids = new Set((await Promise.all(samples)).flat());
  return recipesForFilling(read(), [...ids]);
}

/** The ids of some runs. Where the first is not full it holds all there are, and the others are not looked for. */
async function sampled([first = sql``, ...others]: readonly SQL[]): Promise<string[]> {
  const idsOf = async (query: SQL) => (await read().values<string[]>(query)).map((row) => row[0] ?? '');
  const ids = await idsOf(first);
  return ids.length < RUNS.length ? ids : [...ids, ...(await idsOf(sql.join([...others], sql` union all `)))];
}

/** Recipes by what filling a week asks of them, in the order of their ids. */
export async function recipesForFilling(db: PlanDatabase, ids: readonly string[]): Promise<FillingRecipe[]> {
  const rows = await db
    .select({
      id: recipes.id,
      title: recipes.title,
      tags: recipes.tags,
      category: recipes.category,
      categories: recipes.categories,
      diets: recipes.dietaryRestrictions,
      cuisine: recipes.cuisine,
      prepTime: recipes.prepTime,
      cookTime: recipes.cookTime,
      restMinutes: recipes.restTime,
      servings: recipes.servings,
      nutrition: recipes.nutrition,
      ingredients: recipes.ingredients,
      facts: recipes.facts,
    })
    .from(recipes)
    .where(and(inArray(recipes.id, [...ids]), visibleTo(VISITOR, { byKey: true })))
    .orderBy(recipes.id);
  let read = 0;
  const opened = (recipe: Parameters<typeof openedBy>[0] & { category: Category }) =>
    MEALS.has(recipe.category) && read++ < READ ? openedBy(recipe) : [];
  // Of what is published it is known for how many it is.
  return rows.flatMap(
    ({ title, tags, prepTime, cookTime, nutrition, ingredients, facts: kinds, servings, restMinutes, ...facts }) => {
      const made = madeAs({ title, families: kinds.families });
      if (servings === null || made === 'store') return [];
      const isWhole = made === 'whole';
      const keeps =
        KEEPING.occasions.some((occasion) => kinds.occasions.includes(occasion)) ||
        (KEEPING.families.some((family) => kinds.families.includes(family)) && !kinds.families.includes(NOODLES));
      const isGoodForDays = keeps || MADE_AHEAD.some((tag) => tags.includes(tag));
      const candidate = {
        ...facts,
        servings,
        restMinutes: restMinutes ?? 0,
        opened: opened({ ...facts, servings, ingredients }),
        keeps,
        isWhole,
        daysGood: isGoodForDays ? DAYS_GOOD.keeps : DAYS_GOOD[isWhole ? 'whole' : 'other'],
        seasons: kinds.seasons,
        minutes: workTime({ prepTime, cookTime }),
        salt: nutrition && (nutrition.per100.salt * nutrition.servingGrams) / 100,
        energy: nutrition && (nutrition.per100.energy * nutrition.servingGrams) / 100,
        traits: traitsOf({ title, tags }),
        foods: foodKindsOf(title),
      };
      return [{ id: facts.id, title, candidate }];
    },
  );
}

const labelsOf = (category: Category, diets: Wish['diets'] = []): SearchLabel[] => [
  { kind: 'category', slug: category },
  ...[...new Set(diets)].map((slug): SearchLabel => ({ kind: 'diet', slug })),
];

const keyOf = ({ kind, slug }: SearchLabel): string => `${kind}:${slug}`;

async function totalsOf(categories: readonly Category[], diets: Wish['diets'] = []): Promise<Map<string, number>> {
  const counts = await read()
    .select()
    .from(labelCounts)
    .where(inArray(labelCounts.slug, [...categories, ...diets]));
  return new Map(counts.map((count) => [keyOf(count), count.total]));
}

/**
 * Ids of a run of recipes with one label, by age, that bear the others too; past the newest it goes on with the oldest.
 * The label should be the rarest of them, since its bearers are walked through until the run is full.
 */
function runFrom(start: number, { kind, slug }: SearchLabel, others: readonly SearchLabel[], where: SQL): SQL {
  const first = sql`(select created_at, recipe_id from recipe_labels where kind = ${kind} and slug = ${slug}
    order by created_at, recipe_id limit 1 offset ${start})`;
  const bearing = others.map(
    (other) => sql`and exists (select 1 from recipe_labels where recipe_id = bearer.recipe_id
      and kind = ${other.kind} and slug = ${other.slug})`,
  );
  const part = (side: SQL) => sql`select * from (select recipe_id from recipe_labels as bearer
    where kind = ${kind} and slug = ${slug} and (created_at, recipe_id) ${side} ${first}
    ${sql.join(bearing, sql` `)} ${where} order by created_at, recipe_id limit ${RUNS.length})`;
  return sql`select * from (${part(sql`>=`)} union all ${part(sql`<`)} limit ${RUNS.length})`;
}
