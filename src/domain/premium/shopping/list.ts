import { z } from 'zod';
import { listSwapsSchema } from '../../recipes/list-swap.ts';
import { recipeSchema } from '../../recipes/recipe.ts';
import { slugSchema } from '../../recipes/slug.ts';
import { SERVINGS_LIMIT } from '../../scaling/scaling.ts';
import { weekSchema } from '../weeks.ts';
import { aisleOrderSchema, SHOPPING_AISLES } from './aisles.ts';
import { portionSchema } from './portion.ts';
import { purchaseSchema } from './purchase.ts';

/** Whatever a recipe's page can show can be shopped. */
export const SHOPPING_SERVINGS = SERVINGS_LIMIT;
export const OWN_ITEM_MAX_LENGTH = 200;
/** Most recipes and own items on one list. */
export const SHOPPING_LIST_LIMIT = { recipes: 100, ownItems: 200 } as const;

export const shoppingServingsSchema = z
  .int('Use a whole number of servings')
  .min(SHOPPING_SERVINGS.min, 'At least 1 serving')
  .max(SHOPPING_SERVINGS.max, `At most ${SHOPPING_SERVINGS.max} servings`);
export const ownItemTextSchema = z
  .string()
  .trim()
  .min(1, 'Write what to buy')
  .max(OWN_ITEM_MAX_LENGTH, `At most ${OWN_ITEM_MAX_LENGTH} characters`);
/** The key of an item: `food:red-lentils`, `name:…`, `own:{id of the entry}`. */
export const itemKeySchema = z.string().min(1).max(160);

/** The source an item comes from. */
const sourceSchema = z.object({
  entryId: z.string(),
  /** The line as the recipe has it. */
  line: z.string(),
  /** The amount of it that the planned servings take. */
  amount: z.string(),
  portion: portionSchema,
});
export type ItemSource = z.infer<typeof sourceSchema>;

const shoppingItemSchema = z.object({
  key: itemKeySchema,
  name: z.string(),
  aisle: z.enum(SHOPPING_AISLES),
  /** Whether a kitchen usually has it. */
  isStaple: z.boolean(),
  isTicked: z.boolean(),
  /** The amount bought for all sources: "2 × 400 g tins (480 g drained)", "1 handful"; empty where nothing says how much. */
  amount: z.string(),
  /** The way it is bought; `null` for what is written down as it is asked for. */
  purchase: purchaseSchema.nullable(),
  /** Empty for an item of the member's own. */
  sources: z.array(sourceSchema),
  /** First names of the others in the household who ticked it, and who wrote down an item of their own. */
  tickedBy: z.string().optional(),
  addedBy: z.string().optional(),
});
export type ShoppingItem = z.infer<typeof shoppingItemSchema>;

/** A recipe on the list. */
const shoppingEntrySchema = z.object({
  id: z.string(),
  /** `null` once the recipe is no longer to be seen. */
  recipeId: slugSchema.nullable(),
  /** The last it had. */
  title: z.string(),
  servings: z.number(),
  swaps: listSwapsSchema,
  /** With the foods that were swapped; `null` once it is no longer to be seen, and on lists kept by older pages. */
  allergens: recipeSchema.shape.allergens.nullable().default(null),
  /** Items of it that are not bought any more. */
  removedKeys: z.array(itemKeySchema),
  /** The week of the meal plan it came with. */
  week: z.string().nullable(),
  /** UTC milliseconds. */
  createdAt: z.number(),
  /** First name of who in the household put it there, where that was somebody else. */
  addedBy: z.string().optional(),
});
export type ShoppingEntry = z.infer<typeof shoppingEntrySchema>;

const shoppingListSchema = z.object({
  /** Recipes in the order they were added. */
  entries: z.array(shoppingEntrySchema),
  /** By aisle, in the usual order, then by name. */
  items: z.array(shoppingItemSchema),
  /** The aisles in the order of the member's shop; left out while that is the usual one. */
  aisles: aisleOrderSchema.optional(),
});
export type ShoppingList = z.infer<typeof shoppingListSchema>;

/** A list as its owner sees it. */
export const shoppingListViewSchema = shoppingListSchema.extend({
  /** The link by which others read the list; what it holds is told only once. UTC milliseconds. */
  share: z.object({ createdAt: z.number() }).nullable(),
  /** Another one with every change. */
  revision: z.int(),
  /** The server's clock, UTC milliseconds. */
  at: z.number(),
});
export type ShoppingListView = z.infer<typeof shoppingListViewSchema>;

/** A list as somebody sees it who was given the link. */
export interface SharedList extends ShoppingList {
  /** The part that is not shown to them: recipes for premium members only, and how many items they ask for. */
  leftOut: { recipes: number; items: number };
}

export const isOwnItem = ({ key }: Pick<ShoppingItem, 'key'>): boolean => key.startsWith(OWN_KEY);
export const OWN_KEY = 'own:';
export const ownKey = (entryId: string): string => `${OWN_KEY}${entryId}`;

/** Everything needed to bring back what was taken off the list. */
export const removedFromListSchema = z.strictObject({
  /** Recipes and own items that are gone. */
  entries: z
    .array(
      z.strictObject({
        id: z.uuid(),
        kind: z.enum(['recipe', 'own']),
        recipeId: slugSchema.nullable(),
        title: z.string().max(300),
        servings: shoppingServingsSchema.nullable(),
        removedKeys: z.array(itemKeySchema).max(100),
        swaps: listSwapsSchema.default([]),
        week: weekSchema.nullable().default(null),
        createdAt: z.int().min(0),
      }),
    )
    .max(SHOPPING_LIST_LIMIT.recipes + SHOPPING_LIST_LIMIT.ownItems),
  /** Recipes that stayed, and the items that are not bought for them any more. */
  marks: z
    .array(z.strictObject({ entryId: z.uuid(), keys: z.array(itemKeySchema).max(100) }))
    .max(SHOPPING_LIST_LIMIT.recipes),
  /** Items that were ticked. UTC milliseconds. */
  ticks: z.array(z.strictObject({ key: itemKeySchema, at: z.int().min(0) })).max(2000),
});
export type RemovedFromList = z.infer<typeof removedFromListSchema>;
