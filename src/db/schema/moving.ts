import { index, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { belongsTo, momentColumn } from './columns.ts';
import { recipes } from './recipes.ts';

/** Recipes that came from another place, so that none comes twice; see docs/decisions/0097-moving-in.md. */
export const movedRecipes = sqliteTable(
  'moved_recipes',
  {
    /** The format it came in: "paprika". */
    source: text('source').notNull(),
    /** By which it is known there, or what stands for its content. */
    foreignId: text('foreign_id').notNull(),
    recipeId: belongsTo('recipe_id', () => recipes.id).notNull(),
    /** What no field of ours holds, by the name it had there. */
    kept: text('kept', { mode: 'json' }).$type<Record<string, unknown>>().notNull(),
    movedAt: momentColumn('moved_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.source, table.foreignId] }),
    index('moved_recipes_recipe').on(table.recipeId),
  ],
);
