import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Slot } from '#src/domain/premium/meal-plan/slots.ts';
import type { TemplateMeal } from '#src/domain/premium/meal-plan/week-template.ts';
import type { ShoppingAisle } from '#src/domain/premium/shopping/aisles.ts';
import type { ListSwap } from '#src/domain/recipes/list-swap.ts';
import { belongsTo, flagColumn, listColumn, momentColumn } from './columns.ts';
import { users } from './members.ts';
import { ownRecipes } from './own-recipes.ts';
import { recipes } from './recipes.ts';

/** The notes a member wrote down about recipes, for nobody else. */
export const recipeNotes = sqliteTable(
  'recipe_notes',
  {
    userId: belongsTo('user_id', () => users.id).notNull(),
    recipeId: belongsTo('recipe_id', () => recipes.id).notNull(),
    note: text('note').notNull(),
    updatedAt: momentColumn('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.recipeId] })],
);

/** The entries of a member's shopping list: recipes with their servings, and items of their own. */
export const shoppingListEntries = sqliteTable(
  'shopping_list_entries',
  {
    userId: belongsTo('user_id', () => users.id).notNull(),
    /** Chosen by the client, so that a change sent twice is made once. */
    id: text('id').notNull(),
    kind: text('kind', { enum: ['recipe', 'own'] }).notNull(),
    /** `null` for an item of the member's own, and for a recipe that was deleted. */
    recipeId: text('recipe_id').references(() => recipes.id, { onDelete: 'set null' }),
    /** A member's own recipe instead: when that is deleted, so is this. */
    ownRecipeId: belongsTo('own_recipe_id', () => ownRecipes.id),
    /** The recipe's title as it last was to be seen (kept by a trigger), or the member's own words. */
    title: text('title').notNull(),
    servings: integer('servings'),
    /** Keys of items that were taken off the list, as far as they come from this entry. */
    removedKeys: listColumn<string>('removed_keys'),
    /** Foods to buy instead of those of some lines. */
    swaps: text('swaps', { mode: 'json' }).$type<ListSwap[]>().notNull().default(sql`'[]'`),
    /** The week of the meal plan it came with, like `2026-W47`; the id is then that of the planned entry. */
    week: text('week'),
    createdAt: momentColumn('created_at').notNull(),
    updatedAt: momentColumn('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('shopping_list_entries_recipe').on(table.recipeId),
    index('shopping_list_entries_own_recipe').on(table.ownRecipeId),
  ],
);

/** Whether an item of a shopping list is ticked off; the last word counts. */
export const shoppingListTicks = sqliteTable(
  'shopping_list_ticks',
  {
    userId: belongsTo('user_id', () => users.id).notNull(),
    key: text('key').notNull(),
    isTicked: flagColumn('is_ticked').notNull(),
    /** When the server learned of it. */
    at: momentColumn('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
);

/** What a member said of a list: of two who read it together, the later word counts. */
export const shoppingLists = sqliteTable(
  'shopping_lists',
  {
    userId: belongsTo('user_id', () => users.id).notNull(),
    /** `first` for the one everybody has. */
    id: text('id').notNull(),
    /** The aisles in the order of its shop; empty for the usual one. */
    aisles: listColumn<ShoppingAisle>('aisles'),
    /** When the server learned of it. */
    at: momentColumn('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

/** The operations on a shopping list that were done, so that none is done twice; kept 90 days. */
export const shoppingListOperations = sqliteTable(
  'shopping_list_operations',
  {
    userId: belongsTo('user_id', () => users.id).notNull(),
    /** Chosen by the client. */
    id: text('id').notNull(),
    at: momentColumn('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

/** The one link by which others may read a member's shopping list. */
export const shoppingListShares = sqliteTable('shopping_list_shares', {
  userId: belongsTo('user_id', () => users.id).primaryKey(),
  /** SHA-256 of what the link holds. */
  secretHash: text('secret_hash').notNull().unique(),
  createdAt: momentColumn('created_at').notNull(),
});

/** The entries of a member's meal plan. */
export const mealPlanEntries = sqliteTable(
  'meal_plan_entries',
  {
    userId: belongsTo('user_id', () => users.id).notNull(),
    /** Chosen by the client, so that a change sent twice is made once. */
    id: text('id').notNull(),
    /** `2026-11-16`, in no time zone. */
    day: text('day').notNull(),
    slot: text('slot').$type<Slot>().notNull(),
    /** Order within the meal. */
    position: integer('position').notNull(),
    /** `null` for a mere note, and for a recipe that was deleted. */
    recipeId: text('recipe_id').references(() => recipes.id, { onDelete: 'set null' }),
    /** A member's own recipe instead; `null` as above. */
    ownRecipeId: text('own_recipe_id').references(() => ownRecipes.id, { onDelete: 'set null' }),
    /** The recipe's title as it last was to be seen (kept by a trigger); empty for a mere note. */
    title: text('title').notNull(),
    servings: integer('servings').notNull(),
    /** Servings the member eats of it, in halves. */
    portions: real('portions').notNull(),
    note: text('note').notNull().default(''),
    isLeftover: flagColumn('is_leftover').notNull().default(false),
    /** Id of the entry it is left over from; it stays when that is taken off, for the case that it comes back. */
    leftoverOf: text('leftover_of'),
    /** Foods to take instead of those of some lines. */
    swaps: text('swaps', { mode: 'json' }).$type<ListSwap[]>().notNull().default(sql`'[]'`),
    updatedAt: momentColumn('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('meal_plan_entries_day').on(table.userId, table.day),
    index('meal_plan_entries_recipe').on(table.recipeId),
    index('meal_plan_entries_own_recipe').on(table.ownRecipeId),
  ],
);

/** The weeks a member keeps under a name, to plan them again. */
export const weekTemplates = sqliteTable(
  'week_templates',
  {
    userId: belongsTo('user_id', () => users.id).notNull(),
    /** Chosen by the client. */
    id: text('id').notNull(),
    name: text('name').notNull(),
    meals: text('meals', { mode: 'json' }).$type<TemplateMeal[]>().notNull(),
    updatedAt: momentColumn('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

/** The one address by which a calendar program follows a member's meal plan. */
export const calendarFeeds = sqliteTable('calendar_feeds', {
  userId: belongsTo('user_id', () => users.id).primaryKey(),
  /** SHA-256 of what the address holds. */
  secretHash: text('secret_hash').notNull().unique(),
  /** The time zone where the member's meals are eaten, like `Europe/Berlin`. */
  timeZone: text('time_zone').notNull(),
  createdAt: momentColumn('created_at').notNull(),
});
