import type { Wait } from './kitchen.ts';

/** "45 min", "1 h 15 min". */
export function minutesText(minutes: number): string {
  if (minutes < 60) return `${minutes} min`;
  const rest = minutes % 60;
  return rest ? `${Math.floor(minutes / 60)} h ${rest} min` : `${Math.floor(minutes / 60)} h`;
}

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

/** Exact ISO 8601, as schema.org wants it: `PT1H15M`. */
export function isoDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return `PT${hours ? `${hours}H` : ''}${rest || !hours ? `${rest}M` : ''}`;
}
