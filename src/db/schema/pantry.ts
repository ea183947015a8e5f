import { index, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { belongsTo, momentColumn } from './columns.ts';
import { users } from './members.ts';

/** What a member has at home. */
export const pantryItems = sqliteTable(
  'pantry_items',
  {
    userId: belongsTo('user_id', () => users.id).notNull(),
    /** Chosen by the client, so that one that is sent twice is kept once. */
    id: text('id').notNull(),
    /** As it was written: "2 cans chickpeas". */
    text: text('text').notNull(),
    /** The day it is good until, in no time zone; `null` where nobody said. */
    until: text('until'),
    addedAt: momentColumn('added_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('pantry_items_until').on(table.userId, table.until),
  ],
);
