import { waiting as uncounted } from './processor-budget.ts';

const waiting: (() => void)[] = [];
let isScheduled = false;

/**
 * Resolves in a turn of the event loop that nobody else who asks gets. A local database answers without a pause, so that
 * work of many steps would hold the loop from its first to its last, and of ten who wait each would begin in the same turn:
 * between two of them goes out what needs no such work, a stored page above all.
 */
export function ownTurn(): Promise<void> {
  return uncounted(
    () =>
      new Promise((resolve) => {
        waiting.push(resolve);
        schedule();
      }),
  );
}

function schedule(): void {
  if (isScheduled || waiting.length === 0) return;
  isScheduled = true;
  // In the turn after this one; connections are looked at before.
  setImmediate(() => {
    isScheduled = false;
    waiting.shift()?.();
    schedule();
  });
}
