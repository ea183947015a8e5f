import { stripeEventCall } from '#src/contracts/premium/plan.ts';
import { AppError } from '#src/domain/errors.ts';
import { env } from '../../base/env.ts';
import { networkOf } from '../../base/network.ts';
import { tokenBucket } from '../../base/token-bucket.ts';

/** What an address may ask for at once after a pause, of what it may ask for in a minute. */
const BURST = 1 / 3;

/** Counts an answer that is made for an address; throws `rate_limited` when there were too many. */
export type AnswerBudget = (address: string, target?: string) => void;

/**
 * A budget for each address of answers that have to be made: searches, calls, and pages that are not in the store. Events of
 * the payment service come from few addresses, many at a time: of these the call itself counts the forged ones.
 */
export function openAnswerBudget(): AnswerBudget {
  const perMinute = env().ANSWERS_PER_MINUTE;
  const bucket = tokenBucket({ perMinute, burst: Math.ceil(perMinute * BURST) });
  return (address, target) => {
    if (target === stripeEventCall.path) return;
    const retryAfter = bucket.take(networkOf(address));
    if (retryAfter > 0) throw new AppError('rate_limited', 'Please wait a moment', { retryAfter });
  };
}
