import { paths } from '#src/paths.ts';
import { keepJson, readStoredJson } from '../local-storage.ts';
import type { Timer } from './kept-timers.ts';

const ASKED_KEY = 'plantry:asked-to-notify';
let wasAsked = false;

const canNotify = (): boolean => 'Notification' in globalThis && 'serviceWorker' in navigator;

/**
 * Asks once, with the first timer, whether one may be told when its time is up. Phones show notifications of a service
 * worker alone; this one is there for nothing else and sees no page.
 */
export async function askToNotify(): Promise<void> {
  if (!canNotify()) return;
  try {
    if (Notification.permission === 'default' && !wasAsked && readStoredJson(ASKED_KEY) === null) {
      wasAsked = true;
      keepJson(ASKED_KEY, true);
      await Notification.requestPermission();
    }
    if (Notification.permission === 'granted')
      await navigator.serviceWorker.register(paths.timersWorker, { scope: paths.timersScope });
  } catch {
    // A browser that forbids it still has the bell and the page.
  }
}

/** Tells of timers whose time is up where the page isn't seen. */
export async function notifyOf(timers: readonly Timer[]): Promise<void> {
  if (timers.length === 0 || document.visibilityState !== 'hidden') return;
  if (!canNotify() || Notification.permission !== 'granted') return;
  try {
    const worker = await navigator.serviceWorker.getRegistration(paths.timersScope);
    for (const { id, label, recipe } of timers)
      await worker?.showNotification(`${label}: time is up`, {
        body: recipe.title,
        tag: id,
        data: paths.recipe(recipe.id),
      });
  } catch {
    // As above.
  }
}
