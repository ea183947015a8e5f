import { closeFilters } from './listing-filters.ts';

/** Turns the listing's links and its search into fetches of the same addresses: without this script they still work. */

const SKELETONS_AFTER_MS = 120;
const COUNT = 'listing-count';

interface Move {
  /** Adds an entry to the history; the way back and forward is there already. */
  isNew: boolean;
  /** Id of what has the focus afterwards, if the change took it away. */
  focus?: string;
  /** Where the page was scrolled when the reader left this entry, in pixels. */
  scroll?: number;
}

const listing = element('listing');
const field = element('listing-field') as HTMLInputElement;
let underway: AbortController | undefined;
let shown = location.search;

listing.addEventListener('click', (event) => {
  const link = event.target instanceof Element && event.target.closest('a');
  const isPlain = !event.button && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !link.href || !isPlain || link.pathname !== location.pathname) return;
  event.preventDefault();
  const isRetry = 'retry' in link.dataset;
  void move(link.href, { isNew: !isRetry, focus: link.closest('.pager, [data-retry]') ? COUNT : link.id });
});

listing.addEventListener('submit', (event) => {
  event.preventDefault();
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(event.target as HTMLFormElement)) {
    if (String(value).trim()) query.set(name, String(value).trim());
  }
  const text = query.toString().replaceAll('%2C', ',');
  void move(location.pathname + (text && `?${text}`), { isNew: true, focus: COUNT });
});

addEventListener('popstate', ({ state }) => {
  if (location.search !== shown) void move(location.href, { isNew: false, scroll: state?.scroll });
});

centreCategory();

async function move(address: string, { isNew, focus, scroll }: Move): Promise<void> {
  underway?.abort();
  const { signal } = (underway = new AbortController());
  if (isNew) {
    history.replaceState({ scroll: scrollY }, '');
    history.pushState(null, '', address);
  }
  shown = location.search;
  const results = element('listing-results');
  results.ariaBusy = 'true';
  const slow = setTimeout(() => results.replaceChildren(copyOf('listing-skeletons')), SKELETONS_AFTER_MS);
  signal.addEventListener('abort', () => clearTimeout(slow));
  try {
    const response = await fetch(address, { headers: { Accept: 'text/html' }, signal });
    if (response.status >= 500) throw new Error(String(response.status));
    const next = new DOMParser().parseFromString(await response.text(), 'text/html');
    if (!next.getElementById('listing')) return location.assign(address);
    clearTimeout(slow);
    swap(next);
  } catch {
    if (signal.aborted) return;
    clearTimeout(slow);
    results.replaceChildren(copyOf('listing-failure'));
    results.querySelector<HTMLAnchorElement>('[data-retry]')?.setAttribute('href', address);
  }
  element('listing-results').ariaBusy = null;
  settle(focus, scroll);
}

/** Takes over from the fetched page everything that shows the state. */
function swap(next: Document): void {
  for (const part of listing.querySelectorAll('[data-swap]')) {
    const fresh = next.getElementById(part.id);
    if (fresh) part.replaceWith(fresh);
  }
  if (document.activeElement !== field) field.value = (next.getElementById(field.id) as HTMLInputElement).value;
  document.title = next.title;
  centreCategory();
  document.dispatchEvent(new Event('listing:swapped'));
}

/** Focus, scroll and the spoken count after a change. */
function settle(focus?: string, scroll?: number): void {
  const count = document.getElementById(COUNT);
  const target = (focus && document.getElementById(focus)) || count;
  if (focus === COUNT || (focus !== undefined && document.activeElement === document.body)) {
    target?.focus({ preventScroll: true });
  }
  if (focus !== COUNT) element('listing-status').textContent = count?.textContent ?? '';
  const bar = element('listing-bar').getBoundingClientRect();
  const top = element('listing-results').getBoundingClientRect().top;
  if (scroll !== undefined) scrollTo(0, scroll);
  else if (focus !== undefined && top < Math.max(0, bar.bottom)) element('listing-results').scrollIntoView();
  if (focus === COUNT) closeFilters();
}

/** Where the categories scroll sideways, the chosen one is in view. */
function centreCategory(): void {
  const row = element('listing-categories');
  const chosen = row.querySelector<HTMLElement>('[aria-current]');
  if (chosen) row.scrollLeft = chosen.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2;
}

function copyOf(template: string): Node {
  return (element(template) as HTMLTemplateElement).content.cloneNode(true);
}

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The listing lacks #${id}`);
  return found;
}
