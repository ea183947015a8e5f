import { counted } from '../../counted.ts';
import type { Nutrients } from '../../foods/food.ts';
import { NUTRIENTS, REFERENCE_INTAKE } from '../../nutrition/reference-intake.ts';
import { minutesText } from '../../quantities/duration-texts.ts';
import { workTime } from '../../recipes/times.ts';
import { entryName, isMereNote, type MealEntry } from './entries.ts';

export interface DayNutrition {
  /** The nutrients eaten on the day, of the meals that could be counted. */
  eaten: Nutrients;
  /** Per cent of the reference intake, whole numbers. */
  percent: Nutrients;
  /** Meals whose nutrition is known. */
  counted: number;
  /** Meals that are eaten. */
  meals: number;
  /** The names of meals that are eaten and of whose nutrition nothing is known. */
  unknown: string[];
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
    unknown: meals.filter(({ recipe }) => !recipe?.nutrition).map(entryName),
  };
}

/** "2 of 3 meals counted, without Lunch at work"; "3 meals" when nothing is missing. */
export function countedText({ counted: known, meals, unknown }: Omit<DayNutrition, 'eaten' | 'percent'>): string {
  const all = counted(meals, 'meal');
  return known === meals ? all : `${known} of ${all} counted, without ${unknown.join(', ')}`;
}

/**
 * How long somebody is busy with what is cooked on a day, "1 h 10 min to cook", and which dishes' time nobody knows. What is
 * left over, and a mere note, is not cooked. Empty where nothing is.
 */
export function cookingText(entries: readonly MealEntry[]): string {
  const cooked = entries.filter((entry) => !entry.isLeftover && !isMereNote(entry));
  const times = cooked.map(({ recipe }) => recipe && workTime(recipe));
  const known = times.filter((minutes) => minutes !== null);
  const unknown = cooked.filter((_, i) => times[i] === null).map(entryName);
  const words = known.length > 0 ? `${minutesText(known.reduce((sum, minutes) => sum + minutes, 0))} to cook` : '';
  if (unknown.length === 0) return words;
  return `${words ? `${words}, without` : 'No cooking time known for'} ${unknown.join(', ')}`;
}
