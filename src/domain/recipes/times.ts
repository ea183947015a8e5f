import { counted } from '../counted.ts';
import { minutesText } from '../quantities/duration-texts.ts';
import type { Wait } from './kitchen.ts';

/** A recipe's minutes, `null` where nobody knows them, and what it waits for in those of rest. */
export interface Times {
  prepTime: number | null;
  cookTime: number | null;
  restTime: number | null;
  restKind: Wait | null;
}

/** Minutes in which there is something to do; `null` unless both parts are known. */
export const workTime = ({ prepTime, cookTime }: Pick<Times, 'prepTime' | 'cookTime'>): number | null =>
  prepTime === null || cookTime === null ? null : prepTime + cookTime;

/** Minutes from the start to the table. Of waiting most recipes have none, and say nothing. */
export function totalTime(times: Omit<Times, 'restKind'>): number | null {
  const work = workTime(times);
  return work === null ? null : work + (times.restTime ?? 0);
}

/** "8 h soaking"; empty where nothing is waited for. */
export const restText = ({ restTime, restKind }: Pick<Times, 'restTime' | 'restKind'>): string =>
  restTime ? `${minutesText(restTime)} ${restKind ?? 'resting'}` : '';

/** "45 min", "15 min + 8 h soaking"; empty where it isn't known how long it takes. */
export function timeText(times: Times): string {
  const work = workTime(times);
  return work === null ? '' : [minutesText(work), restText(times)].filter(Boolean).join(' + ');
}

/** "Prep 10 min", "Cook 20 min": those that are known and take any time. */
export const knownTimes = ({ prepTime, cookTime }: Pick<Times, 'prepTime' | 'cookTime'>): string[] => [
  ...(prepTime ? [`Prep ${minutesText(prepTime)}`] : []),
  ...(cookTime ? [`Cook ${minutesText(cookTime)}`] : []),
];

/** For how many it is: "4 servings"; empty where nobody said so. */
export const servingsText = (servings: number | null): string =>
  servings === null ? '' : counted(servings, 'serving');

/** The times one by one and together, and for how many it is made, as far as that is known. */
export function allFacts(recipe: Times, servings: number | null): string[] {
  const total = timeText(recipe);
  return [...knownTimes(recipe), total && `Total ${total}`, servingsText(servings)].filter(Boolean);
}

/** The facts on a recipe's card: how long it takes and for how many it is, as far as that is known. */
export const cardFacts = (recipe: Times & { servings: number | null }): string[] =>
  [timeText(recipe), servingsText(recipe.servings)].filter(Boolean);
