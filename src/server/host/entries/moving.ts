/** Moving in with another app's file, in a thread of its own with its own client of the database; the file it runs. */
import '../../workers/behind-pages.ts';

// Not before the thread gives way: what it loads takes a processor for long.
export async function moveOn(now: number): Promise<boolean> {
  const tending = await import('../../moving/job/tending.ts');
  return tending.tendMoves(now);
}
