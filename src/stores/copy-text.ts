import { toast } from './toasts.ts';

/** Copies a text, and says so. */
export async function copyText(text: string, title: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ title });
  } catch {
    toast({ title: 'Couldn’t copy', description: 'Your browser doesn’t allow it.', tone: 'danger' });
  }
}
