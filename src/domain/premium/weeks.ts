import { z } from 'zod';
import type { WeekStart } from '../members/week-start.ts';

const DAY_MS = 86_400_000;
const DAYS_IN_WEEK = 7;
/** Days of a week before its Monday. */
const DAYS_BEFORE_MONDAY: Record<WeekStart, number> = { Monday: 0, Sunday: 1, Saturday: 2 };
/** Plans reach no further; four digits are what a date of the wire has. */
const YEARS = { first: 2000, last: 2100 } as const;

/** `2026-11-16`: a day of the calendar, in no time zone. */
export const daySchema = z.iso
  .date('Use a day like 2026-11-16')
  .refine((day) => isPlannable(day), `Days from ${YEARS.first} to ${YEARS.last}`);

/**
 * `2026-W47`: a week by its Monday, numbered as ISO 8601 does, the one with the year's first Thursday being the first. One
 * that begins on a Saturday or Sunday goes by the Monday after it.
 */
export const weekSchema = z
  .string()
  .regex(/^\d{4}-W(?:0[1-9]|[1-4]\d|5[0-3])$/, { error: 'Use a week like 2026-W47', abort: true })
  .refine(
    (week) => isPlannable(mondayOf(week)) && weekOf(mondayOf(week), 'Monday') === week,
    `Weeks from ${YEARS.first} to ${YEARS.last}, and only years with a 53rd have one`,
  );

const isPlannable = (day: string): boolean => {
  const year = Number(day.slice(0, 4));
  return year >= YEARS.first && year <= YEARS.last;
};

const startOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const dayAt = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, 10);

/** The day so many days later; earlier with a negative number. */
export const addDays = (day: string, days: number): string => dayAt(startOf(day) + days * DAY_MS);

/** 0 for Monday to 6 for Sunday. */
export const weekdayOf = (day: string): number => (new Date(startOf(day)).getUTCDay() + 6) % DAYS_IN_WEEK;

export const isWeekend = (day: string): boolean => weekdayOf(day) > 4;

/** The week a day is in, which near New Year may be of the year before or after. */
export function weekOf(day: string, start: WeekStart): string {
  const inWeek = addDays(day, DAYS_BEFORE_MONDAY[start]);
  const thursday = addDays(inWeek, 3 - weekdayOf(inWeek));
  const year = thursday.slice(0, 4);
  const dayOfYear = (startOf(thursday) - startOf(`${year}-01-01`)) / DAY_MS;
  return `${year}-W${String(Math.floor(dayOfYear / DAYS_IN_WEEK) + 1).padStart(2, '0')}`;
}

export function mondayOf(week: string): string {
  const [year = '', number = ''] = week.split('-W');
  // The fourth of January is in the first week of every year.
  const fourth = `${year}-01-04`;
  return addDays(fourth, (Number(number) - 1) * DAYS_IN_WEEK - weekdayOf(fourth));
}

export const firstDayOf = (week: string, start: WeekStart): string =>
  addDays(mondayOf(week), -DAYS_BEFORE_MONDAY[start]);

/** The seven days of a week that begins on that day of the week. */
export const daysOf = (week: string, start: WeekStart): string[] =>
  Array.from({ length: DAYS_IN_WEEK }, (_, i) => addDays(firstDayOf(week, start), i));

/** The week so many weeks later; earlier with a negative number. */
export const addWeeks = (week: string, weeks: number): string =>
  weekOf(addDays(mondayOf(week), weeks * DAYS_IN_WEEK), 'Monday');

/** The calendar day of a moment where its reader is. */
export function localDay(moment: Date): string {
  const digits = (value: number) => String(value).padStart(2, '0');
  return `${moment.getFullYear()}-${digits(moment.getMonth() + 1)}-${digits(moment.getDate())}`;
}

const text = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
const WEEKDAY = text({ weekday: 'long' });
const DATE = text({ day: 'numeric', month: 'short' });
const SPAN = text({ day: 'numeric', month: 'long', year: 'numeric' });

/** "Monday". */
export const weekdayName = (day: string): string => WEEKDAY.format(startOf(day));
/** "16 Nov". */
export const shortDate = (day: string): string => DATE.format(startOf(day));
/** "16 – 22 November 2026". */
export const weekText = (week: string, start: WeekStart): string =>
  SPAN.formatRange(startOf(firstDayOf(week, start)), startOf(addDays(firstDayOf(week, start), DAYS_IN_WEEK - 1)));
/** 47, of a week that begins on a Monday. */
export const weekNumber = (week: string): number => Number(week.slice(-2));
