import { counted } from '#src/domain/counted.ts';
import { isNamedBy, type NamedPage } from '#src/domain/published/naming.ts';
import { type Dictionary, openDictionary, type Reading } from '#src/domain/search/dictionary.ts';
import { paths } from '#src/paths.ts';

/** The part of Pagefind's browser API that is used here. */
interface Pagefind {
  options(options: Record<string, unknown>): Promise<void>;
  search(query: string): Promise<Found>;
}

interface Found {
  results: { id: string; data(): Promise<Hit> }[];
}

interface Hit {
  url: string;
  meta: { title: string; image?: string; time?: string };
}

const MOST = 5;
/** The most collections, and the most guides. */
const MOST_PAGES = 2;
/** Searches and categories. */
const MOST_OTHERS = 3;
const INDEX = '/pagefind/pagefind.js';
const DICTIONARY = '/pagefind/dictionary.json';

let pagefind: Promise<Pagefind> | undefined;
let dictionary: Promise<((typed: string) => Reading) | null> | undefined;
let pages: Promise<NamedPage[]> | undefined;
let failures = 0;
let fields = 0;

/** Gives a search field suggestions as one types: an ARIA combobox over Pagefind's index, which loads only now. */
export function suggest(field: HTMLInputElement): void {
  // Whoever types asks again.
  load().catch(() => undefined);
  void loadDictionary();
  void loadPages();
  const list = document.createElement('div');
  list.id = `suggestions-${++fields}`;
  list.className =
    'suggestions absolute top-[calc(100%_+_0.5rem)] right-0 left-0 z-50 max-h-[min(30rem,60vh)] overflow-y-auto rounded-lg border border-border bg-surface p-1.5 shadow-high';
  list.role = 'listbox';
  list.ariaLabel = 'Suggestions';
  list.hidden = true;
  const status = document.createElement('p');
  status.role = 'status';
  status.className = 'sr-only';
  field.form?.append(list, status);
  field.role = 'combobox';
  field.setAttribute('aria-controls', list.id);
  field.ariaAutoComplete = 'list';
  close(field, list);

  field.addEventListener('input', () => void update(field, list, status));
  field.addEventListener('keydown', (event) => onKey(event, field, list));
  field.addEventListener('blur', () => setTimeout(() => close(field, list), 150));
  list.addEventListener('pointerdown', (event) => event.preventDefault());
  if (field.value) void update(field, list, status);
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

/** Without it what is typed is looked for as it is. */
function loadDictionary(): Promise<((typed: string) => Reading) | null> {
  dictionary ??= fetch(DICTIONARY)
    .then(async (answer) => (answer.ok ? openDictionary((await answer.json()) as Dictionary) : null))
    .catch(() => null);
  return dictionary;
}

/** Without them neither collections nor guides are suggested. */
function loadPages(): Promise<NamedPage[]> {
  pages ??= fetch(paths.pageNames)
    .then(async (answer) => (answer.ok ? ((await answer.json()) as NamedPage[]) : []))
    .catch(() => []);
  return pages;
}

/** The recipes that queries find, in their order; nothing where the index cannot be read. */
async function search(queries: readonly string[], isStale: () => boolean): Promise<Hit[]> {
  try {
    // A load that was under way before somebody typed shares its failure with all who wait for it: they ask once more.
    const index = await load().catch(load);
    const found = new Map<string, Found['results'][number]>();
    for (const query of queries) {
      if (found.size >= MOST || isStale()) break;
      for (const result of (await index.search(query)).results) found.set(result.id, found.get(result.id) ?? result);
    }
    // A recipe taken off the site is refused until the index is made again.
    const loaded = await Promise.allSettled([...found.values()].slice(0, MOST).map((result) => result.data()));
    return loaded.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  } catch (error) {
    console.warn('There are no suggestions', error);
    return [];
  }
}

async function update(field: HTMLInputElement, list: HTMLElement, status: HTMLElement): Promise<void> {
  const { value } = field;
  const query = value.trim();
  const isStale = () => field.value !== value || document.activeElement !== field;
  if (query.length < 2) {
    status.textContent = '';
    return close(field, list);
  }
  const reading = (await loadDictionary())?.(value) ?? { queries: [query], searches: [], categories: [] };
  const hits = await search(reading.queries, isStale);
  const named = (await loadPages()).filter((page) => isNamedBy(query, page));
  const namedOf = (kind: NamedPage['kind']) =>
    named
      .filter((page) => page.kind === kind)
      .slice(0, MOST_PAGES)
      .map(({ path, title }) => link(path, title));
  if (isStale()) return;
  const others = [
    ...reading.categories.map(({ slug, label, recipes }) =>
      link(paths.recipes({ category: slug }), `${label}: ${counted(recipes, 'recipe')}`),
    ),
    ...reading.searches.map((words) => link(paths.recipes({ search: words }), `Search for ${words}`)),
  ].slice(0, MOST_OTHERS);
  const groups = [
    group('Recipes', hits.map(option)),
    group('Collections', namedOf('Collections')),
    group('Guides', namedOf('Guides')),
    group('Searches', others),
  ].filter((one) => one !== null);
  list.replaceChildren(...groups);
  const options = [...list.querySelectorAll('a')];
  for (const [index, item] of options.entries()) item.id = `${list.id}-${index}`;
  status.textContent = options.length > 0 ? counted(options.length, 'suggestion') : 'No suggestions';
  if (options.length === 0) return close(field, list);
  list.hidden = false;
  field.ariaExpanded = 'true';
  field.removeAttribute('aria-activedescendant');
}

function group(label: string, options: readonly HTMLElement[]): HTMLElement | null {
  if (options.length === 0) return null;
  const box = document.createElement('div');
  box.role = 'group';
  box.ariaLabel = label;
  box.append(...options);
  return box;
}

/** The link itself is the option: nothing that can be pressed lies in another such thing. */
function link(href: string, text: string): HTMLAnchorElement {
  const item = document.createElement('a');
  item.role = 'option';
  item.ariaSelected = 'false';
  item.href = href;
  item.tabIndex = -1;
  item.className = 'suggestion block rounded-sm px-3.25 py-2.5 font-semibold no-underline';
  item.textContent = text;
  return item;
}

function option({ url, meta }: Hit): HTMLAnchorElement {
  const item = link(url, '');
  item.className =
    'suggestion grid grid-cols-[56px_1fr_auto] items-center gap-3.25 rounded-sm p-1.5 font-semibold no-underline';
  const image = item.appendChild(document.createElement('img'));
  image.src = meta.image ?? '';
  image.alt = '';
  image.width = 56;
  image.height = 42;
  item.appendChild(document.createElement('span')).textContent = meta.title;
  if (meta.time) item.appendChild(document.createElement('small')).textContent = meta.time;
  return item;
}

function onKey(event: KeyboardEvent, field: HTMLInputElement, list: HTMLElement): void {
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

function close(field: HTMLInputElement, list: HTMLElement): void {
  list.hidden = true;
  field.ariaExpanded = 'false';
  field.removeAttribute('aria-activedescendant');
}
