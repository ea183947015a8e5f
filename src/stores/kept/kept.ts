import { atom } from 'nanostores';
import { toast } from '../toasts.ts';
import { dropKept } from './empty-kept.ts';
import { isKeptCache } from './names.ts';
import { isRecipePage } from './rules.ts';

/** What is kept of the site on this device. */
export interface Kept {
  recipes: number;
  /** In bytes; `null` where the browser does not tell. */
  size: number | null;
}

/** `null` before it is known; `'never'` where this browser keeps nothing. */
export const $kept = atom<Kept | 'never' | null>(null);

export async function lookAtKept(): Promise<void> {
  try {
    const names = (await caches.keys()).filter(isKeptCache);
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    const recipes = requests.flat().filter(({ url }) => isRecipePage(new URL(url).pathname)).length;
    $kept.set({ recipes, size: requests.flat().length > 0 ? await sizeKept() : 0 });
  } catch {
    $kept.set('never');
  }
}

async function sizeKept(): Promise<number | null> {
  const { usage, usageDetails } = (await navigator.storage.estimate()) as StorageEstimate & {
    usageDetails?: { caches?: number };
  };
  return usageDetails?.caches ?? usage ?? null;
}

/** Empties it; what is opened from then on is kept again. */
export async function emptyDevice(): Promise<void> {
  await dropKept();
  await lookAtKept();
  toast({ title: 'Emptied', description: 'Nothing of the site is kept on this device.' });
}
