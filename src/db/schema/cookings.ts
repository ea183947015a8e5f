import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { belongsTo, momentColumn } from './columns.ts';
import { users } from './members.ts';
import { recipes } from './recipes.ts';

/** Each time a member cooked something, for nobody else. */
export const cookings = sqliteTable(
  'cookings',
  {
    userId: belongsTo('user_id', () => users.id).notNull(),
    /** Chosen by the client, so that one that is sent twice is kept once. */
    id: text('id').notNull(),
    /** `null` for a recipe that was deleted. */
    recipeId: text('recipe_id').references(() => recipes.id, { onDelete: 'set null' }),
    /** The recipe's title when it was cooked. */
    title: text('title').notNull(),
    /** `2026-11-16`, in no time zone. */
    day: text('day').notNull(),
    servings: integer('servings'),
    stars: integer('stars'),
    note: text('note').notNull().default(''),
    /** Name of a staged photograph, which is served to its member alone. */
    photo: text('photo'),
    createdAt: momentColumn('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('cookings_day').on(table.userId, table.day),
    index('cookings_recipe').on(table.recipeId),
  ],
);
