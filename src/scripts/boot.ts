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

for (const button of document.querySelectorAll('[data-theme-switch]')) {
  button.addEventListener('click', () => setTheme(currentTheme() === 'dark' ? 'light' : 'dark'));
}

for (const field of document.querySelectorAll<HTMLInputElement>('input[data-suggest]')) {
  field.addEventListener('focus', async () => (await import('./suggest.ts')).suggest(field), { once: true });
}

for (const button of document.querySelectorAll('[data-logout]')) {
  button.addEventListener('click', async () => (await import('#src/stores/session.ts')).logout());
}
