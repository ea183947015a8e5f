import { currentTheme, setTheme } from './theme.ts';

/** The few lines every page runs; everything heavier is imported when it is first needed. */

document.addEventListener(
  'error',
  ({ target }) => {
    if (!(target instanceof HTMLImageElement) || !target.dataset.fallback) return;
    const fallback = target.dataset.fallback;
    delete target.dataset.fallback;
    for (const source of target.closest('picture')?.querySelectorAll('source') ?? []) source.remove();
    target.removeAttribute('srcset');
    target.src = fallback;
  },
  true,
);

const markLoaded = (image: HTMLImageElement) => image.closest('.picture')?.setAttribute('data-loaded', '');
document.addEventListener('load', ({ target }) => target instanceof HTMLImageElement && markLoaded(target), true);
for (const image of document.images) if (image.complete && image.naturalWidth > 0) markLoaded(image);

for (const button of document.querySelectorAll('[data-theme-switch]')) {
  button.addEventListener('click', () => setTheme(currentTheme() === 'dark' ? 'light' : 'dark'));
}

for (const field of document.querySelectorAll<HTMLInputElement>('input[data-suggest]')) {
  field.addEventListener('focus', async () => (await import('./suggest.ts')).suggest(field), { once: true });
}

for (const button of document.querySelectorAll('[data-logout]')) {
  button.addEventListener('click', async () => (await import('./logout.ts')).logout());
}
