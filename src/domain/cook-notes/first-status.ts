import { z } from 'zod';
import type { CookNoteConcern } from './concerns.ts';

export const cookNoteSettingsSchema = z.strictObject({
  /** Whether members can write notes; those that are there stay to be read. */
  isOpen: z.boolean(),
  /** Which notes are looked at before others read them: all, the first of each member, none. */
  lookedAt: z.enum(['all', 'first', 'none']),
  /** The number of a member's notes that count as the first. */
  firstNotes: z.int().min(1, 'At least 1').max(50, 'At most 50'),
});
export type CookNoteSettings = z.infer<typeof cookNoteSettingsSchema>;
export const COOK_NOTE_SETTINGS_DEFAULT: CookNoteSettings = { isOpen: true, lookedAt: 'first', firstNotes: 1 };

/** The facts about a member that decide whether a note waits. */
export interface CookStanding {
  /** Works on recipes or moderates: answers for what they write by name. */
  isStaff: boolean;
  /** Notes somebody published. */
  passed: number;
  /** Whether the last that somebody looked at was refused or hidden. */
  lastWasRefused: boolean;
}

/**
 * The status of a note when it is written, or changed by more than spelling. Whatever raises a concern waits under every
 * setting.
 */
export function firstStatus(
  { lookedAt, firstNotes }: CookNoteSettings,
  { isStaff, passed, lastWasRefused }: CookStanding,
  concerns: readonly CookNoteConcern[],
): 'published' | 'waiting' {
  if (isStaff) return 'published';
  if (concerns.length > 0 || lastWasRefused || lookedAt === 'all') return 'waiting';
  return lookedAt === 'first' && passed < firstNotes ? 'waiting' : 'published';
}
