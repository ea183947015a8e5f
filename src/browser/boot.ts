import { VISITS_PATH } from '#src/domain/site/visits.ts';
import { currentTheme, setTheme } from './theme.ts';
import './view-transition.ts';

/** The few lines every page runs; everything heavier is imported when it is first needed. */

const showFallback = (image: HTMLImageElement) => {
  if (!image.dataset.fallback) return;
  const { fallback } = image.dataset;
  delete image.dataset.fallback;
  for (const source of image.closest('picture')?.querySelectorAll('source') ?? []) source.remove();
  image.removeAttribute('srcset');
  image.src = fallback;
};
const markLoaded = (image: HTMLImageElement) => image.closest('.picture')?.setAttribute('data-loaded', '');
document.addEventListener('error', ({ target }) => target instanceof HTMLImageElement && showFallback(target), true);
document.addEventListener('load', ({ target }) => target instanceof HTMLImageElement && markLoaded(target), true);
/* Those that loaded or failed before this script ran. */
for (const image of document.images) if (image.complete) (image.naturalWidth > 0 ? markLoaded : showFallback)(image);

document.addEventListener('click', async ({ target }) => {
  const { themeSwitch, share, signOut } = (target as Element).closest<HTMLElement>('button')?.dataset ?? {};
  if (themeSwitch === '') setTheme(currentTheme() === 'dark' ? 'light' : 'dark');
  if (share) (await import('./share.ts')).share(share);
  if (signOut === '') (await import('./for-members.ts')).signOutHere();
});

for (const field of document.querySelectorAll<HTMLInputElement>('input[data-suggest]')) {
  field.addEventListener('focus', async () => (await import('./suggest.ts')).suggest(field), { once: true });
}

/** A page made in advance waits for its reader. */
const whenShown = (work: () => void) =>
  'prerendering' in document && document.prerendering
    ? document.addEventListener('prerenderingchange', work, { once: true })
    : work();
whenShown(() => {
  if (import.meta.env.COUNTS_IN_BROWSER || wasFetchedInAdvance()) tellVisit();
});
whenShown(async () => {
  if (document.querySelector('[data-publisher]')) (await import('./ads.ts')).startAds();
});
whenShown(async () => {
  if (isKept('plantry:toast')) (await import('#src/stores/toasts.ts')).showLeftOver();
});
const isMember = (): boolean => /(?:^|; )signed_in=1/.test(document.cookie);
whenShown(async () => {
  if (isMember() || navigator.serviceWorker?.controller) (await import('./for-members.ts')).startKeeping(isMember());
});

/* Back to a page of before signing in or out: not as it was. */
addEventListener('pageshow', ({ persisted }) => {
  if (persisted && isMember() !== 'member' in document.documentElement.dataset) location.reload();
});

/** The host does not count what is asked for before its reader opens it. */
function wasFetchedInAdvance(): boolean {
  type Navigation = PerformanceEntry & { activationStart?: number; deliveryType?: string };
  const [entry] = performance.getEntriesByType('navigation') as Navigation[];
  return Boolean(entry?.activationStart) || entry?.deliveryType === 'navigational-prefetch';
}

/** Nothing waits for it, and a failure is nobody's business. */
function tellVisit(): void {
  const body = JSON.stringify({ path: location.pathname });
  const headers = { 'Content-Type': 'application/json' };
  fetch(VISITS_PATH, { method: 'POST', headers, body, keepalive: true }).catch(() => undefined);
}

function isKept(key: string): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
