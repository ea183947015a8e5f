import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { LEFT_OUT, LETTER_STATES, type LetterBlock } from '#src/domain/newsletter/letter.ts';
import type { Topic } from '#src/domain/newsletter/topics.ts';
import { belongsTo, momentColumn } from './columns.ts';
import { newsletterSubscribers } from './newsletter.ts';
import { revisionTable } from './published.ts';

/** Letters of the newsletter. */
export const newsletterLetters = sqliteTable(
  'newsletter_letters',
  {
    /** The day it was begun, with a number where that day had more: `2026-11-25-2`. It is its address. */
    id: text('id').primaryKey(),
    topic: text('topic').$type<Topic>().notNull(),
    subject: text('subject').notNull(),
    preview: text('preview').notNull(),
    blocks: text('blocks', { mode: 'json' }).$type<LetterBlock[]>().notNull().default(sql`'[]'`),
    state: text('state', { enum: LETTER_STATES }).notNull().default('draft'),
    /** Goes up with every change of its text, so that nobody writes over what they have not seen. */
    version: integer('version').notNull().default(1),
    /** The week of one that wrote itself: `2026-W48 weekly`, so that there is one a week. */
    week: text('week'),
    /** When it is to go out. */
    scheduledAt: momentColumn('scheduled_at'),
    /** When it began to be sent: who had confirmed by then gets it. */
    begunAt: momentColumn('begun_at'),
    /** When all who get it were written down. */
    preparedAt: momentColumn('prepared_at'),
    /** When the last of them was settled, or it was cancelled. */
    endedAt: momentColumn('ended_at'),
    createdAt: momentColumn('created_at').notNull(),
    updatedAt: momentColumn('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('newsletter_letters_week').on(table.week),
    index('newsletter_letters_state').on(table.state, table.scheduledAt),
    index('newsletter_letters_created').on(table.createdAt),
  ],
);

/** The letters as they were before each change. */
export const newsletterLetterRevisions = revisionTable('newsletter_letter', () => newsletterLetters.id);

/** To whom a letter goes, each once: written down when it begins, and what became of each. */
export const newsletterDeliveries = sqliteTable(
  'newsletter_deliveries',
  {
    /** Also the mail's Message-ID, and the idempotency key at the mail service. */
    id: text('id').primaryKey(),
    letterId: belongsTo('letter_id', () => newsletterLetters.id).notNull(),
    /** `null` where the address was forgotten since: it still counts. */
    subscriberId: text('subscriber_id').references(() => newsletterSubscribers.id, { onDelete: 'set null' }),
    state: text('state', { enum: ['waiting', 'handed-over', 'left-out', 'refused'] }).notNull(),
    /** Why it was left out. */
    reason: text('reason', { enum: LEFT_OUT }),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: momentColumn('next_attempt_at').notNull().default(0),
    /** When it was last given to the mail service. */
    triedAt: momentColumn('tried_at'),
    /** When it became what it is. */
    settledAt: momentColumn('settled_at'),
    /** The words of the mail service when it did not take it. */
    lastError: text('last_error'),
  },
  (table) => [
    uniqueIndex('newsletter_deliveries_once').on(table.letterId, table.subscriberId),
    index('newsletter_deliveries_state').on(table.letterId, table.state, table.nextAttemptAt),
    index('newsletter_deliveries_subscriber').on(table.subscriberId),
    index('newsletter_deliveries_tried').on(table.triedAt).where(sql`${table.triedAt} is not null`),
  ],
);
