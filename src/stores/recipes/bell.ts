import { chime, hush } from './chime.ts';

/** From one ringing of the bell to the next. */
const EVERY_MS = 5000;
const LOCK = 'plantry:bell';

/** Whether this tab rings, or asks whether it may. */
let isBusy = false;
/** Lets the bell be rung again. */
let free = () => {};

/**
 * Rings the bell, and not again for five seconds. Of several tabs one rings: it has the lock meanwhile. Where a browser has
 * no locks (a site without https), each tab rings for itself.
 */
export async function ringBell(): Promise<void> {
  if (isBusy) return;
  isBusy = true;
  try {
    if (navigator.locks) await navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => lock && ringOnce());
    else await ringOnce();
  } finally {
    isBusy = false;
  }
}

/** A tab without sound leaves the bell to one that has it. */
async function ringOnce(): Promise<void> {
  if (!chime()) return;
  await new Promise<void>((resolve) => {
    free = resolve;
    setTimeout(resolve, EVERY_MS);
  });
}

/** Ends the ringing at once; the next timer need not wait for its turn. */
export function stopBell(): void {
  hush();
  free();
}
