import { counted } from '../../counted.ts';
import type { Nutrients } from '../../foods/food.ts';
import { NUTRIENTS, REFERENCE_INTAKE } from '../../nutrition/reference-intake.ts';
import type { MealEntry } from './entries.ts';

export interface DayNutrition {
  /** The nutrients eaten on the day, of the meals that could be counted. */
  eaten: Nutrients;
  /** Per cent of the reference intake, whole numbers. */
  percent: Nutrients;
  /** Meals whose nutrition is known. */
  counted: number;
  /** Meals that are eaten. */
  meals: number;
}

const each = (value: (name: keyof Nutrients) => number): Nutrients =>
  Object.fromEntries(NUTRIENTS.map((name) => [name, value(name)])) as unknown as Nutrients;

/**
 * The nutrients a member eats on a day: of each entry its portions times what a serving holds. An entry of which nothing is
 * known (a note, a recipe without nutrition, one that is gone) is a meal that does not count; one of no portions is none.
 */
export function dayNutrition(entries: readonly MealEntry[], day: string): DayNutrition {
  const meals = entries.filter((entry) => entry.day === day && entry.portions > 0);
  const known = meals.flatMap(({ recipe, portions }) => (recipe?.nutrition ? [{ ...recipe, portions }] : []));
  const eaten = each((name) =>
    known.reduce((sum, { nutrition, portions }) => sum + (nutrition?.[name] ?? 0) * portions, 0),
  );
  return {
    eaten,
    percent: each((name) => Math.round((eaten[name] / REFERENCE_INTAKE[name]) * 100)),
    counted: known.length,
    meals: meals.length,
  };
}

/** "2 of 3 meals counted"; "3 meals" when nothing is missing. */
export function countedText({ counted: known, meals }: Pick<DayNutrition, 'counted' | 'meals'>): string {
  const all = counted(meals, 'meal');
  return known === meals ? all : `${known} of ${all} counted`;
}
