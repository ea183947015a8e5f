/**
 * Does work one at a time, however often it is asked for: who asks while it is under way shares the next one with everybody
 * else who does, because the one under way may have begun before what they mean. `work` never rejects.
 */
export function joined(work: () => Promise<void>): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  let waiting: Promise<void> | null = null;
  return () => {
    if (waiting) return waiting;
    waiting = last.then(() => {
      waiting = null;
      return work();
    });
    last = waiting;
    return waiting;
  };
}
