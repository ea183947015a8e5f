import { AppError } from '#src/domain/errors.ts';
import { figures } from './figures.ts';

/** Seconds after which whoever was turned away may come again. */
const RETRY_AFTER = 10;

/** For whom there is no room to wait. */
const tooMuchAtOnce = (retryAfter = RETRY_AFTER): AppError =>
  new AppError('unavailable', 'Too much at once. Please try again in a moment.', { retryAfter });

interface Limits {
  /** Under which its length is counted, where it is of interest to whoever runs the site. */
  name?: string;
  /** As many wait at most. */
  waiting: number;
  /** As many are under way at most. */
  atOnce?: number;
  /**
   * Whether one at most begins in a turn of the event loop: between two that take the processor for some milliseconds
   * goes out what needs no such work, a stored page above all. A local database answers without a pause, so that
   * everything that came in one turn would be done before anything else is answered.
   */
  isSpaced?: boolean;
  /** Seconds. */
  retryAfter?: number;
}

/** Runs pieces of work in order, a limited number at once. Throws `unavailable` when too many are waiting. */
export function workQueue({
  name,
  waiting,
  atOnce = 1,
  isSpaced = false,
  retryAfter,
}: Limits): <T>(work: () => Promise<T>) => Promise<T> {
  const line: (() => void)[] = [];
  if (name) figures.lines.set(name, () => line.length);
  let underWay = 0;
  let hasBegun = false;

  function takePlace(): boolean {
    if (hasBegun || underWay >= atOnce) return false;
    underWay++;
    if (!isSpaced) return true;
    hasBegun = true;
    // In the turn after this one; connections are looked at before.
    setImmediate(() => {
      hasBegun = false;
      letIn();
    });
    return true;
  }

  function letIn(): void {
    if (line.length > 0 && takePlace()) line.shift()?.();
  }

  return async (work) => {
    if (line.length >= waiting) throw tooMuchAtOnce(retryAfter);
    if (!takePlace()) await new Promise<void>((resolve) => line.push(resolve));
    try {
      return await work();
    } finally {
      underWay--;
      letIn();
    }
  };
}
