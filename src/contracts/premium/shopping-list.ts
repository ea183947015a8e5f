import { z } from 'zod';
import {
  SHOPPING_LIST_LIMIT,
  shoppingListViewSchema,
  shoppingServingsSchema,
} from '#src/domain/premium/shopping/list.ts';
import {
  listOperationSchema,
  MOST_OPERATIONS,
  operationResultSchema,
} from '#src/domain/premium/shopping/operations.ts';
import { listSwapsSchema } from '#src/domain/recipes/list-swap.ts';
import { slugSchema } from '#src/domain/recipes/slug.ts';
import { contract, LONG_BODY } from '../contract.ts';
import { numberParameter } from '../paging.ts';

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

export const operateOnListCall = contract('POST /api/shopping-list/operations', 'premium', {
  summary:
    'Ticks, adds, changes, removes and brings back, in this order. An operation whose `id` came before is not done again; `removed` brings back what a removal took off.',
  body: z.strictObject({ operations: z.array(listOperationSchema).min(1).max(MOST_OPERATIONS) }),
  bodyLimit: LONG_BODY,
  response: z.object({ results: z.array(operationResultSchema), list: shoppingListViewSchema }),
});

export const listChangesCall = contract('GET /api/shopping-list/changes', 'premium', {
  summary: 'The list where it is another than at a revision; `list` is `null` while nothing changed.',
  query: z.strictObject({ since: numberParameter(0, Number.MAX_SAFE_INTEGER) }),
  response: z.object({ list: shoppingListViewSchema.nullable() }),
});

export const shareListCall = contract('POST /api/shopping-list/share', 'premium', {
  summary: 'Makes the link by which others read the list; one made before ends.',
  response: z.object({ url: z.url(), createdAt: z.number() }),
});

export const unshareListCall = contract('DELETE /api/shopping-list/share', 'premium', {
  summary: 'Ends the link; 204, also when there was none.',
  response: z.undefined(),
});
