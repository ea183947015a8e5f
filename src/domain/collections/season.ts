import { z } from 'zod';

const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
] as const;

/** Days from which and to which something is in season, both included; of every year, or of those years alone. */
export const seasonSchema = z
  .strictObject({
    from: z.iso.date('Choose the day it starts'),
    to: z.iso.date('Choose the day it ends'),
    everyYear: z.boolean(),
  })
  .refine(({ from, to, everyYear }) => everyYear || from <= to, {
    path: ['to'],
    error: 'It would end before it starts.',
  });
export type CollectionSeason = z.infer<typeof seasonSchema>;

/** The calendar day of a moment in UTC milliseconds, `2026-11-25`. */
export const calendarDay = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

/** Whether a day is in season; what has no season is so all year. */
export function isInSeason(season: CollectionSeason | null, day: string): boolean {
  if (!season) return true;
  const { from, to, everyYear } = season;
  if (!everyYear) return from <= day && day <= to;
  const [start, end, today] = [from.slice(5), to.slice(5), day.slice(5)];
  return start <= end ? start <= today && today <= end : today >= start || today <= end;
}

/** About how many days it lasts. */
export function seasonDays({ from, to, everyYear }: CollectionSeason): number {
  const days = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;
  return everyYear ? ((days % 365) + 365) % 365 || 365 : days;
}

/** "1 December – 6 January", with the years where it is not of every year. */
export function seasonText({ from, to, everyYear }: CollectionSeason): string {
  const year = (day: string) => (everyYear ? '' : ` ${day.slice(0, 4)}`);
  return `${dayText(from)}${year(from)} – ${dayText(to)}${year(to)}`;
}

/** "6 January". */
const dayText = (day: string): string => `${Number(day.slice(8))} ${MONTHS[Number(day.slice(5, 7)) - 1]}`;
