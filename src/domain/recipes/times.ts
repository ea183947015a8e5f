import { minutesText } from '../quantities/duration-texts.ts';
import type { Wait } from './kitchen.ts';

/** A recipe's minutes, and what it waits for in those of rest. */
export interface Times {
  prepTime: number;
  cookTime: number;
  restTime: number;
  restKind: Wait | null;
}

/** Minutes in which there is something to do. */
export const workTime = ({ prepTime, cookTime }: Pick<Times, 'prepTime' | 'cookTime'>): number => prepTime + cookTime;

/** Minutes from the start to the table. */
export const totalTime = (times: Omit<Times, 'restKind'>): number => workTime(times) + times.restTime;

/** "8 h soaking"; empty where nothing is waited for. */
export const restText = ({ restTime, restKind }: Pick<Times, 'restTime' | 'restKind'>): string =>
  restTime > 0 ? `${minutesText(restTime)} ${restKind ?? 'resting'}` : '';

/** "45 min", "15 min + 8 h soaking". */
export const timeText = (times: Times): string =>
  [minutesText(workTime(times)), restText(times)].filter(Boolean).join(' + ');
