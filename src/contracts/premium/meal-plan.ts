import { z } from 'zod';
import { entryChangeSchema, mealEntrySchema, newEntrySchema } from '#src/domain/premium/meal-plan/entries.ts';
import {
  addedMealsSchema,
  askedWeekSchema,
  calendarFeedSchema,
  copyWeekSchema,
  fillWishSchema,
  newFeedSchema,
  sentToListSchema,
  weekPlanSchema,
} from '#src/domain/premium/meal-plan/week-plan.ts';
import {
  newTemplateSchema,
  templateChangeSchema,
  weekTemplateSchema,
} from '#src/domain/premium/meal-plan/week-template.ts';
import { contract } from '../contract.ts';

const entryParams = z.strictObject({ id: z.uuid() });

export const weekPlanCall = contract('GET /api/meal-plan', 'premium', {
  summary:
    'What the member planned for a week, such as 2026-W47: the seven days from its Monday, or from the Sunday or Saturday before where `weekStart` says so.',
  query: askedWeekSchema,
  response: weekPlanSchema,
});

export const addEntryCall = contract('POST /api/meal-plan/entries', 'premium', {
  summary:
    'Plans a recipe, a note, or both, for a meal of a day; with `leftoverOf` what is left over of another meal, and with `cooksMore` as much more is cooked there. The same `id` again changes nothing.',
  body: newEntrySchema,
  response: mealEntrySchema,
});

export const changeEntryCall = contract('PATCH /api/meal-plan/entries/{id}', 'premium', {
  summary:
    'Moves an entry to another day, meal or place, or changes its servings, portions, note, or whether and of which meal it is left over.',
  params: entryParams,
  body: entryChangeSchema,
  response: mealEntrySchema,
});

export const removeEntryCall = contract('DELETE /api/meal-plan/entries/{id}', 'premium', {
  summary: 'Takes an entry off the plan; what was planned as its leftovers is cooked instead.',
  params: entryParams,
  response: z.undefined(),
});

export const removeEntriesCall = contract('DELETE /api/meal-plan/entries', 'premium', {
  summary: 'Takes several entries off the plan, such as what filling a week put there; those already gone are ignored.',
  body: z.strictObject({ ids: z.array(z.uuid()).min(1).max(300) }),
  response: z.undefined(),
});

export const copyWeekCall = contract('POST /api/meal-plan/copy-week', 'premium', {
  summary: "Copies a week's meals to those of another week that are empty.",
  body: copyWeekSchema,
  response: addedMealsSchema,
});

export const fillWeekCall = contract('POST /api/meal-plan/fill', 'premium', {
  summary: 'Fills the empty meals of a week with recipes that keep to the diets and to the time there is on weekdays.',
  body: fillWishSchema,
  response: addedMealsSchema,
});

export const weekToShoppingListCall = contract('POST /api/meal-plan/to-shopping-list', 'premium', {
  summary:
    'Puts the recipes of a week on the shopping list as they are planned, leftovers left out; sent again, what is no longer planned leaves the list.',
  body: askedWeekSchema,
  response: sentToListSchema,
});

export const weekTemplatesCall = contract('GET /api/meal-plan/templates', 'premium', {
  summary: 'The weeks the member keeps under a name, by name.',
  response: z.array(weekTemplateSchema),
});

export const addTemplateCall = contract('POST /api/meal-plan/templates', 'premium', {
  summary:
    'Keeps a week of the plan under a name, or puts back one that was removed. The same `id` again changes nothing.',
  body: newTemplateSchema,
  response: weekTemplateSchema,
});

export const renameTemplateCall = contract('PATCH /api/meal-plan/templates/{id}', 'premium', {
  summary: 'Gives a kept week another name.',
  params: entryParams,
  body: templateChangeSchema,
  response: weekTemplateSchema,
});

export const removeTemplateCall = contract('DELETE /api/meal-plan/templates/{id}', 'premium', {
  summary: 'Removes a kept week; what was planned from it stays.',
  params: entryParams,
  response: z.undefined(),
});

export const planTemplateCall = contract('POST /api/meal-plan/templates/{id}/plan', 'premium', {
  summary: "Plans a kept week's meals for those of a week that are empty.",
  params: entryParams,
  body: askedWeekSchema,
  response: addedMealsSchema,
});

export const openFeedCall = contract('POST /api/meal-plan/feed', 'premium', {
  summary: 'Makes the address by which calendar programs follow the plan; one made before ends.',
  body: newFeedSchema,
  response: calendarFeedSchema.extend({ url: z.url() }),
});

export const closeFeedCall = contract('DELETE /api/meal-plan/feed', 'premium', {
  summary: 'Ends the address; 204, also when there was none.',
  response: z.undefined(),
});
