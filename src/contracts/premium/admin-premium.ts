import { z } from 'zod';
import { paginationSchema } from '#src/domain/paging.ts';
import { REVIEW_DECISIONS } from '#src/domain/premium/billing/declaration.ts';
import { planSettingsSchema } from '#src/domain/premium/billing/plan.ts';
import { contract } from '../contract.ts';
import { pageParameters } from '../paging.ts';
import { jobFailureSchema } from '../site/admin-system.ts';

export const planSettingsCall = contract('GET /api/admin/premium/settings', 'admin', {
  summary: 'What is sold and for how much, and what is missing before this site may sell.',
  response: z.object({
    settings: planSettingsSchema,
    missing: z.array(z.enum(['keys', 'name', 'address', 'email'])),
    isTest: z.boolean(),
  }),
});

export const savePlanSettingsCall = contract('PUT /api/admin/premium/settings', 'admin', {
  summary: 'Sets what is sold. Who pays already goes on for their own price.',
  body: planSettingsSchema,
  response: planSettingsSchema,
});

const subscriberSchema = z.object({
  id: z.string(),
  email: z.string().nullable(),
  state: z.string(),
  source: z.string().nullable(),
  amount: z.int(),
  currency: z.string(),
  interval: z.enum(['month', 'year']),
  since: z.number(),
  /** When it ends unless something happens. */
  until: z.number().nullable(),
});
export type SubscriberView = z.infer<typeof subscriberSchema>;

export const subscribersCall = contract('GET /api/admin/premium/subscribers', 'admin', {
  summary: 'Everybody who has or had a plan, the newest first.',
  query: z.strictObject(pageParameters),
  response: z.object({ subscribers: z.array(subscriberSchema), pagination: paginationSchema }),
});

const figuresSchema = z.object({
  currency: z.string(),
  /** Plans by their state. */
  states: z.record(z.string(), z.int()),
  /** The last twelve months in UTC, the newest first; amounts in the smallest unit. */
  months: z.array(
    z.object({
      month: z.string(),
      revenue: z.int(),
      refunded: z.int(),
      /** Plans that ran when it began, and those of them that ended in it. */
      running: z.int(),
      ended: z.int(),
    }),
  ),
  /** Plans whose free days are over, and those of them that were paid for. */
  trials: z.object({ over: z.int(), paid: z.int() }),
  failed: z.array(
    z.object({
      id: z.string(),
      email: z.string().nullable(),
      due: z.int(),
      currency: z.string(),
      at: z.number(),
      attempts: z.int(),
    }),
  ),
  /** Payments that buyers had their bank take back, those still to be decided first. */
  disputes: z.array(
    z.object({
      id: z.string(),
      order: z.string().nullable(),
      email: z.string().nullable(),
      amount: z.int(),
      currency: z.string(),
      reason: z.string(),
      status: z.string(),
      isOpen: z.boolean(),
      at: z.number(),
      /** Until when Stripe wants an answer. */
      dueBy: z.number().nullable(),
    }),
  ),
  /** The work that could not be done at Stripe. */
  failures: z.array(jobFailureSchema),
});
export type PremiumFigures = z.infer<typeof figuresSchema>;

export const premiumFiguresCall = contract('GET /api/admin/premium/figures', 'admin', {
  summary:
    'Revenue by month, churn, what became of trials, payments that failed, disputes, and what could not be done at Stripe.',
  response: figuresSchema,
});

export const taxExportCall = contract('GET /api/admin/premium/export', 'admin', {
  summary: 'Every bill and every refund, for the tax adviser, as CSV.',
  response: z.string(),
  produces: 'text/csv',
});

const reviewSchema = z.object({
  id: z.string(),
  name: z.string(),
  reason: z.string(),
  /** When it was declared. */
  at: z.number(),
  order: z.string(),
  email: z.string(),
  kind: z.string(),
  amount: z.int(),
  currency: z.string(),
});
export type ReviewView = z.infer<typeof reviewSchema>;

export const openReviewsCall = contract('GET /api/admin/premium/reviews', 'admin', {
  summary: 'Plans that somebody wants to end at once for an important reason, and that wait for a decision.',
  response: z.object({ reviews: z.array(reviewSchema) }),
});

export const decideReviewCall = contract('POST /api/admin/premium/reviews/{id}', 'admin', {
  summary: 'Ends such a plan at once, or with the time that is paid, as of the moment it was declared.',
  params: z.strictObject({ id: z.string().max(100) }),
  body: z.strictObject({ decision: z.enum(REVIEW_DECISIONS) }),
  response: z.object({ success: z.boolean() }),
});
