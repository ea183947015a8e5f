import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { SUPPRESSION_REASONS } from '#src/domain/newsletter/subscription.ts';
import { momentColumn } from './columns.ts';

/** Mails to send, written in the transaction that causes them. */
export const mailQueue = sqliteTable(
  'mail_queue',
  {
    /** Also the idempotency key at the mail service. */
    id: text('id').primaryKey(),
    to: text('to_address').notNull(),
    template: text('template').notNull(),
    /** The data the template needs; removed once sent. */
    data: text('data', { mode: 'json' }).$type<Record<string, unknown>>(),
    createdAt: momentColumn('created_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: momentColumn('next_attempt_at').notNull(),
    sentAt: momentColumn('sent_at'),
    /** When it was given up: after its last try, or when it was refused for good. */
    givenUpAt: momentColumn('given_up_at'),
    lastError: text('last_error'),
  },
  (table) => [
    index('mail_queue_due').on(table.sentAt, table.nextAttemptAt),
    index('mail_queue_to').on(table.to, table.createdAt),
  ],
);

/** Addresses that want no mails of a list: the SHA-256 of both, so that the list tells nobody who is on it. */
export const mailRefusals = sqliteTable('mail_refusals', {
  addressHash: text('address_hash').primaryKey(),
  at: momentColumn('at').notNull(),
});

/** Mails that came back, each once: with those that may arrive next time it is their number that counts. */
export const mailBounces = sqliteTable(
  'mail_bounces',
  {
    /** The id of the mail. */
    mailId: text('mail_id').primaryKey(),
    /** SHA-256 of the address it went to. */
    addressHash: text('address_hash').notNull(),
    kind: text('kind', { enum: ['hard', 'soft', 'complaint'] }).notNull(),
    /** The mail server's words about it. */
    words: text('words').notNull(),
    at: momentColumn('at').notNull(),
  },
  (table) => [index('mail_bounces_address').on(table.addressHash, table.at), index('mail_bounces_at').on(table.at)],
);

/** When the mailbox to which mails come back was last read: one row. */
export const bounceMailbox = sqliteTable('bounce_mailbox', {
  id: integer('id').primaryKey(),
  at: momentColumn('at').notNull(),
  /** Mails looked at then, and those of them that reported something. */
  mails: integer('mails').notNull(),
  reports: integer('reports').notNull(),
});

/**
 * Addresses from which mails came back for good, or whose owners called one spam: no list goes there. By the SHA-256 of
 * the address, so that it outlives what is known of its owner.
 */
export const mailSuppressions = sqliteTable('mail_suppressions', {
  addressHash: text('address_hash').primaryKey(),
  reason: text('reason', { enum: SUPPRESSION_REASONS }).notNull(),
  /** The words of the mail server or service about it. */
  words: text('words').notNull(),
  at: momentColumn('at').notNull(),
});
