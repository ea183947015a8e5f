/**
 * Answers no sooner than after `least` milliseconds, whether the work succeeds or fails: how long it took then tells
 * nobody whether there was an account to work on.
 */
export async function evenTime<T>(least: number, work: Promise<T>): Promise<T> {
  const enough = new Promise((resolve) => setTimeout(resolve, least));
  try {
    return await work;
  } finally {
    await enough;
  }
}
