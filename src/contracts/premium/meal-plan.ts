import { z } from 'zod';
import { entryChangeSchema, mealEntrySchema, newEntrySchema } from '#src/domain/premium/meal-plan/entries.ts';
import {
  addedMealsSchema,
  calendarFeedSchema,
  copyWeekSchema,
  fillWishSchema,
  newFeedSchema,
  sentToListSchema,
  weekPlanSchema,
} from '#src/domain/premium/meal-plan/week-plan.ts';
import { weekSchema } from '#src/domain/premium/meal-plan/weeks.ts';
import { contract } from '../contract.ts';

const ofWeek = z.strictObject({ week: weekSchema });
const entryParams = z.strictObject({ id: z.uuid() });

export const weekPlanCall = contract({
  method: 'GET',
  path: '/api/meal-plan',
  summary: 'What the member planned for a week, such as 2026-W47.',
  access: 'premium',
  query: ofWeek,
  response: weekPlanSchema,
});

export const addEntryCall = contract({
  method: 'POST',
  path: '/api/meal-plan/entries',
  summary: 'Plans a recipe, a note, or both, for a meal of a day. The same `id` again changes nothing.',
  access: 'premium',
  body: newEntrySchema,
  response: mealEntrySchema,
});

export const changeEntryCall = contract({
  method: 'PATCH',
  path: '/api/meal-plan/entries/{id}',
  summary: 'Moves an entry to another day, meal or place, or changes its servings, portions, note or leftover mark.',
  access: 'premium',
  params: entryParams,
  body: entryChangeSchema,
  response: mealEntrySchema,
});

export const removeEntryCall = contract({
  method: 'DELETE',
  path: '/api/meal-plan/entries/{id}',
  summary: 'Takes an entry off the plan.',
  access: 'premium',
  params: entryParams,
  response: z.undefined(),
});

export const removeEntriesCall = contract({
  method: 'DELETE',
  path: '/api/meal-plan/entries',
  summary: 'Takes several entries off the plan, such as what filling a week put there; those already gone are ignored.',
  access: 'premium',
  body: z.strictObject({ ids: z.array(z.uuid()).min(1).max(300) }),
  response: z.undefined(),
});

export const copyWeekCall = contract({
  method: 'POST',
  path: '/api/meal-plan/copy-week',
  summary: "Copies a week's meals to those of another week that are empty.",
  access: 'premium',
  body: copyWeekSchema,
  response: addedMealsSchema,
});

export const fillWeekCall = contract({
  method: 'POST',
  path: '/api/meal-plan/fill',
  summary: 'Fills the empty meals of a week with recipes that keep to the diets and to the time there is on weekdays.',
  access: 'premium',
  body: fillWishSchema,
  response: addedMealsSchema,
});

export const weekToShoppingListCall = contract({
  method: 'POST',
  path: '/api/meal-plan/to-shopping-list',
  summary:
    'Puts the recipes of a week on the shopping list as they are planned, leftovers left out; sent again, what is no longer planned leaves the list.',
  access: 'premium',
  body: ofWeek,
  response: sentToListSchema,
});

export const openFeedCall = contract({
  method: 'POST',
  path: '/api/meal-plan/feed',
  summary: 'Makes the address by which calendar programs follow the plan; one made before ends.',
  access: 'premium',
  body: newFeedSchema,
  response: calendarFeedSchema.extend({ url: z.url() }),
});

export const closeFeedCall = contract({
  method: 'DELETE',
  path: '/api/meal-plan/feed',
  summary: 'Ends the address; 204, also when there was none.',
  access: 'premium',
  response: z.undefined(),
});
