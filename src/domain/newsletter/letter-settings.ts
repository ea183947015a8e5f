import { z } from 'zod';

export const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** Whether letters write themselves; then whether they wait for somebody's yes, or go out. */
const SELF_WRITTEN = ['off', 'asks', 'goes'] as const;

export const letterSettingsSchema = z.strictObject({
  selfWritten: z.enum(SELF_WRITTEN),
  /** When the weekly letter goes out, in the site's time zone; that of new recipes three days later. */
  weekday: z.enum(WEEKDAYS),
  time: z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Give a time like 08:00'),
});
export type LetterSettings = z.infer<typeof letterSettingsSchema>;
export const LETTER_SETTINGS_DEFAULT: LetterSettings = { selfWritten: 'off', weekday: 'Friday', time: '08:00' };
