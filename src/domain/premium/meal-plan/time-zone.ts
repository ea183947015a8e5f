import { z } from 'zod';

/** `Europe/Berlin`: a time zone this machine knows the clock changes of. */
export const timeZoneSchema = z
  .string()
  .max(60)
  .refine((zone) => isTimeZone(zone), 'Use a time zone like Europe/Berlin');

function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
