import { CallError } from '../client.ts';
import { Unreached } from '../reach.ts';
import { toast } from '../toasts.ts';
import { NotLookedAt, NotPublished } from './recipes/publish-question.ts';

/** The site was not reached: nothing is changed there, and what stands in a form stays in it. */
const unreached = (): string =>
  navigator.onLine
    ? 'We can’t reach the site just now. Everything you typed is still here: try again in a moment.'
    : 'You seem to be offline. Everything you typed is still here: try again once you’re back.';

const NOT_LOOKED_AT = 'We couldn’t check what waits in it, so nothing is published. Please try again.';

function reasonOf(error: unknown): string | undefined {
  if (error instanceof NotLookedAt) return NOT_LOOKED_AT;
  if (error instanceof Unreached) return unreached();
  return error instanceof CallError ? error.body.message : undefined;
}

/** Tells what did not work, and on a line of its own why, where the server gave a reason; not what was told already. */
export function failed(title: string, error: unknown): void {
  if (error instanceof NotPublished) return;
  const reason = reasonOf(error);
  toast({ title, tone: 'danger', ...(reason && { description: reason }) });
}

/** Tells the server's own words about a banner, or ours where it had none. */
export function failedBanner(otherwise: string, error: unknown): void {
  toast({ title: 'Error', description: reasonOf(error) ?? otherwise, tone: 'danger' });
}
