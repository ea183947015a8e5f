import { timesIn } from './durations.ts';

/** "45 min", "1 h 15 min". */
export function minutesText(minutes: number): string {
  if (minutes < 60) return `${minutes} min`;
  const rest = minutes % 60;
  return rest ? `${Math.floor(minutes / 60)} h ${rest} min` : `${Math.floor(minutes / 60)} h`;
}

/** Exact ISO 8601, as schema.org wants it: `PT1H15M`. */
export function isoDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return `PT${hours ? `${hours}H` : ''}${rest || !hours ? `${rest}M` : ''}`;
}

/** "PT4200S", "PT1.5H", "P0DT1H", "P1W"; of years and months nobody cooks. */
const ISO =
  /^P(?:(\d{1,2}(?:[.,]\d{1,2})?)W)?(?:(\d{1,3}(?:[.,]\d{1,2})?)D)?T?(?:(\d{1,4}(?:[.,]\d{1,4})?)H)?(?:(\d{1,5}(?:[.,]\d{1,4})?)M)?(?:(\d{1,6}(?:[.,]\d{1,4})?)S)?/i;
const MINUTES_OF = [10_080, 1440, 60, 1, 1 / 60];
/** A week. */
const LONGEST = 10_080;
const MOST_CHARACTERS = 80;

/**
 * Minutes of a duration that somebody marked as one: ISO 8601, a bare number of minutes, or words ("1 hr 30 mins", "Under 1
 * hour"; of a range the longer end); `null` for none, and from a week on.
 */
export function minutesOfDuration(duration: string): number | null {
  const text = duration.slice(0, MOST_CHARACTERS).trim();
  const iso = ISO.exec(text.replaceAll(/\s/g, ''));
  const total = iso
    ? MINUTES_OF.reduce((sum, size, at) => sum + Number((iso[at + 1] ?? '0').replace(',', '.')) * size, 0)
    : /^\d{1,4}$/.test(text)
      ? Number(text)
      : timesIn(text).reduce((sum, { minutes }) => sum + Math.max(minutes.min, minutes.max), 0);
  return total > 0 && total <= LONGEST ? Math.max(1, Math.round(total)) : null;
}
