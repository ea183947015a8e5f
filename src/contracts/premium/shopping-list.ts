import { z } from 'zod';
import {
  itemKeySchema,
  ownItemTextSchema,
  removedFromListSchema,
  SHOPPING_LIST_LIMIT,
  shoppingListViewSchema,
  shoppingServingsSchema,
} from '#src/domain/premium/shopping/list.ts';
import { listSwapsSchema } from '#src/domain/recipes/list-swap.ts';
import { slugSchema } from '#src/domain/recipes/slug.ts';
import { contract } from '../contract.ts';

/** Chosen by the client, so that a change it is not sure of can be sent again. */
const entryIdSchema = z.uuid();
const entryParams = z.strictObject({ id: entryIdSchema });
const wantedRecipeSchema = z.strictObject({
  id: entryIdSchema.optional(),
  recipeId: slugSchema,
  servings: shoppingServingsSchema,
  /** Foods to buy instead of those of some lines. */
  swaps: listSwapsSchema.optional(),
});

const afterRemoval = z.object({ list: shoppingListViewSchema, removed: removedFromListSchema });

export const shoppingListCall = contract('GET /api/shopping-list', 'premium', {
  summary: "The member's shopping list, the ingredients of all its recipes merged.",
  response: shoppingListViewSchema,
});

export const recipeOnListCall = contract('GET /api/shopping-list/recipes', 'premium', {
  summary: 'How often, for how many servings and with which swaps a recipe is on the list, the oldest first.',
  query: z.strictObject({ recipeId: slugSchema }),
  response: z.object({
    entries: z.array(z.object({ id: entryIdSchema, servings: z.number(), swaps: listSwapsSchema })),
  }),
});

export const addRecipeToListCall = contract('POST /api/shopping-list/recipes', 'premium', {
  summary: 'Adds a recipe for so many servings. The same `id` again changes nothing.',
  body: wantedRecipeSchema,
  response: shoppingListViewSchema,
});

export const addRecipesToListCall = contract('POST /api/shopping-list/recipes/bulk', 'premium', {
  summary: 'Adds several recipes; those that are not to be seen any more are left out and named.',
  body: z.strictObject({ recipes: z.array(wantedRecipeSchema).min(1).max(SHOPPING_LIST_LIMIT.recipes) }),
  response: z.object({ list: shoppingListViewSchema, missing: z.array(slugSchema) }),
});

export const changeListServingsCall = contract('PATCH /api/shopping-list/entries/{id}', 'premium', {
  summary: 'Changes for how many servings a recipe is shopped and, where they are given, its swaps.',
  params: entryParams,
  body: z.strictObject({ servings: shoppingServingsSchema, swaps: listSwapsSchema.optional() }),
  response: shoppingListViewSchema,
});

export const removeListEntryCall = contract('DELETE /api/shopping-list/entries/{id}', 'premium', {
  summary: 'Takes a recipe, or an item of the member’s own, off the list. `removed` brings it back.',
  params: entryParams,
  response: afterRemoval,
});

export const addOwnItemCall = contract('POST /api/shopping-list/items', 'premium', {
  summary: 'Adds an item in the member’s own words. The same `id` again changes nothing.',
  body: z.strictObject({ id: entryIdSchema.optional(), text: ownItemTextSchema }),
  response: shoppingListViewSchema,
});

export const removeItemsCall = contract('DELETE /api/shopping-list/items', 'premium', {
  summary: 'Takes items off the list, whichever recipes they are for. `removed` brings them back.',
  body: z.strictObject({ keys: z.array(itemKeySchema).min(1).max(500) }),
  response: afterRemoval,
});

export const removeTickedCall = contract('DELETE /api/shopping-list/ticked', 'premium', {
  summary: 'Takes everything off the list that is ticked. `removed` brings it back.',
  response: afterRemoval,
});

export const setTicksCall = contract('PUT /api/shopping-list/ticks', 'premium', {
  summary:
    'Ticks and unticks items; of two words about one item the later counts, one about an item that is gone is ignored.',
  body: z.strictObject({
    ticks: z
      .array(z.strictObject({ key: itemKeySchema, ticked: z.boolean(), at: z.int().min(0) }))
      .min(1)
      .max(500),
  }),
  response: z.object({
    results: z.array(z.object({ key: itemKeySchema, outcome: z.enum(['saved', 'outdated', 'ignored']) })),
  }),
});

export const restoreToListCall = contract('POST /api/shopping-list/restore', 'premium', {
  summary: 'Brings back what a removal answered.',
  body: z.strictObject({ removed: removedFromListSchema }),
  response: shoppingListViewSchema,
});

export const shareListCall = contract('POST /api/shopping-list/share', 'premium', {
  summary: 'Makes the link by which others read the list; one made before ends.',
  response: z.object({ url: z.url(), createdAt: z.number() }),
});

export const unshareListCall = contract('DELETE /api/shopping-list/share', 'premium', {
  summary: 'Ends the link; 204, also when there was none.',
  response: z.undefined(),
});
