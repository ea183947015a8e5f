import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { belongsTo, flagColumn, momentColumn } from './columns.ts';
import { users } from './members.ts';
import { ownRecipes } from './own-recipes.ts';
import { recipes } from './recipes.ts';

/** Members' folders of recipes. */
export const folders = sqliteTable(
  'folders',
  {
    /** Chosen by the client, so that one that is sent twice is kept once. */
    id: text('id').primaryKey(),
    userId: belongsTo('user_id', () => users.id).notNull(),
    name: text('name').notNull(),
    createdAt: momentColumn('created_at').notNull(),
    /** SHA-256 of what the link holds by which others read it; `null` while there is none. */
    secretHash: text('secret_hash').unique(),
    sharedAt: momentColumn('shared_at'),
  },
  (table) => [index('folders_user').on(table.userId)],
);

/** What is in them: of each recipe one entry in a folder, which goes when the recipe is deleted. */
export const folderEntries = sqliteTable(
  'folder_entries',
  {
    folderId: belongsTo('folder_id', () => folders.id).notNull(),
    recipeId: belongsTo('recipe_id', () => recipes.id),
    /** A member's own recipe instead. */
    ownRecipeId: belongsTo('own_recipe_id', () => ownRecipes.id),
    /** Order within the folder; there are gaps. */
    position: integer('position').notNull(),
    note: text('note').notNull().default(''),
    /** Whether whoever has the link reads this own recipe too. */
    isShown: flagColumn('is_shown').notNull().default(false),
    addedAt: momentColumn('added_at').notNull(),
  },
  (table) => [
    uniqueIndex('folder_entries_recipe_once').on(table.folderId, table.recipeId),
    uniqueIndex('folder_entries_own_once').on(table.folderId, table.ownRecipeId),
    index('folder_entries_recipe').on(table.recipeId),
    index('folder_entries_own_recipe').on(table.ownRecipeId),
  ],
);
