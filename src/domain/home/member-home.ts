import { z } from 'zod';
import { daySchema } from '../premium/weeks.ts';
import { recipeSummarySchema } from '../recipes/recipe.ts';
import { slugSchema } from '../recipes/slug.ts';

/** Why a dish is offered for tonight: it is on the plan, or it fits what the member eats and the time of the year. */
const tonightSchema = z.object({ recipe: recipeSummarySchema, why: z.enum(['planned', 'fits']) });

const weekDaySchema = z.object({
  day: daySchema,
  /** What is planned, meal by meal; `recipeId` is `null` for a note, and for what is no longer to be seen. */
  meals: z.array(z.object({ title: z.string(), recipeId: slugSchema.nullable(), isLeftover: z.boolean() })),
});

export const memberHomeSchema = z.object({
  tonight: tonightSchema.nullable(),
  /** Seven days from today on; `null` for members without a meal plan. */
  week: z.array(weekDaySchema).nullable(),
  /** Something the member liked and has not cooked for weeks. */
  again: z.object({ recipe: recipeSummarySchema, times: z.number(), last: daySchema }).nullable(),
  collection: z
    .object({
      id: slugSchema,
      title: z.string(),
      description: z.string(),
      count: z.number(),
      cover: z.string().nullable(),
    })
    .nullable(),
});
export type MemberHomeContent = z.infer<typeof memberHomeSchema>;
