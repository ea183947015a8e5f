import { REFERENCE_INTAKE } from '../../nutrition/reference-intake.ts';
import type { Diet } from '../../recipes/kitchen.ts';
import { SHOPPING_SERVINGS } from '../shopping/list.ts';
import { emptyMeals, type MealPlace } from './arrange.ts';
import type { Candidate, Eaten } from './candidate.ts';
import { chanceCost, costsAt, saltOf, suitability } from './choice.ts';
import { isInTime, type TimeThere } from './in-time.ts';
import { mealsOf, placesAfter } from './making.ts';
import { seededRandom } from './seeded-random.ts';
import { SLOTS, type Slot } from './slots.ts';
import { cook, type Stock } from './stock.ts';

export interface WeekToFill extends TimeThere {
  /** In their order. */
  days: readonly string[];
  /** The meals planned already. */
  planned: readonly (MealPlace & { recipeId: string | null; servings?: number; isLeftover?: boolean })[];
  /** Meals to fill; all of them where nothing is said. */
  slots?: readonly Slot[] | undefined;
  /** All must hold. */
  diets?: readonly Diet[];
  /** Servings of each meal; a recipe's own where nothing is said. */
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

/**
 * Fills the empty meals of a week, and only those: with what suits the meal, keeps to the diets and is on the table in the
 * time there is, no recipe twice in the week, foods and cuisines spread over its days, and a portion of everything on a day
 * below the reference intake of salt while anything else suits. What one dish opens another uses up; what serves many is
 * planned with its leftovers or not at all, and a dinner that keeps is cooked for the lunch after it too, not two days in a
 * row. A meal nothing suits stays empty.
 */
export function filledMeals(candidates: readonly Candidate[], wish: WeekToFill): FilledMeal[] {
  const { days, planned, slots, diets = [], recent, weekendProjects } = wish;
  const random = seededRandom(wish.seed);
  const byId = new Map(candidates.map((candidate) => [candidate.id, candidate]));
  const fitting = candidates.filter((candidate) => diets.every((diet) => candidate.diets.includes(diet)));
  const used = new Set(planned.flatMap(({ recipeId }) => recipeId ?? []));
  const dishes = planned.flatMap(({ day, recipeId, isLeftover = false }): Eaten[] => {
    const dish = recipeId ? byId.get(recipeId) : undefined;
    return dish ? [{ day, dish, isLeftover }] : [];
  });
  const filled: FilledMeal[] = [];
  const empty = emptyMeals(days, planned, slots);
  const free = new Set(empty.map(keyOf));
  /** Whether a dish may be eaten again there, without too much salt for the day. */
  const isFreeFor = (dish: Candidate) => (again: MealPlace) =>
    free.has(keyOf(again)) &&
    saltOf(dishes.filter(({ day }) => day === again.day)) + (dish.salt ?? 0) < REFERENCE_INTAKE.salt;
  for (const place of empty) {
    // Leftovers of a day before may have taken it.
    if (!free.delete(keyOf(place))) continue;
    const stock = openAt(place, [...planned, ...filled], byId);
    const costOf = costsAt({ place, dishes, stock, recent, weekendProjects });
    let best: { cost: number; dish: Candidate; after: MealPlace[] } | undefined;
    for (const dish of fitting) {
      if (suitability(dish, place.slot) < 0 || used.has(dish.id) || !isInTime(dish, place, wish)) continue;
      const wanted = wish.servings ?? dish.servings;
      const meals = mealsOf(dish, wanted, place);
      const after = meals === null ? [] : placesAfter(place, meals - 1);
      if (meals === null || !after.every(isFreeFor(dish))) continue;
      const cost = costOf(dish, { servings: wanted * meals, again: after.length }) + chanceCost(random());
      if (!best || cost < best.cost) best = { cost, dish, after };
    }
    if (!best) continue;
    const { dish } = best;
    const servings = wish.servings ?? dish.servings;
    const hadLeftovers = dishes.some(({ day, isLeftover }) => day === place.day && isLeftover);
    const isStretched =
      best.after.length === 0 &&
      place.slot === 'dinner' &&
      dish.keeps &&
      !hadLeftovers &&
      servings * 2 <= SHOPPING_SERVINGS.max;
    const after = isStretched ? placesAfter(place, 1).filter(isFreeFor(dish)) : best.after;
    used.add(dish.id);
    filled.push({ ...place, recipeId: dish.id, servings: servings * (1 + after.length), isLeftover: false });
    dishes.push({ day: place.day, dish, isLeftover: false });
    for (const again of after) {
      free.delete(keyOf(again));
      filled.push({ ...again, recipeId: dish.id, servings, isLeftover: true });
      dishes.push({ day: again.day, dish, isLeftover: true });
    }
  }
  return filled.toSorted((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));
}

const keyOf = ({ day, slot }: MealPlace): string => `${day} ${slot}`;
const orderOf = ({ day, slot }: MealPlace): string => `${day} ${SLOTS.indexOf(slot)}`;

type Cooked = MealPlace & { recipeId: string | null; servings?: number; isLeftover?: boolean };

/** The foods open in the kitchen before a meal. */
function openAt(place: MealPlace, meals: readonly Cooked[], byId: ReadonlyMap<string, Candidate>): Stock<null> {
  const stock: Stock<null> = new Map();
  const before = meals.filter((meal) => orderOf(meal) < orderOf(place) && !meal.isLeftover);
  for (const { recipeId, servings } of before.toSorted((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1))) {
    const dish = recipeId ? byId.get(recipeId) : undefined;
    if (dish) cook(stock, dish.opened, servings ?? dish.servings, null);
  }
  return stock;
}
