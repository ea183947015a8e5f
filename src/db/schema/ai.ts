import { index, integer, primaryKey, sqliteTable } from 'drizzle-orm/sqlite-core';
import { belongsTo } from './columns.ts';
import { users } from './members.ts';

/** Requests for artificial intelligence of a member on a UTC day. */
export const aiUsage = sqliteTable(
  'ai_usage',
  {
    /** Days since 1970. */
    day: integer('day').notNull(),
    userId: belongsTo('user_id', () => users.id).notNull(),
    requests: integer('requests').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.userId] }), index('ai_usage_user').on(table.userId)],
);

/**
 * Requests of all members to vendors on a UTC day; a table of its own, because the counts of deleted accounts go with
 * them.
 */
export const aiDays = sqliteTable('ai_days', {
  day: integer('day').primaryKey(),
  requests: integer('requests').notNull(),
});
