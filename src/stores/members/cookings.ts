import { atom } from 'nanostores';
import {
  addCookingCall,
  changeCookingCall,
  cookedCall,
  cookingsCall,
  removeCookingCall,
  sendCookedPhotoCall,
} from '#src/contracts/members/cookings.ts';
import type { CookedTime, CookingChange, TimesCooked } from '#src/domain/cooked/cookings.ts';
import { addDays } from '#src/domain/premium/weeks.ts';
import { call } from '../client.ts';
import { createFetcherStore, FRESH_MS, forgetAnswers, retried } from '../query.ts';
import { reasonRefused } from '../refusals.ts';
import { photoToSend } from '../shrink-picture.ts';
import { toast } from '../toasts.ts';

/** The recipe of the page. */
export const $cookedRecipe = atom<string | null>(null);

/** How often the member cooked it. */
export const $cooked = createFetcherStore<TimesCooked>(['cooked', $cookedRecipe], {
  fetcher: (_, id = '') => retried(() => call(cookedCall, { params: { id } })),
});

/** The month that is looked at, like `2026-11`. */
export const $cookedMonth = atom<string | null>(null);

/** What the member cooked in it, the latest first. */
export const $cookings = createFetcherStore<CookedTime[]>(['cookings', $cookedMonth], {
  dedupeTime: FRESH_MS.user,
  fetcher: (_, month = '') => retried(() => call(cookingsCall, { query: daysOfMonth(month) })),
});

/** The first and the last day of a month. */
export function daysOfMonth(month: string): { from: string; to: string } {
  const from = `${month}-01`;
  return { from, to: addDays(`${addDays(from, 31).slice(0, 7)}-01`, -1) };
}

/** What somebody says of a time they cooked. */
export type Told = Required<Pick<CookedTime, 'day' | 'servings' | 'stars' | 'note' | 'photo'>>;

/** Keeps that a recipe was cooked. Resolves to what went wrong, or `null`; the same `id` may be sent again. */
export const keepCooking = (recipeId: string, id: string, told: Told): Promise<string | null> =>
  settled(async () => {
    await call(addCookingCall, { body: { id, recipeId, ...told } });
    toast({ title: 'Kept', description: 'It’s in what you cooked.' });
  });

/** Resolves to what went wrong, or `null`. */
export const changeCooking = (id: string, change: CookingChange): Promise<string | null> =>
  settled(async () => void (await call(changeCookingCall, { params: { id }, body: change })));

export interface SentPhoto {
  /** Its name on the site. */
  picture: string;
  /** What it shows, as a `data:` address: nothing else may be shown that the site does not serve. */
  url: string;
}

/** Sends a photograph of what was cooked; resolves to what was sent, or to what went wrong. */
export async function sendCookedPhoto(file: File): Promise<SentPhoto | string> {
  const photo = await photoToSend(file);
  if (typeof photo === 'string') return photo;
  try {
    return { ...(await call(sendCookedPhotoCall, { file: photo })), url: await dataUrl(photo) };
  } catch (error) {
    return reasonRefused(error, REFUSED_WORDS);
  }
}

function dataUrl(picture: Blob): Promise<string> {
  const reader = new FileReader();
  return new Promise((resolve, reject) => {
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(picture);
  });
}

/** Forgets one time; what was forgotten can be kept again. */
export async function forgetCooking({ id, recipe, day, servings, stars, note, photo }: CookedTime): Promise<void> {
  const problem = await settled(() => call(removeCookingCall, { params: { id } }));
  if (problem) return toast({ title: 'Error', description: problem, tone: 'danger' });
  const undo = recipe && {
    action: { label: 'Undo', run: () => void keepCooking(recipe.id, id, { day, servings, stars, note, photo }) },
  };
  toast({ title: 'Forgotten', description: 'It’s no longer in what you cooked.', ...undo });
}

const REFUSED_WORDS = {
  unreached: 'You’re offline. Try again when you’re back.',
  otherwise: 'We couldn’t save it. Please try again.',
} as const;

async function settled(change: () => Promise<unknown>): Promise<string | null> {
  try {
    await change();
    forgetAnswers('cooked');
    forgetAnswers('cookings');
    return null;
  } catch (error) {
    return reasonRefused(error, REFUSED_WORDS);
  }
}
