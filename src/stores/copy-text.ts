import { toast } from './toasts.ts';

/** Copies a text, and says so. */
export async function copyText(text: string, title: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ title });
  } catch {
    toast({ title: 'Copying is not possible here', description: 'Your browser does not allow it.', tone: 'danger' });
  }
}
