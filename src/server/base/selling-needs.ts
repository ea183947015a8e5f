import type { SellingNeed } from '#src/domain/premium/billing/plan.ts';
import { env } from './env.ts';

/** The settings needed before anything may be sold: the law wants buyers to know whom they deal with. */
export function sellingNeeds(): SellingNeed[] {
  const { STRIPE_SECRET_KEY, OPERATOR_NAME, OPERATOR_ADDRESS, OPERATOR_EMAIL } = env();
  const settings = { keys: STRIPE_SECRET_KEY, name: OPERATOR_NAME, address: OPERATOR_ADDRESS, email: OPERATOR_EMAIL };
  return (Object.keys(settings) as SellingNeed[]).filter((need) => !settings[need]);
}
