import { tooMuchAtOnce } from '../../base/in-turn.ts';

/** Seconds after which whoever was turned away may come again. */
const RETRY_AFTER = 5;

interface Limits {
  /** As many pieces of work are under way at most. */
  atOnce: number;
  /** As many wait at most; whoever comes then is turned away. */
  waiting: number;
}

/** Lets work in; throws `unavailable` at once when too many wait. */
export type Turns = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Lets work in that takes the processor for some milliseconds, in the order it comes, one piece in a turn of the event
 * loop: what needs no such work, a stored page above all, goes out between two pieces. Without it everything that came
 * in one turn would be done before anything else is answered, because a local database answers without a pause.
 */
export function openTurns({ atOnce, waiting }: Limits): Turns {
  const line: (() => void)[] = [];
  let underWay = 0;
  let isTaken = false;

  function letIn(): void {
    if (isTaken || underWay >= atOnce) return;
    const next = line.shift();
    if (!next) return;
    underWay++;
    isTaken = true;
    // In the turn after this one; connections are looked at before.
    setImmediate(() => {
      isTaken = false;
      letIn();
    });
    next();
  }

  return async (work) => {
    if (line.length >= waiting) throw tooMuchAtOnce(RETRY_AFTER);
    await new Promise<void>((resolve) => {
      line.push(resolve);
      letIn();
    });
    try {
      return await work();
    } finally {
      underWay--;
      letIn();
    }
  };
}
