import { CallError } from './client.ts';
import { goSignIn } from './members/session.ts';
import { adviceFor } from './reach.ts';
import { toast } from './toasts.ts';

/** Says that the session has ended, and goes to sign in anew. */
export function saySignedOut(): void {
  const description = 'You are logged out. Logging in again...';
  toast({ title: 'Unauthorized', description, tone: 'danger', goesAlong: true });
  goSignIn();
}

/** Says why a change of a member's own things was not made: what the server said of it, where it said something. */
export function sayRefused(title: string, error: unknown): void {
  if (error instanceof CallError && error.status === 401) return void saySignedOut();
  const said = error instanceof CallError && [400, 409, 429].includes(error.status) ? error.body.message : undefined;
  toast({ title, description: said ?? adviceFor(error), tone: 'danger' });
}
