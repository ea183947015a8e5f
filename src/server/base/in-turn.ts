import { AppError } from '#src/domain/errors.ts';

/** Seconds after which whoever was turned away may come again. */
const RETRY_AFTER = 10;

/** For whom there is no room to wait. */
export const tooMuchAtOnce = (retryAfter = RETRY_AFTER): AppError =>
  new AppError('unavailable', 'Too much at once. Please try again in a moment.', { retryAfter });

/**
 * Does pieces of work in the order they come, `atOnce` at a time. Throws `unavailable` at once when `most` are waiting
 * already.
 */
export function inTurn(most: number, atOnce = 1): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (waiting.length >= most) throw tooMuchAtOnce();
    // A place that becomes free is handed on, never given back while somebody waits.
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
