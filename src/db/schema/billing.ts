import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { DECLARATION_KINDS, REVIEW_DECISIONS } from '#src/domain/premium/billing/declaration.ts';
import type { SubscriptionStatus } from '#src/domain/premium/billing/subscription.ts';
import { belongsTo, flagColumn, momentColumn } from './columns.ts';
import { users } from './members.ts';

/** Stays when the member goes: what was agreed and paid has to be shown for years. */
const mayOutlive = (name: string) => text(name).references(() => users.id, { onDelete: 'set null' });

/** The orders: what somebody agreed to buy, as it was shown to them. Amounts are in the smallest unit of the currency. */
export const premiumOrders = sqliteTable(
  'premium_orders',
  {
    /** The order number, as people write it. */
    id: text('id').primaryKey(),
    userId: mayOutlive('user_id'),
    /** As it was when they ordered. */
    email: text('email').notNull(),
    kind: text('kind', { enum: ['month', 'year', 'gift'] }).notNull(),
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    trialDays: integer('trial_days').notNull(),
    termsVersion: text('terms_version').notNull(),
    /** Agreed to the terms, and asked to begin before the time to withdraw is over. */
    agreedAt: momentColumn('agreed_at').notNull(),
    /** The id of Stripe's Checkout. */
    sessionId: text('session_id').unique(),
    customerId: text('customer_id'),
    subscriptionId: text('subscription_id'),
    /** The payment of a gift, which its refund is made to. */
    paymentId: text('payment_id'),
    completedAt: momentColumn('completed_at'),
    /** Ended unpaid; Checkout takes no money for it any more. */
    closedAt: momentColumn('closed_at'),
  },
  (table) => [
    index('premium_orders_user').on(table.userId),
    index('premium_orders_subscription').on(table.subscriptionId),
  ],
);

/** The subscriptions, as Stripe last told of each. */
export const premiumSubscriptions = sqliteTable(
  'premium_subscriptions',
  {
    id: text('id').primaryKey(),
    userId: mayOutlive('user_id'),
    customerId: text('customer_id').notNull(),
    orderId: text('order_id'),
    status: text('status').$type<SubscriptionStatus>().notNull(),
    createdAt: momentColumn('created_at').notNull(),
    periodStart: momentColumn('period_start').notNull(),
    periodEnd: momentColumn('period_end').notNull(),
    trialEnd: momentColumn('trial_end'),
    /** Ends then by itself. */
    cancelAt: momentColumn('cancel_at'),
    endedAt: momentColumn('ended_at'),
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    interval: text('interval', { enum: ['month', 'year'] }).notNull(),
    /** When Stripe said so, by its own clock. */
    asOf: momentColumn('as_of').notNull(),
  },
  (table) => [
    index('premium_subscriptions_user').on(table.userId),
    index('premium_subscriptions_customer').on(table.customerId),
  ],
);

/** Bills of Stripe's, and what was paid back (`refund`). */
export const premiumBills = sqliteTable(
  'premium_bills',
  {
    id: text('id').primaryKey(),
    kind: text('kind', { enum: ['invoice', 'refund'] }).notNull(),
    customerId: text('customer_id'),
    subscriptionId: text('subscription_id'),
    orderId: text('order_id'),
    number: text('number'),
    status: text('status').notNull(),
    /** With tax: paid, or paid back. */
    amount: integer('amount').notNull(),
    /** Still asked for. */
    due: integer('due').notNull(),
    tax: integer('tax').notNull(),
    currency: text('currency').notNull(),
    /** The payer's country, two letters. */
    country: text('country'),
    attempts: integer('attempts').notNull(),
    createdAt: momentColumn('created_at').notNull(),
    paidAt: momentColumn('paid_at'),
    /** Stripe's page with the bill. */
    url: text('url'),
    /** When it was given back, of one that was charged after the end. */
    returnedAt: momentColumn('returned_at'),
    asOf: momentColumn('as_of').notNull(),
  },
  (table) => [
    index('premium_bills_customer').on(table.customerId, table.createdAt),
    index('premium_bills_paid').on(table.paidAt),
  ],
);

/** Events of Stripe's that were worked on, so that none is worked on twice. */
export const stripeEvents = sqliteTable(
  'stripe_events',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    receivedAt: momentColumn('received_at').notNull(),
  },
  (table) => [index('stripe_events_received').on(table.receivedAt)],
);

/** Every change of a member's state, and what caused it. */
export const premiumLog = sqliteTable(
  'premium_log',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    at: momentColumn('at').notNull(),
    userId: mayOutlive('user_id'),
    state: text('state').notNull(),
    before: text('before').notNull(),
    /** An event's id, the comparison with Stripe, the clock, a person. */
    cause: text('cause').notNull(),
  },
  (table) => [index('premium_log_user').on(table.userId)],
);

/** The mails that were written to a member, so that each is written once. The table keeps its older name. */
export const premiumMails = sqliteTable(
  'premium_letters',
  {
    userId: belongsTo('user_id', () => users.id).notNull(),
    key: text('key').notNull(),
    at: momentColumn('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
);

/** A year of Premium for somebody, by code. */
export const premiumGifts = sqliteTable(
  'premium_gifts',
  {
    /** The order it was bought with. */
    id: text('id')
      .primaryKey()
      .references(() => premiumOrders.id),
    /** SHA-256 of the code, which is made from the id and this site's key; `null` while it is not paid. */
    codeHash: text('code_hash').unique(),
    recipientName: text('recipient_name').notNull(),
    recipientEmail: text('recipient_email').notNull(),
    fromName: text('from_name').notNull(),
    message: text('message').notNull(),
    /** When its mail goes out. */
    sendAt: momentColumn('send_at').notNull(),
    mailedAt: momentColumn('mailed_at'),
    expiresAt: momentColumn('expires_at').notNull(),
    redeemedBy: mayOutlive('redeemed_by'),
    redeemedAt: momentColumn('redeemed_at'),
    /** The moment until which it gives Premium, once it is redeemed. */
    until: momentColumn('until'),
    /** Paid back. */
    isVoid: flagColumn('is_void').notNull().default(false),
  },
  (table) => [
    index('premium_gifts_redeemed').on(table.redeemedBy),
    index('premium_gifts_waiting').on(table.sendAt).where(sql`mailed_at is null and code_hash is not null`),
  ],
);

/** Declarations to withdraw from a contract, as they came in. */
export const premiumWithdrawals = sqliteTable('premium_withdrawals', {
  orderId: text('order_id')
    .primaryKey()
    .references(() => premiumOrders.id),
  name: text('name').notNull(),
  email: text('email').notNull(),
  at: momentColumn('at').notNull(),
  /** When the subscription was ended and what was paid given back. */
  doneAt: momentColumn('done_at'),
});

/**
 * Declarations that do nothing by themselves: those of an address alone, until the link mailed to it is pressed, and those
 * to end a plan at once, until a person has decided.
 */
export const premiumDeclarations = sqliteTable(
  'premium_declarations',
  {
    id: text('id').primaryKey(),
    kind: text('kind', { enum: DECLARATION_KINDS }).notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    reason: text('reason').notNull(),
    /** The moment that counts. */
    at: momentColumn('at').notNull(),
    /** SHA-256 of what the link holds. */
    tokenHash: text('token_hash').unique(),
    /** When its link was pressed, or its number named. */
    provenAt: momentColumn('proven_at'),
    /** The order of one that waits for a person. */
    orderId: text('order_id').references(() => premiumOrders.id),
    decidedAt: momentColumn('decided_at'),
    decision: text('decision', { enum: REVIEW_DECISIONS }),
  },
  (table) => [
    index('premium_declarations_waiting').on(table.at).where(sql`order_id is not null and decided_at is null`),
  ],
);

/** Payments that a buyer had their bank take back (chargebacks), as Stripe last said of them. */
export const premiumDisputes = sqliteTable(
  'premium_disputes',
  {
    id: text('id').primaryKey(),
    paymentId: text('payment_id'),
    orderId: text('order_id'),
    status: text('status').notNull(),
    /** In the bank's words: `fraudulent`, `product_not_received`. */
    reason: text('reason').notNull(),
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    createdAt: momentColumn('created_at').notNull(),
    /** Until when it has to be answered. */
    dueBy: momentColumn('due_by'),
    /** When Stripe said so, by its own clock. */
    asOf: momentColumn('as_of').notNull(),
  },
  (table) => [index('premium_disputes_payment').on(table.paymentId)],
);

/** Declarations that end a plan, as they came in. */
export const premiumCancellations = sqliteTable('premium_cancellations', {
  orderId: text('order_id')
    .primaryKey()
    .references(() => premiumOrders.id),
  name: text('name').notNull(),
  email: text('email').notNull(),
  kind: text('kind', { enum: ['ordinary', 'extraordinary'] }).notNull(),
  reason: text('reason').notNull(),
  at: momentColumn('at').notNull(),
  endsAt: momentColumn('ends_at').notNull(),
  /** The amount paid back for the time after an early end, in the smallest unit of the currency. */
  rest: integer('rest').notNull(),
  /** When Stripe was told. */
  toldAt: momentColumn('told_at'),
  /** When the rest was paid back. */
  returnedAt: momentColumn('returned_at'),
});
