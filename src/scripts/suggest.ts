/** The part of Pagefind's browser API that is used here. */
interface Pagefind {
  options(options: Record<string, unknown>): Promise<void>;
  /** `null` when a newer search has taken this one's place. */
  debouncedSearch(query: string, options: object, ms: number): Promise<Found | null>;
}

interface Found {
  results: { data(): Promise<Hit> }[];
}

interface Hit {
  url: string;
  meta: { title: string; image?: string; time?: string };
}

const MOST = 6;
const PAUSE_MS = 120;
const INDEX = '/pagefind/pagefind.js';

let pagefind: Promise<Pagefind> | undefined;
let failures = 0;
let fields = 0;

/** Gives a search field suggestions as one types: an ARIA combobox over Pagefind's index, which loads only now. */
export function suggest(field: HTMLInputElement): void {
  // Whoever types asks again.
  load().catch(() => undefined);
  const list = document.createElement('ul');
  list.id = `suggestions-${++fields}`;
  list.className =
    'suggestions absolute top-[calc(100%_+_0.5rem)] right-0 left-0 z-50 max-h-[min(28rem,60vh)] overflow-y-auto rounded-card border border-border bg-surface p-[0.4rem] shadow-high';
  list.role = 'listbox';
  list.ariaLabel = 'Suggestions';
  list.hidden = true;
  field.form?.append(list);
  field.role = 'combobox';
  field.setAttribute('aria-controls', list.id);
  field.ariaAutoComplete = 'list';
  close(field, list);

  field.addEventListener('input', () => void update(field, list));
  field.addEventListener('keydown', (event) => onKey(event, field, list));
  field.addEventListener('blur', () => setTimeout(() => close(field, list), 150));
  list.addEventListener('pointerdown', (event) => event.preventDefault());
  if (field.value) void update(field, list);
}

/**
 * The index, loaded once; where that failed the next to ask loads it again, from an address of its own: browsers
 * remember of a module that it could not be loaded.
 */
function load(): Promise<Pagefind> {
  const address = failures > 0 ? `${INDEX}?again=${failures}` : INDEX;
  pagefind ??= (import(/* @vite-ignore */ address) as Promise<Pagefind>).catch((error: unknown) => {
    pagefind = undefined;
    failures += 1;
    throw error;
  });
  return pagefind;
}

/** What is found: nothing where the index cannot be read, `null` when a newer search has taken this one's place. */
async function search(query: string): Promise<Found | null> {
  try {
    // A load that was under way before somebody typed shares its failure with all who wait for it: they ask once more.
    const index = await load().catch(load);
    return await index.debouncedSearch(query, {}, PAUSE_MS);
  } catch (error) {
    console.warn('There are no suggestions', error);
    return { results: [] };
  }
}

async function update(field: HTMLInputElement, list: HTMLUListElement): Promise<void> {
  const query = field.value.trim();
  if (query.length < 2) return close(field, list);
  const found = await search(query);
  if (!found || field.value.trim() !== query || document.activeElement !== field) return;
  // A recipe taken off the site is refused until the index is made again.
  const loaded = await Promise.allSettled(found.results.slice(0, MOST).map((result) => result.data()));
  const hits = loaded.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  if (hits.length === 0) return close(field, list);
  list.replaceChildren(...hits.map((hit, index) => option(hit, `${list.id}-${index}`)));
  list.hidden = false;
  field.ariaExpanded = 'true';
  field.removeAttribute('aria-activedescendant');
}

/** The link itself is the option: nothing that can be pressed lies in another such thing. */
function option({ url, meta }: Hit, id: string): HTMLLIElement {
  const item = document.createElement('li');
  item.role = 'none';
  const link = item.appendChild(document.createElement('a'));
  link.id = id;
  link.role = 'option';
  link.ariaSelected = 'false';
  link.href = url;
  link.tabIndex = -1;
  link.className =
    'suggestion grid grid-cols-[56px_1fr_auto] items-center gap-[0.8rem] rounded-md p-[0.4rem] font-[550] no-underline';
  const image = link.appendChild(document.createElement('img'));
  image.src = meta.image ?? '';
  image.alt = '';
  image.width = 56;
  image.height = 42;
  link.appendChild(document.createElement('span')).textContent = meta.title;
  if (meta.time) link.appendChild(document.createElement('small')).textContent = meta.time;
  return item;
}

function onKey(event: KeyboardEvent, field: HTMLInputElement, list: HTMLUListElement): void {
  if (list.hidden) return;
  const options = [...list.querySelectorAll('a')];
  const at = options.findIndex((item) => item.ariaSelected === 'true');
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step) {
    event.preventDefault();
    select(field, options, (at + step + options.length + (at < 0 && step < 0 ? 1 : 0)) % options.length);
  } else if (event.key === 'Enter' && at >= 0) {
    event.preventDefault();
    options[at]?.click();
  } else if (event.key === 'Escape') {
    event.preventDefault();
    event.stopPropagation();
    close(field, list);
  }
}

function select(field: HTMLInputElement, options: HTMLElement[], chosen: number): void {
  for (const [index, item] of options.entries()) item.ariaSelected = String(index === chosen);
  const item = options[chosen];
  if (!item) return;
  field.setAttribute('aria-activedescendant', item.id);
  item.scrollIntoView({ block: 'nearest' });
}

function close(field: HTMLInputElement, list: HTMLUListElement): void {
  list.hidden = true;
  field.ariaExpanded = 'false';
  field.removeAttribute('aria-activedescendant');
}
