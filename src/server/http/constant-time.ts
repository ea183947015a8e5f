/** Milliseconds a call takes at least that must not tell whether there is an account. */
const LEAST = 250;

/**
 * Answers no sooner than after 250 milliseconds, whether the work succeeds or fails: what it took then tells nobody
 * whether there was an account to work on.
 */
export async function constantTime<T>(work: Promise<T>): Promise<T> {
  const enough = new Promise((resolve) => setTimeout(resolve, LEAST));
  try {
    return await work;
  } finally {
    await enough;
  }
}
