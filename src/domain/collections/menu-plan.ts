import { timesIn } from '../quantities/durations.ts';
import { waitsIn } from '../recipes/waiting.ts';

/** When something of a menu is to be done. */
export const MENU_TIMES = ['day', 'hours', 'last'] as const;
export type MenuTime = (typeof MENU_TIMES)[number];

export interface MenuDish {
  recipeId: string;
  title: string;
  /** Minutes; `null` where nobody knows. */
  prepTime: number | null;
  ingredients: readonly string[];
  instructions: readonly string[];
}

/** Steps of a dish that are done in one go. */
export interface MenuTask {
  recipeId: string;
  title: string;
  when: MenuTime;
  /** The first and the last of its steps, counted from 1; `null` where an ingredient is made ready. */
  steps: readonly [from: number, to: number] | null;
  /** Minutes from its beginning until everybody sits down. */
  before: number;
  /** Its beginning, in the recipe's words. */
  text: string;
}

/** Minutes of waiting that are better done overnight. */
const LONG_WAIT = 180;
/** Minutes before the meal from which on a cook should be at the stove and nowhere else. */
const LAST = 35;
/** Minutes of a step that names none, at least. */
const SHORTEST = 2;

/** The order of work, so that all dishes are ready together: the earliest first. Times are those that the steps name. */
export const menuPlan = (dishes: readonly MenuDish[]): MenuTask[] =>
  dishes
    .flatMap(tasksOf)
    .toSorted((a, b) => MENU_TIMES.indexOf(a.when) - MENU_TIMES.indexOf(b.when) || b.before - a.before);

function tasksOf({ recipeId, title, prepTime, ingredients, instructions }: MenuDish): MenuTask[] {
  const named = instructions.map(minutesIn);
  const without = named.filter((minutes) => minutes === 0).length;
  const share = Math.max(SHORTEST, Math.round((prepTime ?? 0) / Math.max(1, without)));
  const minutes = named.map((each) => each || share);
  const startOf = (at: number): number => minutes.slice(at).reduce((sum, each) => sum + each, 0);
  // All up to the last long wait is done the day before, and waits overnight.
  const long = instructions.findLastIndex((step) => waitsIn([step]).some((wait) => wait.minutes >= LONG_WAIT));
  const whenOf = (at: number): MenuTime => {
    if (at <= long) return 'day';
    return startOf(at) >= LAST ? 'hours' : 'last';
  };
  const soaked = ingredients.filter((line) => waitsIn([line]).some((wait) => wait.minutes >= LONG_WAIT));
  const tasks: MenuTask[] = soaked.map((text) => ({
    ...{ recipeId, title, text, steps: null, when: 'day' as const },
    before: startOf(0) + LONG_WAIT,
  }));
  let first = 0;
  for (let at = 0; at < instructions.length; at++) {
    if (at + 1 < instructions.length && whenOf(at + 1) === whenOf(first)) continue;
    const steps = [first + 1, at + 1] as const;
    tasks.push({
      recipeId,
      title,
      when: whenOf(first),
      steps,
      before: startOf(first),
      text: firstSentence(instructions[first] ?? ''),
    });
    first = at + 1;
  }
  return tasks;
}

/** Minutes that a step names; 0 where it names none. Of a range the shorter end. */
const minutesIn = (step: string): number =>
  Math.round(timesIn(step).reduce((sum, { minutes }) => sum + minutes.min, 0));

const firstSentence = (text: string): string => /^.+?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text;
