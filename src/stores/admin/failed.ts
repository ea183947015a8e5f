import { CallError } from '../client.ts';
import { toast } from '../toasts.ts';

/** Tells that something did not work, with the server's own words where it refused. */
export function failed(title: string, error: unknown): void {
  const reason = error instanceof CallError ? error.body.message : undefined;
  toast({ title: 'Error', description: reason ? `${title}: ${reason}` : title, tone: 'danger' });
}
