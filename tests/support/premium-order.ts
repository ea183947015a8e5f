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

/** Whoever sells has to say who they are. */
export const OPERATOR = {
  OPERATOR_NAME: 'Marrow & Rye Ltd',
  OPERATOR_ADDRESS: '1 Orchard Row, Bristol BS1 4QA',
  OPERATOR_EMAIL: 'hello@example.org',
} as const;
