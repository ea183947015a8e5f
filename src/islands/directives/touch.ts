import type { ClientDirective } from 'astro';

/** Signs that somebody is about to use an island: worth fetching its code, not yet worth running it. */
const NEARING = ['pointerenter', 'focusin', 'touchstart'] as const;

/**
 * `client:touch`: the island's HTML is there from the start, its script comes with the first touch, and no touch is
 * lost: clicks are held back until the island is awake, and then given again in their order. Whoever types
 * into a field wakes it too. A script that does not come is asked for again at the next touch. With a value,
 * `client:touch="key other-key"`, an island that kept something in localStorage under one of these keys wakes by itself, to
 * show it; so it does for a `#key` when the address ends in something that begins so, and with `client:touch="member"` for members.
 */
const touch: ClientDirective = (load, { value }, element) => {
  let loading: ReturnType<typeof load> | undefined;
  let isWaking = false;
  const held: HTMLElement[] = [];
  const fetchCode = () => {
    loading ??= load();
    return loading;
  };
  const wake = async () => {
    const hydrate = await fetchCode();
    await hydrate();
    // Astro tries twice, says on the console that the code did not come, and answers as if it had.
    if (element.hasAttribute('ssr')) return sleepOn();
    element.removeEventListener('click', onClick, true);
    element.removeEventListener('input', wakeOnce, true);
    for (const sign of NEARING) element.removeEventListener(sign, fetchCode, true);
    // React hydrates in its own time, or at once for an event like this; a box ticked before that would go unnoticed.
    held[0]?.dispatchEvent(new Event('pointercancel', { bubbles: true }));
    for (const touched of held) {
      touched.click();
      // The next one must find what this one has changed, which React shows when the event is over.
      await new Promise((resolve) => setTimeout(resolve));
    }
  };
  const sleepOn = () => {
    loading = undefined;
    isWaking = false;
    held.length = 0;
  };
  const wakeOnce = () => {
    if (isWaking) return;
    isWaking = true;
    void wake();
  };
  const onClick = (event: Event) => {
    const touched = event.target instanceof Element ? event.target.closest('button, input, label, a, summary') : null;
    if (touched instanceof HTMLAnchorElement) return;
    event.preventDefault();
    event.stopPropagation();
    if (touched instanceof HTMLElement) held.push(touched);
    wakeOnce();
  };
  element.addEventListener('click', onClick, true);
  // Whoever came by keyboard and types has clicked nothing.
  element.addEventListener('input', wakeOnce, { capture: true, passive: true });
  for (const sign of NEARING) element.addEventListener(sign, fetchCode, { capture: true, passive: true, once: true });
  const keys = typeof value === 'string' ? value.split(' ') : [];
  const wakeIfKept = () => keys.some(keeps) && wakeOnce();
  addEventListener('hashchange', wakeIfKept);
  // A link that leads where the address is already is a touch all the same.
  addEventListener('click', ({ target }) => {
    if (keys.includes((target as Element).closest('a')?.hash ?? '')) wakeOnce();
  });
  if (value === 'member' && 'member' in document.documentElement.dataset) wakeOnce();
  wakeIfKept();
};

function keeps(key: string): boolean {
  if (key.startsWith('#')) return location.hash.startsWith(key);
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

export default touch;
