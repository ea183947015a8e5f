import { z } from 'zod';

/** The edition of the terms that whoever orders agrees to; a new one for every change of what it says of Premium. */
export const TERMS_VERSION = '2026-11-24';

const CURRENCIES = ['EUR', 'USD', 'GBP', 'CHF'] as const;
/** The ways to have Premium on a site that does not sell it. */
export const WAYS_WITHOUT_SELLING = ['invitation', 'write', 'hidden'] as const;

/** Cents; nothing is charged below what payment services take. */
const price = (message: string) => z.int(message).min(50, message).max(100_000, message);
const PRICE = 'A price from 0.50 to 1,000.00';
const PERCENT = 'A number from 0 to 30';
const TRIAL_NOTICE = 'A number from 1 to 30';
const YEAR_NOTICE = 'A number from 31 to 92';
const percent = z.number(PERCENT).min(0, PERCENT).max(30, PERCENT);

/** The plan that is sold, and its prices; prices are in the smallest unit of the currency, with tax. */
export const planSettingsSchema = z.strictObject({
  isSold: z.boolean(),
  /** Whether the Premium of one member is that of everybody in their household. */
  servesHousehold: z.boolean(),
  currency: z.enum(CURRENCIES),
  month: price(PRICE),
  /** `null`: there is none. */
  year: price(PRICE).nullable(),
  /** A year for somebody else, paid once; `null`: there is none. */
  gift: price(PRICE).nullable(),
  trialDays: z.int('A number from 0 to 60').min(0, 'A number from 0 to 60').max(60, 'A number from 0 to 60'),
  /** Days before the free days end, and before a year renews, when a mail says so. France asks for one to three months. */
  trialNoticeDays: z.int(TRIAL_NOTICE).min(1, TRIAL_NOTICE).max(30, TRIAL_NOTICE),
  yearNoticeDays: z.int(YEAR_NOTICE).min(31, YEAR_NOTICE).max(92, YEAR_NOTICE),
  /** Percent; 0 where no VAT is charged. */
  vat: percent,
  /** Stripe Tax finds the rate of the buyer's country. */
  usesStripeTax: z.boolean(),
  /** The one of Stripe's tax rates that bills show where Stripe Tax is not used; empty for none. */
  taxRate: z.string().regex(/^(txr_\w{1,80})?$/, 'A Stripe tax rate begins with txr_'),
  takesPromotionCodes: z.boolean(),
  /** The language in which the button says that it binds to pay. */
  orderButton: z.enum(['en', 'de', 'fr']),
  otherwise: z.enum(WAYS_WITHOUT_SELLING),
  /** The payment service's fees: percent of a payment, and cents of each. */
  feePercent: percent,
  feeFixed: z.int('Cents, from 0 to 100').min(0, 'Cents, from 0 to 100').max(100, 'Cents, from 0 to 100'),
});
export type PlanSettings = z.infer<typeof planSettingsSchema>;

export const PLAN_SETTINGS_DEFAULT: PlanSettings = {
  isSold: true,
  servesHousehold: true,
  currency: 'EUR',
  month: 99,
  year: 990,
  gift: 990,
  trialDays: 7,
  trialNoticeDays: 3,
  yearNoticeDays: 60,
  vat: 19,
  usesStripeTax: false,
  taxRate: '',
  takesPromotionCodes: true,
  orderButton: 'en',
  otherwise: 'invitation',
  // Stripe's for cards of the European Economic Area, with Billing (0.7 %).
  feePercent: 2.2,
  feeFixed: 25,
};

/** "€0.99", "€10". */
export function moneyText(amount: number, currency: string): string {
  const digits = amount % 100 === 0 ? 0 : 2;
  return new Intl.NumberFormat('en-IE', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
  }).format(amount / 100);
}

/** The plan as readers are told of it, wherever it is named: what it costs only where it can be bought. */
export type PlanShown =
  | {
      isSold: true;
      /** The price of a month: "€0.99". */
      price: string;
      /** 0: none are free. */
      trialDays: number;
    }
  | { isSold: false; otherwise: Exclude<PlanSettings['otherwise'], 'hidden'> };

/** "Premium costs €0.99 per month, the first 7 days free." */
export function planText(plan: PlanShown): string {
  if (plan.isSold)
    return `Premium costs ${plan.price} per month${plan.trialDays > 0 ? `, the first ${plan.trialDays} days free` : ''}.`;
  return plan.otherwise === 'write' ? 'Write to us and we’ll switch it on.' : 'Premium is by invitation here.';
}

/** The needs that are missing before anything may be sold: the payment service's keys, and who the operator is. */
export type SellingNeed = 'keys' | 'name' | 'address' | 'email';

/** The tax in a price with tax, in cents. */
export const vatIn = (amount: number, vat: number): number => Math.round(amount - amount / (1 + vat / 100));

/** Cents that are left of a price after tax and fees. */
export const leftOf = (amount: number, { vat, feePercent, feeFixed }: PlanSettings): number =>
  amount - vatIn(amount, vat) - feeFixed - Math.round((amount * feePercent) / 100);

export const PERIODS = ['month', 'year'] as const;
export type Period = (typeof PERIODS)[number];

/** The price somebody is offered, as the page shows it; an order names it again, so that nobody pays what they did not see. */
export interface ShownPrice {
  amount: number;
  currency: string;
  trialDays: number;
}

/** The text directly above the button that orders: "7 days free, then €0.99 a month". */
export function orderText({ amount, currency, trialDays }: ShownPrice, period: Period): string {
  const price = `${moneyText(amount, currency)} a ${period}`;
  return trialDays > 0 ? `${trialDays} days free, then ${price}` : price;
}

/** Texts for the button that orders: that it binds to pay, and nothing besides (directive 2011/83, article 8 (2)). */
export const ORDER_BUTTONS = {
  en: 'Order with obligation to pay',
  de: 'Zahlungspflichtig bestellen',
  fr: 'Commande avec obligation de paiement',
} as const;
export type OrderButton = keyof typeof ORDER_BUTTONS;

/** The words about tax beside a price. */
export function taxText(
  { amount, currency }: Pick<ShownPrice, 'amount' | 'currency'>,
  { vat, usesStripeTax }: Pick<PlanSettings, 'vat' | 'usesStripeTax'>,
): string {
  if (usesStripeTax) return 'Includes your country’s VAT';
  return vat > 0 ? `${moneyText(vatIn(amount, vat), currency)} VAT (${vat} %) included` : 'No VAT is charged';
}
