import { REFERENCE_INTAKE } from '../../nutrition/reference-intake.ts';
import { type Season, seasonAt } from '../../recipes/facts/seasons.ts';
import { isWeekend } from '../weeks.ts';
import type { MealPlace } from './arrange.ts';
import type { Candidate, Eaten } from './candidate.ts';
import { isProject } from './in-time.ts';
import { SLOT_CATEGORIES, type Slot } from './slots.ts';
import { type Stock, takenFrom } from './stock.ts';

/** The cost of a choice (by `salt` one that holds all of a day's); chance decides between what is about as good. */
const COST = {
  sameTrait: 5,
  sameFood: 8,
  sameCuisine: 3,
  /** A food that two dishes of the week are named after already. */
  thirdTime: 80,
  recent: 4,
  outOfSeason: 5,
  lessSuitable: 8,
  /** Each day more on which the same is eaten. */
  again: 2,
  chance: 3,
  salt: 12,
  tooMuchSalt: 60,
  /** Each thing taken of what is open already, by how much of one; it is bought once then. */
  usesUp: -9,
  /** Where projects are asked for: the first of a weekend, and any more. */
  project: -15,
  furtherProject: 15,
} as const;
/** A dish that is alike, or from the same cuisine, counts less for each day between. */
const FADES_PER_DAY = 0.7;
/** Kilocalories of a serving that make a meal: nobody breakfasts on a cup of tea. */
const LEAST_ENERGY: Record<Slot, number> = { breakfast: 150, lunch: 200, dinner: 200, snack: 0 };

/** The situation a dish is chosen in. */
interface Situation {
  place: MealPlace;
  dishes: readonly Eaten[];
  stock: Stock<null>;
  recent: ReadonlySet<string> | undefined;
  weekendProjects: boolean | undefined;
}

/** The costs of dishes at one meal: what is said of the week is looked up once. */
export function costsAt({ place, dishes, stock, recent, weekendProjects }: Situation) {
  const { day, slot } = place;
  const today = dishes.filter((other) => other.day === day);
  const cooked = dishes.filter((other) => !other.isLeftover);
  const salt = saltOf(today);
  const isAsked = weekendProjects && isWeekend(day) && slot !== 'breakfast';
  const hasProject = cooked.some((other) => isWeekend(other.day) && isProject(other.dish));
  const projectCost = hasProject ? COST.furtherProject : COST.project;
  const beside = dishes.map((other) => ({ dish: other.dish, weight: FADES_PER_DAY ** daysBetween(day, other.day) }));
  const named = cooked.flatMap(({ dish }) => dish.foods);
  const season = seasonOf(day);
  return (dish: Candidate, { servings, again }: { servings: number; again: number }): number => {
    const dishSalt = dish.salt ?? 0;
    const taken = takenFrom(stock, dish.opened, servings).reduce((sum, { units }) => sum + units, 0);
    return (
      suitability(dish, slot) * COST.lessSuitable +
      again * COST.again +
      (recent?.has(dish.id) ? COST.recent : 0) +
      (dish.seasons.length > 0 && !dish.seasons.includes(season) ? COST.outOfSeason : 0) +
      beside.reduce((sum, other) => sum + likeness(dish, other.dish) * other.weight, 0) +
      (dish.foods.some((food) => named.filter((each) => each === food).length > 1) ? COST.thirdTime : 0) +
      (isAsked && isProject(dish) ? projectCost : 0) +
      (dishSalt / REFERENCE_INTAKE.salt) * COST.salt +
      (salt + dishSalt >= REFERENCE_INTAKE.salt ? COST.tooMuchSalt : 0) +
      Math.min(1, taken) * COST.usesUp
    );
  };
}

/** The cost that chance adds, `random` from 0 to 1. */
export const chanceCost = (random: number): number => random * COST.chance;

/** 0 for what the meal is made of, more for what may stand in, -1 for what does not suit it. */
export function suitability({ category, categories, energy }: Candidate, slot: Slot): number {
  if (energy !== null && energy < LEAST_ENERGY[slot]) return -1;
  const first = SLOT_CATEGORIES[slot].indexOf(category);
  if (first >= 0) return first * 2;
  const other = SLOT_CATEGORIES[slot].findIndex((each) => categories.includes(each));
  return other >= 0 ? other * 2 + 1 : -1;
}

export const saltOf = (dishes: readonly Eaten[]): number => dishes.reduce((sum, { dish }) => sum + (dish.salt ?? 0), 0);

const seasonOf = (day: string): Season => seasonAt(Date.parse(day));

function likeness(a: Candidate, b: Candidate): number {
  const shared = (of: 'traits' | 'foods') => a[of].filter((each) => b[of].includes(each)).length;
  const cuisine = a.cuisine !== null && a.cuisine === b.cuisine ? COST.sameCuisine : 0;
  return shared('traits') * COST.sameTrait + shared('foods') * COST.sameFood + cuisine;
}

const DAY_MS = 86_400_000;
const daysBetween = (a: string, b: string): number => Math.abs(Date.parse(a) - Date.parse(b)) / DAY_MS;
