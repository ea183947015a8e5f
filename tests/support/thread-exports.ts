/** What the tests of a thread of its own call there. */
import { threadId } from 'node:worker_threads';

let met = 0;
const onMeeting: (() => void)[] = [];

/** Returns as soon as so many calls of it have come. */
export async function meet({ others }: { others: number }): Promise<{ id: number; met: number }> {
  met++;
  for (const tell of onMeeting.splice(0)) tell();
  while (met < others) await new Promise<void>((resolve) => onMeeting.push(resolve));
  return { id: threadId, met };
}

export function fail(words: string): never {
  throw new Error(words);
}
