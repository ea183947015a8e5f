import { z } from 'zod';
import { weekStartSchema } from '../../members/week-start.ts';
import { dietSchema } from '../../recipes/kitchen.ts';
import { weekSchema } from '../weeks.ts';
import { mealEntrySchema, plannedServingsSchema } from './entries.ts';
import { SLOTS, slotSchema } from './slots.ts';
import { timeZoneSchema } from './time-zone.ts';

/** Minutes from the start to the table on a weekday, waiting too. */
const WEEKDAY_MINUTES = { min: 5, max: 600 } as const;

/** A week's days follow from the day it begins on: the member's own choice or else the site's, unless it is said. */
const countedFrom = { weekStart: weekStartSchema.optional() };
export const askedWeekSchema = z.strictObject({ week: weekSchema, ...countedFrom });
export type AskedWeek = z.infer<typeof askedWeekSchema>;

/** A calendar feed, without its address: that is told only once. */
export const calendarFeedSchema = z.object({
  timeZone: z.string(),
  /** UTC milliseconds. */
  createdAt: z.number(),
});
export type CalendarFeed = z.infer<typeof calendarFeedSchema>;

export const weekPlanSchema = z.object({
  week: z.string(),
  /** The day it begins on; its seven days are those from then on. */
  weekStart: weekStartSchema,
  /** By day, meal and position. */
  entries: z.array(mealEntrySchema),
  feed: calendarFeedSchema.nullable(),
});
export type WeekPlan = z.infer<typeof weekPlanSchema>;

export const newFeedSchema = z.strictObject({
  /** The time zone where the member's meals are eaten. */
  timeZone: timeZoneSchema,
});

export const copyWeekSchema = z
  .strictObject({ from: weekSchema, to: weekSchema, ...countedFrom })
  .refine(({ from, to }) => from !== to, 'Copy from another week');
export type CopyWish = z.output<typeof copyWeekSchema>;

export const fillWishSchema = askedWeekSchema.extend({
  /** Meals to fill. */
  slots: z
    .array(slotSchema)
    .min(1, 'Choose at least one meal')
    .max(SLOTS.length)
    .default([...SLOTS]),
  /** Monday to Friday. */
  maxWeekdayMinutes: z
    .int('Use a whole number of minutes')
    .min(WEEKDAY_MINUTES.min, `At least ${WEEKDAY_MINUTES.min} minutes`)
    .max(WEEKDAY_MINUTES.max, `At most ${WEEKDAY_MINUTES.max} minutes`)
    .optional(),
  /** Whether dishes that take most of a day may be planned at the weekend. */
  weekendProjects: z.boolean().optional(),
  /** All must hold; the member's own where nothing is said. */
  diets: z.array(dietSchema).max(20).optional(),
  /** Servings of each meal; the recipe's own where nothing is said. */
  servings: plannedServingsSchema.optional(),
});
export type FillWish = z.output<typeof fillWishSchema>;

/** The meals that copying or filling put into the plan. */
export const addedMealsSchema = z.object({
  entries: z.array(mealEntrySchema),
  /** Filling: meals nothing suits. Copying: entries whose meal is taken, or whose recipe is gone. */
  left: z.number(),
});
export type AddedMeals = z.infer<typeof addedMealsSchema>;

/** The part of a week that went to the shopping list. */
export const sentToListSchema = z.object({
  /** Recipes new on the list. */
  added: z.number(),
  /** Recipes that were on it for other servings or with other swaps. */
  updated: z.number(),
  /** Recipes that came with the week and are leftovers now, or no longer planned: they left the list. */
  removed: z.number(),
  /** Leftovers, which are not bought twice. */
  leftovers: z.number(),
  /** Titles of recipes that are no longer available. */
  missing: z.array(z.string()),
  /** Foods that the week's recipes need, as the list buys them: by these a pantry says what is at home. */
  foods: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type SentToList = z.infer<typeof sentToListSchema>;
