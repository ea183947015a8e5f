import { REFERENCE_INTAKE } from '../../nutrition/reference-intake.ts';
import type { Category, Diet } from '../../recipes/kitchen.ts';
import { SHOPPING_SERVINGS } from '../shopping/list.ts';
import { addDays, isWeekend } from '../weeks.ts';
import { emptyMeals, type MealPlace } from './arrange.ts';
import { seededRandom } from './seeded-random.ts';
import { SLOT_CATEGORIES, SLOTS, type Slot } from './slots.ts';
import { cook, type Opened, type Stock, takenFrom } from './stock.ts';

/** What is known of a recipe when a week is filled. */
export interface Candidate {
  id: string;
  /** What it is first of all. */
  category: Category;
  /** What else it may be taken for. */
  categories: readonly Category[];
  diets: readonly Diet[];
  /** Preparation and cooking; `null` where nobody knows, and then it's no dish for a weekday. */
  minutes: number | null;
  /** Waiting on top of them. */
  restMinutes: number;
  cuisine: string | null;
  /** Milligrams in a serving; `null` when it is not known, and then it counts for none. */
  salt: number | null;
  /** What makes it like another dish: the foods it is named after, and its kind (soup, curry). */
  traits: readonly string[];
  /** For how many it is written. */
  servings: number;
  /** What it opens that does not keep. */
  opened: readonly Opened[];
  /** As good the day after: a soup, a stew. */
  keeps: boolean;
}

export interface WeekToFill {
  week: string;
  /** What is planned already. */
  planned: readonly (MealPlace & { recipeId: string | null; servings?: number; isLeftover?: boolean })[];
  /** Meals to fill; all of them where nothing is said. */
  slots?: readonly Slot[] | undefined;
  /** All must hold. */
  diets?: readonly Diet[];
  /** Monday to Friday, minutes. */
  maxWeekdayMinutes?: number | undefined;
  /** Of each meal; a recipe's own where nothing is said. */
  servings?: number | undefined;
  /** Recipes of the weeks before, better not to come again so soon. */
  recent?: ReadonlySet<string>;
  /** The same seed fills the same week alike. */
  seed: number;
}

export interface FilledMeal extends MealPlace {
  recipeId: string;
  /** To cook; what is left over is cooked with the meal before. */
  servings: number;
  isLeftover: boolean;
}

/** How much worse a choice is (by `salt` one that holds all of a day's); chance decides between what is about as good. */
const COST = {
  sameTrait: 5,
  sameCuisine: 3,
  recent: 4,
  lessSuitable: 8,
  chance: 3,
  salt: 12,
  tooMuchSalt: 60,
  /** Each thing taken of what is open already, by how much of one; it is bought once then. */
  usesUp: -9,
} as const;
/** A dish that is alike, or from the same cuisine, counts less for each day between. */
const FADES_PER_DAY = 0.7;
/** What has to wait for more minutes than these is for a weekend. */
export const WEEKDAY_REST = 60;

/**
 * Fills the empty meals of a week, and only those: with what suits the meal, keeps to the diets, on weekdays to the time
 * there is and to what need not wait for long, no recipe twice in the week, foods and cuisines spread over its days, and a
 * portion of everything on a day below the reference intake of salt while anything else suits. What one dish opens another
 * uses up, and a dinner that keeps is cooked for the lunch after it too, not two days in a row. A meal nothing suits stays
 * empty.
 */
export function filledMeals(candidates: readonly Candidate[], wish: WeekToFill): FilledMeal[] {
  const { week, planned, slots, diets = [], maxWeekdayMinutes = Number.POSITIVE_INFINITY, recent, seed } = wish;
  const random = seededRandom(seed);
  const byId = new Map(candidates.map((candidate) => [candidate.id, candidate]));
  const fitting = candidates.filter((candidate) => diets.every((diet) => candidate.diets.includes(diet)));
  const used = new Set(planned.flatMap(({ recipeId }) => recipeId ?? []));
  const dishes = planned.flatMap(({ day, recipeId }) => {
    const dish = recipeId ? byId.get(recipeId) : undefined;
    return dish ? [{ day, dish }] : [];
  });
  const filled: FilledMeal[] = [];
  for (const { day, slot } of emptyMeals(week, planned, slots)) {
    const salt = dishes.reduce((sum, other) => sum + (other.day === day ? (other.dish.salt ?? 0) : 0), 0);
    const evening = slot === 'lunch' ? leftOver(filled, byId, day) : undefined;
    if (evening && salt + (evening.dish.salt ?? 0) < REFERENCE_INTAKE.salt) {
      const { meal, dish } = evening;
      filled.push({ day, slot, recipeId: dish.id, servings: meal.servings, isLeftover: true });
      meal.servings *= 2;
      dishes.push({ day, dish });
      continue;
    }
    const beside = dishes.map((other) => ({ dish: other.dish, weight: FADES_PER_DAY ** daysBetween(day, other.day) }));
    const stock = openAt({ day, slot }, [...planned, ...filled], byId);
    let best: { cost: number; dish: Candidate } | undefined;
    for (const dish of fitting) {
      const suits = suitability(dish, slot);
      if (suits < 0 || used.has(dish.id) || !(isWeekend(day) || isForWeekday(dish, maxWeekdayMinutes))) continue;
      const dishSalt = dish.salt ?? 0;
      const taken = takenFrom(stock, dish.opened, wish.servings ?? dish.servings);
      const cost =
        suits * COST.lessSuitable +
        (recent?.has(dish.id) ? COST.recent : 0) +
        beside.reduce((sum, other) => sum + likeness(dish, other.dish) * other.weight, 0) +
        (dishSalt / REFERENCE_INTAKE.salt) * COST.salt +
        (salt + dishSalt >= REFERENCE_INTAKE.salt ? COST.tooMuchSalt : 0) +
        Math.min(
          1,
          taken.reduce((sum, { units }) => sum + units, 0),
        ) *
          COST.usesUp +
        random() * COST.chance;
      if (!best || cost < best.cost) best = { cost, dish };
    }
    if (!best) continue;
    const { dish } = best;
    used.add(dish.id);
    dishes.push({ day, dish });
    filled.push({ day, slot, recipeId: dish.id, servings: wish.servings ?? dish.servings, isLeftover: false });
  }
  return filled;
}

/** The dinner of the evening before, filled too, where it gives a lunch. */
function leftOver(filled: readonly FilledMeal[], byId: ReadonlyMap<string, Candidate>, day: string) {
  const before = addDays(day, -1);
  const meal = filled.find((each) => each.day === before && each.slot === 'dinner');
  const dish = meal && byId.get(meal.recipeId);
  const wasLeftOver = filled.some((each) => each.day === before && each.isLeftover);
  const isEnough = meal && meal.servings * 2 <= SHOPPING_SERVINGS.max;
  return dish?.keeps && isEnough && !wasLeftOver ? { meal, dish } : undefined;
}

type Cooked = MealPlace & { recipeId: string | null; servings?: number; isLeftover?: boolean };

/** What is open in the kitchen before a meal. */
function openAt(place: MealPlace, meals: readonly Cooked[], byId: ReadonlyMap<string, Candidate>): Stock<null> {
  const stock: Stock<null> = new Map();
  const order = ({ day, slot }: MealPlace) => `${day} ${SLOTS.indexOf(slot)}`;
  const before = meals.filter((meal) => order(meal) < order(place) && !meal.isLeftover);
  for (const { recipeId, servings } of before.toSorted((a, b) => (order(a) < order(b) ? -1 : 1))) {
    const dish = recipeId ? byId.get(recipeId) : undefined;
    if (dish) cook(stock, dish.opened, servings ?? dish.servings, null);
  }
  return stock;
}

const isForWeekday = ({ minutes, restMinutes }: Candidate, most: number): boolean =>
  minutes !== null && minutes <= most && restMinutes <= WEEKDAY_REST;

/** 0 for what the meal is made of, more for what may stand in, -1 for what does not suit it. */
function suitability({ category, categories }: Candidate, slot: Slot): number {
  const first = SLOT_CATEGORIES[slot].indexOf(category);
  if (first >= 0) return first * 2;
  const other = SLOT_CATEGORIES[slot].findIndex((each) => categories.includes(each));
  return other >= 0 ? other * 2 + 1 : -1;
}

function likeness(a: Candidate, b: Candidate): number {
  const shared = a.traits.filter((trait) => b.traits.includes(trait)).length;
  return shared * COST.sameTrait + (a.cuisine !== null && a.cuisine === b.cuisine ? COST.sameCuisine : 0);
}

function daysBetween(a: string, b: string): number {
  let days = 0;
  const [from, to] = a < b ? [a, b] : [b, a];
  while (addDays(from, days) < to) days += 1;
  return days;
}
