import { AppError } from '#src/domain/errors.ts';

/** Seconds after which whoever was turned away may come again. */
const RETRY_AFTER = 10;

/** Does one piece of work after the other. Throws `unavailable` at once when `most` are waiting already. */
export function inTurn(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return async (work) => {
    if (waiting >= most)
      throw new AppError('unavailable', 'Too much at once. Please try again in a moment.', { retryAfter: RETRY_AFTER });
    waiting++;
    const mine = last.then(work).finally(() => waiting--);
    last = mine.catch(() => undefined);
    return mine;
  };
}
