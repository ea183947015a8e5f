import { ROTATION_SLOT_MS } from '#src/domain/site/rotation-slot.ts';

/** How often the clock is looked at: open pages then don't all ask in the same second. */
const LOOK_MS = 20_000;

const slot = (): number => Math.floor(Date.now() / ROTATION_SLOT_MS);
let shown = slot();

/**
 * An open page shows the banner of these ten minutes: that of the page as it is served now. Not while nobody looks, and not
 * under a reader's fingers. Where the page can't be had, the old one stays until the next turn.
 */
async function turn(): Promise<void> {
  const banner = document.querySelector('.banner');
  if (document.hidden || slot() === shown || !banner || banner.contains(document.activeElement)) return;
  shown = slot();
  const answer = await fetch(location.href).catch(() => null);
  const page = new DOMParser().parseFromString((await answer?.text()) ?? '', 'text/html');
  const next = page.querySelector('.banner');
  if (next) banner.replaceWith(next);
}

setInterval(turn, LOOK_MS);
document.addEventListener('visibilitychange', turn);
