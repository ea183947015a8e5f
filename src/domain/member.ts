import { z } from 'zod';
import { roleSchema } from './accounts.ts';
import { dietSchema } from './kitchen.ts';

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
  newsletterSubscription: z.boolean(),
  requiresPasswordChange: z.boolean(),
  createdAt: z.number(),
});
export type MemberView = z.infer<typeof memberSchema>;

/** A session as its owner sees it. */
export const sessionViewSchema = z.object({
  id: z.string(),
  /** UTC milliseconds. */
  signedInAt: z.number(),
  /** UTC milliseconds. */
  expiresAt: z.number(),
  /** Browser as it called itself. */
  userAgent: z.string().nullable(),
  isCurrent: z.boolean(),
});

/** Everything kept about a member. */
export const myDataSchema = z.object({
  account: memberSchema.extend({ emailVerifiedAt: z.number().nullable(), updatedAt: z.number() }),
  favourites: z.array(z.object({ recipeId: z.string(), title: z.string(), savedAt: z.number() })),
  ratings: z.array(z.object({ recipeId: z.string(), title: z.string(), rating: z.number(), ratedAt: z.number() })),
  /** Recipes with their servings, and items in the member's own words. */
  shoppingList: z.array(z.object({ title: z.string(), servings: z.number().nullable(), addedAt: z.number() })),
  /** Recipes, notes and what is left over, by day. */
  mealPlan: z.array(
    z.object({
      day: z.string(),
      slot: z.string(),
      recipeId: z.string().nullable(),
      title: z.string(),
      servings: z.number(),
      portions: z.number(),
      note: z.string(),
      isLeftover: z.boolean(),
    }),
  ),
  /** What the member wrote down about recipes. */
  recipeNotes: z.array(z.object({ recipeId: z.string(), title: z.string(), note: z.string(), updatedAt: z.number() })),
  calendarFeed: z.object({ timeZone: z.string(), createdAt: z.number() }).nullable(),
  sessions: z.array(sessionViewSchema),
});
export type MyData = z.infer<typeof myDataSchema>;
