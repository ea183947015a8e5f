import { isWeekend } from '../weeks.ts';
import type { MealPlace } from './arrange.ts';
import { SLOT_TIMES } from './slots.ts';

/** Where no time is set, nothing has to wait for more minutes than these, before breakfast half of them. */
export const WAIT_AT_MOST = 60;
/** Minutes from the start to the table at a weekend; more is a project. */
const WEEKEND = { meal: 90, everyday: 60 } as const;
/** Minutes of waiting from which a dish is begun the evening before; no project waits for longer than half a day. */
const NIGHT = 360;
const HALF_A_DAY = 720;
/** What only waits is no project, however long. */
const PROJECT_WORK = 45;
/** When somebody begins to cook. */
const MORNING = 8 * 60;

interface Timed {
  /** Preparation and cooking; `null` where nobody knows. */
  minutes: number | null;
  /** Waiting on top of them. */
  restMinutes: number;
}

export interface TimeThere {
  /** Monday to Friday, minutes from the start to the table. */
  maxWeekdayMinutes?: number | undefined;
  /** What takes most of a Saturday or Sunday may be planned there. */
  weekendProjects?: boolean | undefined;
}

/** Minutes from the start to the table, waiting too. */
const minutesToTable = ({ minutes, restMinutes }: Timed): number => (minutes ?? 0) + restMinutes;

/** Whether a dish takes more than a weekend's meal is given unasked, and keeps somebody busy. */
export const isProject = (dish: Timed): boolean =>
  minutesToTable(dish) > WEEKEND.meal && (dish.minutes ?? 0) >= PROJECT_WORK;

/** Whether a dish is on the table when its meal is. */
export function isInTime(dish: Timed, place: MealPlace, { maxWeekdayMinutes, weekendProjects }: TimeThere): boolean {
  const total = minutesToTable(dish);
  const isFree = isWeekend(place.day);
  const isEveryday = place.slot === 'breakfast' || place.slot === 'snack';
  const atWeekend = WEEKEND[isEveryday ? 'everyday' : 'meal'];
  if (isFree && weekendProjects && dish.restMinutes <= HALF_A_DAY) {
    const sinceMorning = SLOT_TIMES[place.slot].start - MORNING;
    if (dish.restMinutes >= NIGHT || total <= Math.max(atWeekend, sinceMorning)) return true;
  }
  if (maxWeekdayMinutes === undefined) {
    const wait = place.slot === 'breakfast' ? WAIT_AT_MOST / 2 : WAIT_AT_MOST;
    return dish.restMinutes <= wait && (isFree || dish.minutes !== null);
  }
  const most = isFree ? Math.max(atWeekend, maxWeekdayMinutes) : maxWeekdayMinutes;
  return dish.minutes !== null && total <= most;
}
