import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { belongsTo, flagColumn, momentColumn } from './columns.ts';
import { users } from './members.ts';

/** People who cook together; see docs/decisions/0099-live-lists-and-households.md. */
export const households = sqliteTable('households', {
  id: text('id').primaryKey(),
  createdAt: momentColumn('created_at').notNull(),
});

/** Who belongs to a household, and what of theirs the others share. One belongs to one at most. */
export const householdMembers = sqliteTable(
  'household_members',
  {
    userId: belongsTo('user_id', () => users.id).primaryKey(),
    householdId: belongsTo('household_id', () => households.id).notNull(),
    /** May put others out; when they leave, who joined first after them. */
    isOwner: flagColumn('is_owner').notNull().default(false),
    sharesList: flagColumn('shares_list').notNull().default(true),
    /** Not by who joined before pantries were shared: they were asked about the list only. */
    sharesPantry: flagColumn('shares_pantry').notNull().default(false),
    sharesPlan: flagColumn('shares_plan').notNull().default(true),
    joinedAt: momentColumn('joined_at').notNull(),
  },
  (table) => [index('household_members_household').on(table.householdId)],
);

/** Invitations nobody has taken yet; one that was taken is gone. */
export const householdInvitations = sqliteTable(
  'household_invitations',
  {
    id: text('id').primaryKey(),
    householdId: belongsTo('household_id', () => households.id).notNull(),
    /** SHA-256 of what the link holds. */
    secretHash: text('secret_hash').notNull().unique(),
    invitedBy: belongsTo('invited_by', () => users.id).notNull(),
    createdAt: momentColumn('created_at').notNull(),
    expiresAt: momentColumn('expires_at').notNull(),
  },
  (table) => [index('household_invitations_household').on(table.householdId)],
);
