import { AppError } from '#src/domain/errors.ts';
import { figures } from '../figures.ts';
import { ownTurn } from './own-turn.ts';

/** Seconds after which whoever was turned away may come again. */
const RETRY_AFTER = 10;

/** For whom there is no room to wait. */
export const tooMuchAtOnce = (retryAfter = RETRY_AFTER): AppError =>
  new AppError('unavailable', 'Too much at once. Please try again in a moment.', { retryAfter });

interface Limits {
  /** Under which its length is counted, where it is of interest to whoever runs the site. */
  name?: string;
  /** As many wait at most. */
  waiting: number;
  /** As many are under way at most. */
  atOnce?: number;
  /** Whether each begins in a turn of its own, because it takes the processor for some milliseconds. */
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

  function letIn(): void {
    if (line.length === 0 || underWay >= atOnce) return;
    underWay++;
    line.shift()?.();
  }

  return async (work) => {
    if (line.length >= waiting) throw tooMuchAtOnce(retryAfter);
    if (underWay < atOnce) underWay++;
    else await new Promise<void>((resolve) => line.push(resolve));
    try {
      if (isSpaced) await ownTurn();
      return await work();
    } finally {
      underWay--;
      letIn();
    }
  };
}
