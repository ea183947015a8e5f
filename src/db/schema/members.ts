import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { Diet } from '#src/domain/recipes/kitchen.ts';
import { belongsTo, flagColumn, listColumn, momentColumn } from './columns.ts';

export const users = sqliteTable(
  'users',
  {
    id: text('id').primaryKey(),
    /** Lower case; one account each. */
    email: text('email').notNull(),
    /** New address until its owner confirms it. */
    pendingEmail: text('pending_email'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name'),
    /** Argon2id. */
    passwordHash: text('password_hash').notNull(),
    role: text('role', { enum: ['user', 'premium', 'admin'] })
      .notNull()
      .default('user'),
    /** Has Premium because an administrator gave it, whatever was bought. */
    premiumGiven: flagColumn('premium_given').notNull().default(false),
    isActive: flagColumn('is_active').notNull().default(false),
    emailVerifiedAt: momentColumn('email_verified_at'),
    requiresPasswordChange: flagColumn('requires_password_change').notNull().default(false),
    newsletterSubscription: flagColumn('newsletter_subscription').notNull().default(false),
    dietaryPreferences: listColumn<Diet>('dietary_preferences'),
    createdAt: momentColumn('created_at').notNull(),
    updatedAt: momentColumn('updated_at').notNull(),
  },
  (table) => [uniqueIndex('users_email').on(table.email)],
);

/** Sessions, in Lucia's form. `id` is the SHA-256 of the cookie's value. */
export const sessions = sqliteTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    userId: belongsTo('user_id', () => users.id).notNull(),
    /** Seconds, as Lucia's adapter wants them. */
    expiresAt: integer('expires_at').notNull(),
    /** Sign-in, the start of the absolute limit. */
    createdAt: momentColumn('created_at').notNull(),
    /** Signed in with a temporary password: only profile, change-password and logout work. */
    requiresPasswordChange: flagColumn('requires_password_change').notNull().default(false),
    /** Browser as it calls itself, for the owner's list of sessions. */
    userAgent: text('user_agent'),
  },
  (table) => [index('sessions_user').on(table.userId)],
);

/** Single-use secrets mailed to a person, stored as SHA-256; the newest of a purpose counts. */
export const secrets = sqliteTable(
  'secrets',
  {
    id: text('id').primaryKey(),
    userId: belongsTo('user_id', () => users.id).notNull(),
    purpose: text('purpose', {
      enum: ['email_verification_link', 'email_verification_code', 'email_change', 'email_undo', 'temporary_password'],
    }).notNull(),
    secretHash: text('secret_hash').notNull(),
    /** Address it was sent to; of `email_undo` the one that comes back. */
    email: text('email').notNull(),
    wrongTries: integer('wrong_tries').notNull().default(0),
    createdAt: momentColumn('created_at').notNull(),
    expiresAt: momentColumn('expires_at').notNull(),
    usedAt: momentColumn('used_at'),
  },
  (table) => [
    index('secrets_user_purpose').on(table.userId, table.purpose, table.createdAt),
    index('secrets_hash').on(table.secretHash),
  ],
);
