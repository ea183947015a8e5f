import { atom } from 'nanostores';
import { toast } from '../toasts.ts';
import { dropKept } from './empty-kept.ts';
import { bytesIn, isKeptCache } from './names.ts';
import { isRecipePage } from './rules.ts';

/** What is kept of the site on this device. */
export interface Kept {
  recipes: number;
  /** In bytes, pictures and scripts included. */
  size: number;
}

/** `null` before it is known; `'never'` where this browser keeps nothing. */
export const $kept = atom<Kept | 'never' | null>(null);

export async function lookAtKept(): Promise<void> {
  try {
    const names = (await caches.keys()).filter(isKeptCache);
    const all = await Promise.all(names.map((name) => caches.open(name)));
    const requests = await Promise.all(all.map((cache) => cache.keys()));
    const recipes = requests.flat().filter(({ url }) => isRecipePage(new URL(url).pathname)).length;
    const sizes = await Promise.all(all.map(bytesIn));
    $kept.set({ recipes, size: sizes.reduce((sum, size) => sum + size, 0) });
  } catch {
    $kept.set('never');
  }
}

/** Empties it; what is opened from then on is kept again. */
export async function emptyDevice(): Promise<void> {
  await dropKept();
  await lookAtKept();
  toast({ title: 'Emptied', description: 'Nothing of the site is kept on this device.' });
}
