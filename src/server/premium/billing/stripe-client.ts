import Stripe from 'stripe';
import { AppError } from '#src/domain/errors.ts';
import { env } from '../../base/env.ts';

/** Milliseconds for one try, and for a whole question with its repeated tries: whoever waits is told within ten seconds. */
const TRY_PATIENCE = 4000;
const PATIENCE = 9000;
const RETRY_AFTER = 30;
const PAGE = 100;

let client: { key: string; stripe: Stripe } | undefined;

function stripe(): Stripe {
  const { STRIPE_SECRET_KEY: key, STRIPE_STAND_IN } = env();
  if (!key) throw new AppError('not_found', 'Nothing is sold here');
  if (client?.key !== key) {
    const standIn = STRIPE_STAND_IN ? new URL(STRIPE_STAND_IN) : null;
    client = {
      key,
      stripe: new Stripe(key, {
        maxNetworkRetries: 1,
        timeout: TRY_PATIENCE,
        telemetry: false,
        ...(standIn && { protocol: 'http', host: standIn.hostname, port: standIn.port }),
      }),
    };
  }
  return client.stripe;
}

/**
 * Asks Stripe. The library repeats what failed under the same idempotency key. Throws `unavailable` when there is no
 * answer in time, or none that helps now.
 */
export async function ask<T>(question: (stripe: Stripe) => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  // The library's own time starts anew with every byte.
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(unavailable()), PATIENCE);
  });
  const answer = question(stripe()).catch((error: unknown) => {
    if (isDeclined(error) && error.statusCode !== 409) throw error;
    if (error instanceof Stripe.errors.StripeError) throw unavailable(error);
    throw error;
  });
  return Promise.race([answer, tooLong]).finally(() => clearTimeout(timer));
}

const unavailable = (cause?: unknown): AppError =>
  new AppError('unavailable', 'The payment service isn’t answering right now. Please try again in a moment.', {
    cause,
    retryAfter: RETRY_AFTER,
  });

/** Whether Stripe has stored a failure of its own under the key of what was asked: asked again, it would say the same. */
export const hasSpentKey = (error: unknown): boolean =>
  error instanceof AppError &&
  error.details.cause instanceof Stripe.errors.StripeError &&
  (error.details.cause.statusCode ?? 0) >= 500;

/** Whether Stripe knows nothing of what was named; `what`: the parameter that names it. */
export const isMissing = (error: unknown, what?: string): boolean =>
  isDeclined(error) && error.code === 'resource_missing' && (what === undefined || error.param === what);

/** Whether Stripe understood what was asked, and will not do it. */
export const isDeclined = (error: unknown): error is Stripe.errors.StripeInvalidRequestError =>
  error instanceof Stripe.errors.StripeInvalidRequestError;

/** Tells somebody who waits for something that Stripe will not do; the log has its words. */
export function tellReader(error: unknown): never {
  if (!isDeclined(error)) throw error;
  const message = 'The payment service refused this. Please try again later, or write to us.';
  throw new AppError('unavailable', message, { cause: error, retryAfter: RETRY_AFTER });
}

export type Answered<T> = T & { lastResponse: { headers: Record<string, string> } };

/** When Stripe answered, by its own clock, of which one sees whole seconds: the answer knew the events of its second. */
export const answeredAt = ({ lastResponse }: Answered<object>): number =>
  (Date.parse(lastResponse.headers.date ?? '') || Math.floor(Date.now() / 1000) * 1000) + 999;

type Listed<T> = Promise<Answered<Stripe.ApiList<T>>>;

/** Every entry of a list of Stripe's, page by page, with when Stripe said so. */
export async function* everyOf<T extends { id: string }>(
  list: (stripe: Stripe, page: { limit: number; starting_after?: string }) => Listed<T>,
): AsyncGenerator<T & { answeredAt: number }> {
  let after: string | undefined;
  do {
    const page = await ask((it) => list(it, { limit: PAGE, ...(after && { starting_after: after }) }));
    for (const entry of page.data) yield { ...entry, answeredAt: answeredAt(page) };
    after = page.has_more ? page.data.at(-1)?.id : undefined;
  } while (after);
}
