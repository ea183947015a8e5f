import { AppError } from '#src/domain/errors.ts';
import { env } from '../../base/env.ts';
import { networkOf } from '../../base/network.ts';
import { tokenBucket } from '../../base/token-bucket.ts';

/** What an address may ask for at once after a pause, of what it may ask for in a minute. */
const BURST = 1 / 3;

/** Counts an answer that is made for an address; throws `rate_limited` when there were too many. */
export type AnswerBudget = (address: string) => void;

/** A budget for each address of answers that have to be made: searches, calls, and pages that are not in the store. */
export function openAnswerBudget(): AnswerBudget {
  const perMinute = env().ANSWERS_PER_MINUTE;
  const bucket = tokenBucket({ perMinute, burst: Math.ceil(perMinute * BURST) });
  return (address) => {
    const retryAfter = bucket.take(networkOf(address));
    if (retryAfter > 0) throw new AppError('rate_limited', 'Please wait a moment', { retryAfter });
  };
}
