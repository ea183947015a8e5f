import { toast } from '#src/stores/toasts.ts';

/** Hands the page to whatever the reader shares with; where the browser has nothing of the kind, its address is copied. */
export async function share(title: string): Promise<void> {
  const url = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href;
  if (navigator.share) {
    // Who closes the choice has not failed.
    await navigator.share({ title, url }).catch(() => undefined);
    return;
  }
  try {
    await navigator.clipboard.writeText(url);
    toast({ title: 'Link copied', description: 'Paste it wherever you like.' });
  } catch {
    toast({ title: 'Copy this link', description: url });
  }
}
