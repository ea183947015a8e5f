import { z } from 'zod';
import { cancellationSchema } from '#src/domain/premium/billing/cancellation.ts';
import { DECLARATION_KINDS } from '#src/domain/premium/billing/declaration.ts';
import { giftCodeSchema, giftWishesSchema } from '#src/domain/premium/billing/gift.ts';
import { PERIODS, WAYS_WITHOUT_SELLING } from '#src/domain/premium/billing/plan.ts';
import { withdrawalSchema } from '#src/domain/premium/billing/withdrawal.ts';
import { contract } from '../contract.ts';

const KINDS = [...PERIODS, 'gift'] as const;
const orderNumberSchema = z.string().regex(/^[2-9A-Z]{5}-[2-9A-Z]{5}$/);
const shownPriceSchema = z.object({ amount: z.int(), currency: z.string(), trialDays: z.int() });
const leadsTo = z.object({ url: z.string() });

export const offerSchema = z.object({
  /** Smallest units of the currency, with tax. `null`: Premium is not sold here, and `otherwise` says how it is had. */
  prices: z
    .object({ month: shownPriceSchema, year: shownPriceSchema.nullable(), gift: shownPriceSchema.nullable() })
    .nullable(),
  otherwise: z.enum(WAYS_WITHOUT_SELLING),
  tax: z.object({ vat: z.number(), usesStripeTax: z.boolean() }),
  orderButton: z.string(),
  termsVersion: z.string(),
});
export type OfferView = z.infer<typeof offerSchema>;

export const offerCall = contract('GET /api/premium/offer', 'anyone', {
  summary: 'What Premium costs whoever asks, as an order has to name it.',
  response: offerSchema,
});

export const placeOrderCall = contract('POST /api/premium/orders', 'member', {
  summary:
    'Orders what was shown, and answers with the address where it is paid. 409 where the offer has changed or Premium is had already; ordering the same again leads to the same payment.',
  body: z
    .strictObject({
      kind: z.enum(KINDS),
      amount: z.int(),
      currency: z.string().max(3),
      trialDays: z.int(),
      termsVersion: z.string().max(20),
      agreesToTerms: z.literal(true, 'Please agree to the terms'),
      beginsAtOnce: z.literal(true, 'Please confirm that Premium may begin at once'),
      gift: giftWishesSchema.optional(),
    })
    .refine(({ kind, gift }) => (kind === 'gift') === (gift !== undefined), 'Please say who the gift is for'),
  response: leadsTo,
});

export const orderPaidCall = contract('POST /api/premium/orders/{id}/arrival', 'member', {
  summary: 'Looks after an order whose payment has not been reported yet.',
  params: z.strictObject({ id: orderNumberSchema }),
  response: z.object({ isPaid: z.boolean() }),
});

const billSchema = z.object({
  number: z.string().nullable(),
  at: z.number(),
  amount: z.int(),
  currency: z.string(),
  isPaid: z.boolean(),
  url: z.string().nullable(),
});

export const yourPlanSchema = z.object({
  state: z.enum(['none', 'trialing', 'active', 'past_due', 'ended']),
  source: z.enum(['given', 'subscription', 'gift']).nullable(),
  /** First name of whose household has Premium, where it is the member’s by that alone. */
  through: z.string().nullable(),
  /** UTC milliseconds; when it ends unless something happens. */
  until: z.number().nullable(),
  price: z.object({ amount: z.int(), currency: z.string(), interval: z.enum(PERIODS) }).nullable(),
  /** UTC milliseconds. */
  nextPayment: z.number().nullable(),
  order: z.string().nullable(),
  canEnd: z.boolean(),
  canResume: z.boolean(),
  /** Whether there is something to pay with that can be changed. */
  hasPortal: z.boolean(),
  bills: z.array(billSchema),
  /** Everything bought, past orders too, the newest first. */
  orders: z.array(
    z.object({ id: z.string(), kind: z.enum(KINDS), amount: z.int(), currency: z.string(), at: z.number() }),
  ),
  gifts: z.array(
    z.object({ id: z.string(), recipientName: z.string(), sendAt: z.number(), redeemedAt: z.number().nullable() }),
  ),
  /** Whether Premium is sold here. */
  isSold: z.boolean(),
});
export type YourPlanView = z.infer<typeof yourPlanSchema>;

export const yourPlanCall = contract('GET /api/premium/plan', 'member', {
  summary: "The member's plan: state, next payment, bills, gifts.",
  response: yourPlanSchema,
});

export const listAndPlanCall = contract('GET /api/premium/kept', 'member', {
  summary: 'The shopping list and the meal plan in words: they stay readable when Premium has ended.',
  response: z.object({ list: z.string(), plan: z.array(z.object({ day: z.string(), meals: z.array(z.string()) })) }),
});

export const endPlanCall = contract('PUT /api/premium/plan/ending', 'member', {
  summary: 'Has the plan end with the time that is paid, or go on after all.',
  body: z.strictObject({ ends: z.boolean() }),
  response: yourPlanSchema,
});

export const portalCall = contract('POST /api/premium/portal', 'member', {
  summary: 'The address where the member changes how they pay.',
  response: leadsTo,
});

export const redeemGiftCall = contract('POST /api/premium/gifts/redemption', 'member', {
  summary: 'Redeems the code of a gift, once. 429 after ten tries an hour.',
  body: z.strictObject({ code: giftCodeSchema }),
  response: z.object({ until: z.number() }),
});

export const giftCardCall = contract('GET /api/premium/gifts/{id}/card', 'member', {
  summary: 'The card of a gift the member has bought.',
  params: z.strictObject({ id: orderNumberSchema }),
  response: z.string(),
  produces: 'application/pdf',
});

/** The order that an order number leads to; `null` without one: what an address has bought is nobody else's business. */
const foundOrderSchema = z
  .object({
    order: z.string(),
    kind: z.enum(KINDS),
    amount: z.int(),
    currency: z.string(),
    /** UTC milliseconds. */
    orderedAt: z.number(),
  })
  .nullable();
export type FoundOrderView = z.infer<typeof foundOrderSchema>;

const BY_LINK = 'Without order number or session it is kept until the link mailed to the address is pressed.';
/** When it came in; `bySession`: that it was the address of who is signed in was enough. */
const declaredSchema = z.object({ at: z.number(), bySession: z.literal(true).optional() });

export const findWithdrawalCall = contract('POST /api/premium/withdrawals/check', 'anyone', {
  summary: 'What somebody would withdraw from, by order number and address; no sign-in.',
  body: withdrawalSchema,
  response: z.object({ found: foundOrderSchema }),
  duringMaintenance: true,
});

export const withdrawCall = contract('POST /api/premium/withdrawals', 'anyone', {
  summary: `Withdraws from a contract; confirmed by mail with its day and time. ${BY_LINK}`,
  body: withdrawalSchema,
  response: declaredSchema,
  duringMaintenance: true,
});

export const findPlanCall = contract('POST /api/premium/cancellations/check', 'anyone', {
  summary: 'Whose plan somebody would end, by order number and address; no sign-in.',
  body: cancellationSchema,
  response: z.object({ found: foundOrderSchema }),
  duringMaintenance: true,
});

export const cancelCall = contract('POST /api/premium/cancellations', 'anyone', {
  summary: `Ends a plan, with the time that is paid, or at once for a reason that a person looks at; confirmed by mail with its day and time. ${BY_LINK}`,
  body: cancellationSchema,
  response: declaredSchema,
  duringMaintenance: true,
});

const tokenBody = z.strictObject({ token: z.string().min(1).max(200) });

export const readDeclarationCall = contract('POST /api/premium/declarations/check', 'anyone', {
  summary: 'What the link of a mail stands for; nothing happens yet.',
  body: tokenBody,
  response: z.object({
    kind: z.enum(DECLARATION_KINDS),
    name: z.string(),
    reason: z.string(),
    at: z.number(),
    /** Whether its link was pressed before. */
    isDone: z.boolean(),
    found: z.array(foundOrderSchema.unwrap()),
  }),
  duringMaintenance: true,
});
export type DeclarationView = z.infer<typeof readDeclarationCall.response>;

export const confirmDeclarationCall = contract('POST /api/premium/declarations', 'anyone', {
  summary: 'Carries out what the link of a mail stands for, as of the moment it was declared.',
  body: tokenBody,
  response: z.object({ at: z.number() }),
  duringMaintenance: true,
});

export const stripeEventCall = contract('POST /api/premium/stripe', 'anyone', {
  summary: 'Events of Stripe, signed.',
  rawBody: 128 * 1024,
  response: z.undefined(),
  duringMaintenance: true,
});
