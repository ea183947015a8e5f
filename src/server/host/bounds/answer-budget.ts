import { stripeEventCall } from '#src/contracts/premium/plan.ts';
import { AppError } from '#src/domain/errors.ts';
import { searchWords } from '#src/domain/search/search-words.ts';
import { env } from '../../base/env.ts';
import { NETWORKS_IN_A_WIDER } from '../../base/limits/limits.ts';
import { tokenBucket } from '../../base/limits/token-bucket.ts';
import { networkOf, widerNetworkOf } from '../../base/network.ts';

/** The share an address may ask for at once after a pause, of what it may ask for in a minute. */
const BURST = 1 / 3;

/** A search of so many words costs as much as a page that is made; one of more costs more. */
const WORDS_OF_AN_ANSWER = 4;

/** Counts an answer that is made for an address and a target, by what it costs; throws `rate_limited` when there were too many. */
export type AnswerBudget = (address: string, target: string) => void;

/**
 * A budget for each address of answers that have to be made: searches, calls, and pages that are not in the store. Events of
 * the payment service come from few addresses, many at a time: of these the call itself counts the forged ones. `now` is
 * the clock, in milliseconds.
 */
export function openAnswerBudget(now?: () => number): AnswerBudget {
  const perMinute = env().ANSWERS_PER_MINUTE;
  const bucketOf = (networks: number) =>
    tokenBucket({
      perMinute: perMinute * networks,
      burst: networks * Math.ceil(perMinute * BURST),
      ...(now && { now }),
    });
  const ofNetwork = bucketOf(1);
  const ofWider = bucketOf(NETWORKS_IN_A_WIDER);
  return (address, target) => {
    const { pathname, searchParams } = new URL(target, env().SITE_URL);
    if (pathname === stripeEventCall.path) return;
    const [network, cost] = [networkOf(address), costOf(searchParams)];
    // What one network is refused counts for none of its neighbours.
    const retryAfter = ofNetwork.take(network, cost) || ofWider.take(widerNetworkOf(network), cost);
    if (retryAfter > 0) throw new AppError('rate_limited', 'Please wait a moment', { retryAfter });
  };
}

function costOf(searchParams: URLSearchParams): number {
  const words = searchWords(searchParams.get('search') ?? '').length;
  return Math.max(1, Math.ceil(words / WORDS_OF_AN_ANSWER));
}
