import { PLAN_SETTINGS_DEFAULT, TERMS_VERSION } from '#src/domain/premium/billing/plan.ts';

/** What the page shows of the plan as it comes, and what somebody agrees to on it. */
export const ORDER = {
  kind: 'month',
  amount: PLAN_SETTINGS_DEFAULT.month,
  currency: 'EUR',
  trialDays: PLAN_SETTINGS_DEFAULT.trialDays,
  termsVersion: TERMS_VERSION,
  agreesToTerms: true,
  beginsAtOnce: true,
} as const;
