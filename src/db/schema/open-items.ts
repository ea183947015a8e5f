import { primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { OpenKind } from '#src/domain/published/open-items.ts';
import { belongsTo, momentColumn } from './columns.ts';
import { users } from './members.ts';

/** Who has what open in an editor just now; see docs/decisions/0095-who-else-has-it-open.md. */
export const openItems = sqliteTable(
  'open_items',
  {
    kind: text('kind').$type<OpenKind>().notNull(),
    item: text('item').notNull(),
    userId: belongsTo('user_id', () => users.id).notNull(),
    since: momentColumn('since').notNull(),
    /** Until when that is believed, unless it is said again. */
    until: momentColumn('until').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.item, table.userId] })],
);
