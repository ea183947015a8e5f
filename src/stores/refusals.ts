import { CallError } from './client.ts';
import { goSignIn } from './members/session.ts';
import { adviceFor, Unreached } from './reach.ts';
import { toast } from './toasts.ts';

/** Says that the session has ended, and goes to sign in anew. */
export function saySignedOut(): void {
  const description = 'You are logged out. Logging in again...';
  toast({ title: 'Unauthorized', description, tone: 'danger', goesAlong: true });
  goSignIn();
}

/**
 * Why something was not done, to stand beside what it was: what the server said of it, where it said something. Whose session
 * has ended is sent to sign in.
 */
export function reasonRefused(error: unknown, words: { unreached: string; otherwise: string }): string {
  if (error instanceof Unreached) return words.unreached;
  if (error instanceof CallError && error.status === 401) saySignedOut();
  return (error instanceof CallError && error.body.message) || words.otherwise;
}

/** Says why a change of a member's own things was not made: what the server said of it, where it said something. */
export function sayRefused(title: string, error: unknown): void {
  if (error instanceof CallError && error.status === 401) return void saySignedOut();
  const said = error instanceof CallError && [400, 409, 429].includes(error.status) ? error.body.message : undefined;
  toast({ title, description: said ?? adviceFor(error), tone: 'danger' });
}
