/** Puts a film's player in the place of its still once that is pressed: nothing is asked of the other site before. */
export function playInPlace(event: MouseEvent): void {
  const still = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('[data-player]');
  // With a key held down a link opens elsewhere.
  if (!still || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const frame = document.createElement('iframe');
  frame.className = 'block aspect-video w-full rounded-lg border-0 bg-sunken';
  frame.title = still.dataset.title ?? '';
  frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
  // The player needs its own storage; it may not take the page elsewhere.
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-popups allow-presentation');
  frame.src = still.dataset.player ?? '';
  still.replaceWith(frame);
  frame.focus();
}
