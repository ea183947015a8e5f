import { ADVICE } from '#src/domain/advice.ts';
import { carriedOver } from './listing-address.ts';
import { closeFilters } from './listing-filters.ts';

/** Turns the listing's links and its search into fetches of the same addresses: without this script they still work. */

const SKELETONS_AFTER_MS = 120;
const RESULTS = 'listing-results';

interface Move {
  /** Adds an entry to the history; the way back and forward is there already. */
  isNew: boolean;
  /** What has the focus afterwards: the results, or what has this id if the change took the focus away. */
  focus?: string;
  /** Where the page was scrolled when the reader left this entry, in pixels. */
  scroll?: number;
}

const listing = element('listing');
const field = element('listing-field') as HTMLInputElement;
let underway: AbortController | undefined;
/** Query of the state asked for last, and of the one that the links on screen were made for. */
let asked = location.search;
let shown = location.search;

listing.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isPlain = !event.button && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link?.href || !isPlain || link.pathname !== location.pathname) return;
  event.preventDefault();
  markChosen(link);
  const isRetry = 'retry' in link.dataset;
  const query = isRetry ? asked : carriedOver(link.search, shown, asked);
  void move(query, { isNew: !isRetry, focus: link.dataset.focus ?? (link.id || RESULTS) });
});

listing.addEventListener('submit', (event) => {
  event.preventDefault();
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(event.target as HTMLFormElement)) {
    if (String(value).trim()) query.set(name, String(value).trim());
  }
  const text = query.toString().replaceAll('%2C', ',');
  void move(carriedOver(text && `?${text}`, shown, asked), { isNew: true, focus: RESULTS });
});

addEventListener('popstate', ({ state }) => {
  if (location.search !== asked) void move(location.search, { isNew: false, scroll: state?.scroll });
});

/* A member's island puts their diets in: the same entry of the history, another state. */
document.addEventListener('plantry:listing', (event) => {
  event.preventDefault();
  const { detail: address } = event as CustomEvent<string>;
  history.replaceState(history.state, '', address);
  void move(location.search, { isNew: false });
});

/* The first one is in view by itself: to ask where it stands would hold the first paint up. */
if (!element('listing-categories').firstElementChild?.hasAttribute('aria-current')) centreCategory();

async function move(query: string, { isNew, focus, scroll }: Move): Promise<void> {
  const address = location.pathname + query;
  underway?.abort();
  underway = new AbortController();
  const { signal } = underway;
  if (isNew) {
    history.replaceState({ scroll: scrollY }, '');
    history.pushState(null, '', address);
  }
  asked = location.search;
  document.dispatchEvent(new Event('plantry:asked'));
  const results = element(RESULTS);
  results.ariaBusy = 'true';
  const slow = setTimeout(() => results.replaceChildren(copyOf('listing-skeletons')), SKELETONS_AFTER_MS);
  signal.addEventListener('abort', () => clearTimeout(slow));
  let isReached = false;
  try {
    const response = await fetch(address, { headers: { Accept: 'text/html' }, signal });
    isReached = true;
    if (response.status >= 500) throw new Error(String(response.status));
    const next = new DOMParser().parseFromString(await response.text(), 'text/html');
    if (!next.getElementById('listing')) return location.assign(address);
    clearTimeout(slow);
    swap(next);
  } catch {
    if (signal.aborted) return;
    clearTimeout(slow);
    results.replaceChildren(copyOf('listing-failure'));
    const why = results.querySelector('.empty-state p');
    if (why && !isReached) why.textContent = `We couldn’t reach the site. ${ADVICE.unreached}`;
    results.querySelector<HTMLAnchorElement>('[data-retry]')?.setAttribute('href', address);
  }
  element(RESULTS).ariaBusy = null;
  settle(focus, scroll);
}

/** Takes over from the fetched page everything that shows the state. */
function swap(next: Document): void {
  shown = asked;
  for (const part of listing.querySelectorAll('[data-swap]')) {
    const fresh = next.getElementById(part.id);
    if (fresh) part.replaceWith(fresh);
  }
  if (document.activeElement !== field) field.value = (next.getElementById(field.id) as HTMLInputElement).value;
  document.title = next.title;
  centreCategory();
  document.dispatchEvent(new Event('plantry:content'));
}

/** Focus, scroll and the spoken count after a change. */
function settle(focus?: string, scroll?: number): void {
  const results = element(RESULTS);
  const heading = results.querySelector('h2');
  const isLost = document.activeElement === document.body;
  heading?.setAttribute('tabindex', '-1');
  if (focus === RESULTS) {
    heading?.focus({ preventScroll: true });
    closeFilters();
  } else {
    if (focus && isLost) (document.getElementById(focus) ?? heading)?.focus({ preventScroll: true });
    element('listing-status').textContent = heading?.textContent ?? '';
  }
  const isAbove =
    results.getBoundingClientRect().top < Math.max(0, element('listing-bar').getBoundingClientRect().bottom);
  if (scroll !== undefined) scrollTo(0, scroll);
  else if (focus !== undefined && isAbove) results.scrollIntoView();
}

/** A chosen filter shows at once, before its recipes are there. */
function markChosen(link: HTMLAnchorElement): void {
  if (link.matches('.segment')) {
    element('listing-categories').querySelector('[aria-current]')?.removeAttribute('aria-current');
    link.setAttribute('aria-current', 'page');
  } else if (link.closest('#listing-groups')) link.ariaCurrent = link.ariaCurrent ? null : 'true';
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
