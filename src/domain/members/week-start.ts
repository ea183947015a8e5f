import { z } from 'zod';

/** The days a week can begin on. */
export const WEEK_STARTS = ['Monday', 'Sunday', 'Saturday'] as const;
export const weekStartSchema = z.enum(WEEK_STARTS);
export type WeekStart = z.infer<typeof weekStartSchema>;

export const weekSettingsSchema = z.strictObject({
  /** For members who chose none. */
  weekStart: weekStartSchema,
});
export type WeekSettings = z.infer<typeof weekSettingsSchema>;
export const WEEK_SETTINGS_DEFAULT: WeekSettings = { weekStart: 'Monday' };
