import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { Allergen } from '#src/domain/foods/allergen-names.ts';
import { ROLES } from '#src/domain/members/accounts.ts';
import { WEEK_STARTS } from '#src/domain/members/week-start.ts';
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
    role: text('role', { enum: ROLES }).notNull().default('user'),
    /** Has Premium because an administrator gave it, whatever was bought. */
    premiumGiven: flagColumn('premium_given').notNull().default(false),
    isActive: flagColumn('is_active').notNull().default(false),
    emailVerifiedAt: momentColumn('email_verified_at'),
    requiresPasswordChange: flagColumn('requires_password_change').notNull().default(false),
    dietaryPreferences: listColumn<Diet>('dietary_preferences'),
    /** Must not be in what the member eats, nor may a product's label be needed to know. */
    avoidedAllergens: listColumn<Allergen>('avoided_allergens'),
    /** The day the weeks of the plan begin on; `null` for as the site says. */
    weekStart: text('week_start', { enum: WEEK_STARTS }),
    /** Grow by triggers with every change of the shopping list, and of the meal plan, as this member sees them. */
    listRevision: integer('list_revision').notNull().default(0),
    planRevision: integer('plan_revision').notNull().default(0),
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
    /** Has shown a factor that the account still has: a passkey, or a code besides the password. */
    hasSecondFactor: flagColumn('has_second_factor').notNull().default(false),
    /** Browser as it calls itself, for the owner's list of sessions. */
    userAgent: text('user_agent'),
    /** Within the hour; `null` when it was never used after its sign-in. */
    lastUsedAt: momentColumn('last_used_at'),
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

/** Passkeys; `id` is the credential's own, in base64url. */
export const passkeys = sqliteTable(
  'passkeys',
  {
    id: text('id').primaryKey(),
    userId: belongsTo('user_id', () => users.id).notNull(),
    /** As its owner calls it. */
    name: text('name').notNull(),
    /** COSE, in base64url. */
    publicKey: text('public_key').notNull(),
    /** Signatures as the authenticator counts them; those that are kept in a cloud stay at 0. */
    counter: integer('counter').notNull(),
    transports: listColumn<string>('transports'),
    createdAt: momentColumn('created_at').notNull(),
    lastUsedAt: momentColumn('last_used_at'),
  },
  (table) => [index('passkeys_user').on(table.userId)],
);

/** Code apps (TOTP), one for a member. */
export const codeApps = sqliteTable('code_apps', {
  userId: belongsTo('user_id', () => users.id).primaryKey(),
  /** Sealed, see src/server/base/secrets/sealing.ts. */
  sealedSecret: text('sealed_secret').notNull(),
  /** The half minute, since 1970, of the last code that was taken: it and those before it are not taken again. */
  lastStep: integer('last_step').notNull(),
  /** Since the last right code. */
  wrongTries: integer('wrong_tries').notNull().default(0),
  wrongAt: momentColumn('wrong_at'),
  createdAt: momentColumn('created_at').notNull(),
});

/** Codes to be used once each in place of one of the app. */
export const recoveryCodes = sqliteTable(
  'recovery_codes',
  {
    /** SHA-256. */
    codeHash: text('code_hash').primaryKey(),
    userId: belongsTo('user_id', () => users.id).notNull(),
    createdAt: momentColumn('created_at').notNull(),
    usedAt: momentColumn('used_at'),
  },
  (table) => [index('recovery_codes_user').on(table.userId)],
);

/** Accounts at an identity provider that open an account here. */
export const linkedAccounts = sqliteTable(
  'linked_accounts',
  {
    issuer: text('issuer').notNull(),
    /** Who it is there; addresses change, this does not. */
    subject: text('subject').notNull(),
    userId: belongsTo('user_id', () => users.id).notNull(),
    /** Address there when it was linked, for its owner to recognise. */
    email: text('email').notNull(),
    createdAt: momentColumn('created_at').notNull(),
    lastUsedAt: momentColumn('last_used_at'),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    uniqueIndex('linked_accounts_user').on(table.userId, table.issuer),
  ],
);

/** Tickets of src/server/base/secrets/tickets.ts that were used, until they would have expired. */
export const spentTickets = sqliteTable('spent_tickets', {
  id: text('id').primaryKey(),
  expiresAt: momentColumn('expires_at').notNull(),
});
