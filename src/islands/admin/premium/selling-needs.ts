import type { SellingNeed } from '#src/domain/premium/billing/plan.ts';

const NEEDS: Record<SellingNeed, string> = {
  keys: 'Stripe’s keys (STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET)',
  name: 'your name (OPERATOR_NAME)',
  address: 'your address (OPERATOR_ADDRESS)',
  email: 'your e-mail (OPERATOR_EMAIL)',
};

/** What is missing before anything may be sold, in words. */
export const needsText = (missing: readonly SellingNeed[]): string =>
  `Still to set: ${missing.map((need) => NEEDS[need]).join(', ')}. See docs/payments.md.`;
