import { and, inArray } from 'drizzle-orm';
import { recipes } from '#src/db/schema.ts';
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
import type { CatalogueEntry } from '#src/domain/search/catalogue-entry.ts';
import { read } from '../base/database.ts';
import { VISITOR } from '../base/viewer.ts';
import { catalogueNow } from '../recipes/catalogue.ts';
import { visibleTo } from '../recipes/recipes.ts';
import type { PlanDatabase } from './meal-plan.ts';

/**
 * So many runs of recipes next to one another in age are looked at in each category, each beginning anywhere: more than a week
 * has meals, and the same number in a catalogue of any size.
 */
const RUNS = { count: 4, length: 15 } as const;

/** A recipe a week may be filled with. */
export interface FillingRecipe {
  id: string;
  title: string;
  candidate: Candidate;
}

/**
 * Recipes of these categories are asked what they open, so many of them in a big catalogue: each takes a millisecond to read.
 */
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
  const { entries } = await catalogueNow();
  const random = seededRandom(seed);
  const isForWeekdays = ({ minutes, restMinutes }: CatalogueEntry): boolean =>
    maxWeekdayMinutes === undefined
      ? (restMinutes ?? 0) <= WAIT_AT_MOST
      : minutes !== null && minutes <= maxWeekdayMinutes;
  const ids = categories.flatMap((category) => {
    const fitting = entries.filter(
      (entry) => entry.categories.includes(category) && diets.every((diet) => entry.diets.includes(diet)),
    );
    const drawn = [fitting, fitting.filter(isForWeekdays)].flatMap((some) => sampled(some, random));
    return drawn.map(({ id }) => id);
  });
  return recipesForFilling(read(), [...new Set(ids)]);
}

/** All of few recipes; of many, some runs of those next to one another in age. */
function sampled(all: readonly CatalogueEntry[], random: () => number): CatalogueEntry[] {
  const starts = Array.from({ length: RUNS.count }, () => Math.floor(random() * all.length));
  if (all.length <= RUNS.length) return [...all];
  return starts.flatMap((start) => [...all, ...all.slice(0, RUNS.length)].slice(start, start + RUNS.length));
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
  // A published recipe says for how many it is.
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
