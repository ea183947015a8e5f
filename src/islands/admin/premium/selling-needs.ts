import type { SellingNeed } from '#src/domain/premium/billing/plan.ts';

const NEEDS: Record<SellingNeed, string> = {
  keys: 'Stripe’s keys (STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET)',
  name: 'who you are (OPERATOR_NAME)',
  address: 'where you are (OPERATOR_ADDRESS)',
  email: 'where you are written to (OPERATOR_EMAIL)',
};

/** What is missing before anything may be sold, in words. */
export const needsText = (missing: readonly SellingNeed[]): string =>
  `Still to be set: ${missing.map((need) => NEEDS[need]).join(', ')}. docs/payments.md says how.`;
