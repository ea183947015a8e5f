import { objectCall } from '#src/contracts/recipes/admin-cook-notes.ts';
import { CallError, call } from '../client.ts';

/** Objects to the decision that a page's address names; resolves to why that did not work, or to nothing. */
export async function sendObjection(search: string, text: string): Promise<string | undefined> {
  const query = Object.fromEntries(new URLSearchParams(search)) as { note: string; decided: string; signature: string };
  try {
    await call(objectCall, { query, body: { text } });
    return undefined;
  } catch (error) {
    const said = error instanceof CallError ? error.body.message : undefined;
    return said ?? 'That didn’t go through. Your text is still here: please try again.';
  }
}
