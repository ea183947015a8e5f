import { z } from 'zod';
import { MENU_TIMES } from '#src/domain/collections/menu-plan.ts';
import { slugSchema } from '#src/domain/recipes/slug.ts';
import { contract } from '../contract.ts';

export const menuPlanCall = contract('GET /api/collections/{id}/plan', 'premium', {
  summary:
    'What to do when for a menu, from the times its recipes’ steps name: the day before, in the hours before, at the last minute.',
  params: z.strictObject({ id: slugSchema }),
  response: z.object({
    people: z.number(),
    tasks: z.array(
      z.object({
        recipeId: slugSchema,
        title: z.string(),
        when: z.enum(MENU_TIMES),
        /** First and last step, from 1; `null` where an ingredient is made ready. */
        steps: z.tuple([z.int(), z.int()]).readonly().nullable(),
        /** Minutes before the meal. */
        before: z.number(),
        text: z.string(),
      }),
    ),
  }),
});
