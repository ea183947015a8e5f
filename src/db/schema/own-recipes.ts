import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { OwnDerived } from '#src/domain/own-recipes/own-derived.ts';
import type { OwnFields } from '#src/domain/own-recipes/own-fields.ts';
import { belongsTo, momentColumn } from './columns.ts';
import { households } from './households.ts';
import { users } from './members.ts';
import { recipes } from './recipes.ts';

/** Members' own recipes, in a table of their own: whatever asks the site's recipes cannot come upon one. */
export const ownRecipes = sqliteTable(
  'own_recipes',
  {
    /** Chosen by the client, so that one that is sent twice is kept once. */
    id: text('id').primaryKey(),
    ownerId: belongsTo('owner_id', () => users.id).notNull(),
    /** The household that sees it; `null` for nobody. Only as long as its owner is in it. */
    householdId: text('household_id').references(() => households.id, { onDelete: 'set null' }),
    /** The site's recipe it is a version of. */
    basedOn: text('based_on').references(() => recipes.id, { onDelete: 'set null' }),
    /** The title in lower case without accents, to be looked for. */
    name: text('name').notNull(),
    fields: text('fields', { mode: 'json' }).$type<OwnFields>().notNull(),
    /** What follows from them: computed at every write. */
    derived: text('derived', { mode: 'json' }).$type<OwnDerived>().notNull(),
    revision: integer('revision').notNull().default(1),
    /** When it was offered to the editors; `null` where it never was. */
    offeredAt: momentColumn('offered_at'),
    createdAt: momentColumn('created_at').notNull(),
    updatedAt: momentColumn('updated_at').notNull(),
  },
  (table) => [
    index('own_recipes_owner').on(table.ownerId, table.updatedAt),
    index('own_recipes_household').on(table.householdId),
    index('own_recipes_based_on').on(table.basedOn),
  ],
);
