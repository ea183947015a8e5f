import { z } from 'zod';
import { avoidedAllergensSchema } from '../foods/avoided-allergens.ts';
import { dietSchema } from '../recipes/kitchen.ts';
import { roleSchema } from './accounts.ts';
import { WEEK_SETTINGS_DEFAULT, type WeekStart, weekStartSchema } from './week-start.ts';

/** A member as they see themselves. */
export const memberSchema = z.object({
  id: z.string(),
  role: roleSchema,
  email: z.string(),
  /** A new address that waits for its owner's confirmation. */
  pendingEmail: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string().nullable(),
  isPremium: z.boolean(),
  dietaryPreferences: z.array(dietSchema),
  /** The allergens that must not be in a recipe for them. */
  avoidedAllergens: avoidedAllergensSchema,
  /** The day the weeks of their plan begin on; `null` for as the site says. */
  weekStart: weekStartSchema.nullable(),
  siteWeekStart: weekStartSchema,
  newsletterSubscription: z.boolean(),
  requiresPasswordChange: z.boolean(),
  /** An administrator who is let in as one only after signing in with a second factor, and has not. */
  needsSecondFactor: z.boolean(),
  createdAt: z.number(),
});
export type MemberView = z.infer<typeof memberSchema>;

/** A tab may know its member for minutes yet as a release before said: with neither. */
export const weekStartOf = ({
  weekStart,
  siteWeekStart = WEEK_SETTINGS_DEFAULT.weekStart,
}: Partial<Pick<MemberView, 'weekStart' | 'siteWeekStart'>>): WeekStart => weekStart ?? siteWeekStart;

/** A session as its owner sees it. */
export const sessionViewSchema = z.object({
  id: z.string(),
  /** UTC milliseconds. */
  signedInAt: z.number(),
  /** UTC milliseconds, within the hour. */
  lastUsedAt: z.number(),
  /** UTC milliseconds. */
  expiresAt: z.number(),
  /** Browser as it called itself. */
  userAgent: z.string().nullable(),
  isCurrent: z.boolean(),
});

/** The fate of a member's published notes when the account goes: they go too, or stay without a name. */
export const notesAfterLeavingSchema = z.enum(['delete', 'keep']);
export type NotesAfterLeaving = z.infer<typeof notesAfterLeavingSchema>;
