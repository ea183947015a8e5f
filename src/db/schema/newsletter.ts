import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { Allergen } from '#src/domain/foods/allergen-names.ts';
import { CONSENT_KINDS, SUBSCRIBER_STATES } from '#src/domain/newsletter/subscription.ts';
import type { Topic } from '#src/domain/newsletter/topics.ts';
import type { Diet } from '#src/domain/recipes/kitchen.ts';
import { belongsTo, listColumn, momentColumn } from './columns.ts';

/** Addresses that asked for the newsletter. That of a member is one which an account has and has verified. */
export const newsletterSubscribers = sqliteTable(
  'newsletter_subscribers',
  {
    id: text('id').primaryKey(),
    /** Lower case; one subscription each. */
    address: text('address').notNull(),
    state: text('state', { enum: SUBSCRIBER_STATES }).notNull(),
    topics: listColumn<Topic>('topics'),
    /** The diets of somebody without an account; those of a member are in their profile. */
    diets: listColumn<Diet>('diets'),
    /** The allergens that must not be in a recipe, of members too. */
    allergens: listColumn<Allergen>('allergens'),
    /** The place where it was asked for: the path of a page, or the name of a list. */
    source: text('source').notNull(),
    createdAt: momentColumn('created_at').notNull(),
    /** When it was last asked for: links of earlier mails confirm nothing. `null` where nobody knows. */
    askedAt: momentColumn('asked_at'),
    /** `null` until then, and where nobody knows. */
    confirmedAt: momentColumn('confirmed_at'),
    leftAt: momentColumn('left_at'),
    /** Since when it has been what it is. */
    stateAt: momentColumn('state_at').notNull(),
  },
  (table) => [
    uniqueIndex('newsletter_subscribers_address').on(table.address),
    index('newsletter_subscribers_state').on(table.state, table.stateAt),
    index('newsletter_subscribers_created').on(table.createdAt),
  ],
);

/** The consents, and when they were given: rows are added, never changed, and go with the subscription. */
export const newsletterConsents = sqliteTable(
  'newsletter_consents',
  {
    id: text('id').primaryKey(),
    subscriberId: belongsTo('subscriber_id', () => newsletterSubscribers.id).notNull(),
    kind: text('kind', { enum: CONSENT_KINDS }).notNull(),
    /** `null` where nobody knows. */
    at: momentColumn('at'),
    /** The path of a page, the name of a list, or what a mail server said. */
    source: text('source').notNull(),
    topics: listColumn<Topic>('topics'),
    /** The version of the words that were agreed to, and those; `null` where there were none. */
    textVersion: text('text_version'),
    text: text('text'),
  },
  (table) => [index('newsletter_consents_subscriber').on(table.subscriberId, table.at)],
);

/**
 * Counts of how often addresses were asked to confirm, by the SHA-256 of each: they outlive those forgotten because
 * they did not, so that nobody has one asked again and again.
 */
export const newsletterRequests = sqliteTable(
  'newsletter_requests',
  {
    addressHash: text('address_hash').primaryKey(),
    mails: integer('mails').notNull(),
    lastAt: momentColumn('last_at').notNull(),
  },
  (table) => [index('newsletter_requests_last').on(table.lastAt)],
);
