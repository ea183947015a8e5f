import { z } from 'zod';
import { listSwapsSchema } from '../../recipes/list-swap.ts';
import { slugSchema } from '../../recipes/slug.ts';
import { weekdayOf, weekSchema } from '../weeks.ts';
import { isGone, MEAL_NOTE_MAX_LENGTH, type MealEntry, PORTIONS, plannedServingsSchema } from './entries.ts';
import { slotSchema } from './slots.ts';
import { askedWeekSchema } from './week-plan.ts';

/** Usual weeks of a member, meals of one, and characters of a name. */
export const WEEK_TEMPLATE_LIMIT = { weeks: 20, meals: 280, name: 60 } as const;

const templateNameSchema = z
  .string()
  .trim()
  .min(1, 'Give it a name')
  .max(WEEK_TEMPLATE_LIMIT.name, `At most ${WEEK_TEMPLATE_LIMIT.name} characters`)
  .regex(/^[^\n\r]*$/, 'A name is one line');

/** A meal of a usual week. */
const templateMealSchema = z.strictObject({
  /** 0 for Monday to 6 for Sunday, on whichever day the weeks begin. */
  weekday: z.int().min(0).max(6),
  slot: slotSchema,
  /** `null` for a mere note. */
  recipeId: slugSchema.nullable(),
  title: z.string().max(300),
  servings: plannedServingsSchema,
  portions: z.number().min(PORTIONS.min).max(PORTIONS.max).multipleOf(PORTIONS.step),
  note: z.string().max(MEAL_NOTE_MAX_LENGTH),
  isLeftover: z.boolean(),
  /** Place among the meals of the one it is left over from. */
  leftoverOf: z.int().min(0).max(WEEK_TEMPLATE_LIMIT.meals).nullable(),
  swaps: listSwapsSchema,
});
export type TemplateMeal = z.infer<typeof templateMealSchema>;

export const weekTemplateSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  /** By day, meal and place. */
  meals: z.array(templateMealSchema),
});
export type WeekTemplate = z.infer<typeof weekTemplateSchema>;

/** A week of the plan to keep, or the meals themselves, to put back a usual week that was removed. */
export const newTemplateSchema = z
  .strictObject({
    /** Chosen by the client, so that what it is not sure of can be sent again. */
    id: z.uuid().optional(),
    name: templateNameSchema,
    week: weekSchema.optional(),
    weekStart: askedWeekSchema.shape.weekStart,
    meals: z.array(templateMealSchema).min(1).max(WEEK_TEMPLATE_LIMIT.meals).optional(),
  })
  .refine(({ week, meals }) => (week === undefined) !== (meals === undefined), 'Say the week, or its meals');
export type NewTemplate = z.output<typeof newTemplateSchema>;

export const templateChangeSchema = z.strictObject({ name: templateNameSchema });

/** The meals of a week as a usual one has them. What is no longer available stays out. */
export function templateMealsOf(entries: readonly MealEntry[]): TemplateMeal[] {
  const kept = entries.filter((entry) => !isGone(entry));
  return kept.map(({ day, slot, recipe, title, servings, portions, note, isLeftover, leftoverOf, swaps }) => {
    const from = leftoverOf ? kept.findIndex(({ id }) => id === leftoverOf.id) : -1;
    return {
      ...{ weekday: weekdayOf(day), slot, recipeId: recipe?.id ?? null, title, servings, portions, note, swaps },
      // Of another week it is not there when this one comes again: it is cooked.
      isLeftover: isLeftover && (from >= 0 || !leftoverOf),
      leftoverOf: from >= 0 ? from : null,
    };
  });
}
