import { categorySchema } from '#src/domain/recipes/kitchen.ts';
import { paths } from '#src/paths.ts';
import { LISTING_NAMES, readListingAddress } from '../../http/listing-address.ts';
import { readNotesAddress } from '../../http/notes-address.ts';

/** Campaign parameters that advertisers and social networks hang on any address; no page reads them. */
const CAMPAIGN = /^(utm_\w+|fbclid|gclid|msclkid|mc_[ce]id|ref)$/;

/** Never the same for everybody, or not worth keeping. */
const APART = /^\/(api|admin|crops|media|pagefind|_image|_astro|_server-islands)(\/|$)/;

/** The one spelling of a page's path: Astro takes doubled slashes, and `.html` at the end, for the same page. */
export const canonicalPath = (pathname: string): string => pathname.replace(/\/{2,}/g, '/').replace(/\.html$/, '');

/**
 * The key under which a page may be kept: its canonical address. `null` for calls, administrators' pages and for
 * addresses with any other parameter: those are rendered for every request, so that a flood of made-up queries cannot
 * fill the store.
 */
export function pageKey({ pathname, searchParams }: URL): string | null {
  // Our addresses need no percent-encoding; spelling one in other ways must not store it again.
  if (APART.test(pathname) || pathname.includes('%') || canonicalPath(pathname) !== pathname) return null;
  const query = [...searchParams].filter(([name]) => !CAMPAIGN.test(name));
  if (query.length === 0) return pathname;
  return pathname === paths.recipes() ? keptListingKey(query) : keptNotesKey(pathname, query);
}

/** Pages of cooks' notes: as many as there are, because past the last one nothing is kept. */
function keptNotesKey(pathname: string, query: readonly (readonly [string, string])[]): string | null {
  const recipeId = /^\/recipes\/([^/]+)\/notes$/.exec(pathname)?.[1];
  if (!recipeId || query.some(([name]) => name !== 'page' && name !== 'sort')) return null;
  const search = new URLSearchParams(query.map(([name, value]) => [name, value]));
  const asked = search.size === new Set(search.keys()).size ? readNotesAddress(search) : null;
  return asked && paths.cookNotes(recipeId, asked);
}

function keptListingKey(query: readonly (readonly [string, string])[]): string | null {
  const values = new Map(query);
  if (values.size !== query.length) return null;
  const { category, page, ...others } = Object.fromEntries(values);
  if (Object.keys(others).length > 0) return null;
  const known =
    category === undefined || category === 'all' || category === '' ? undefined : categorySchema.safeParse(category);
  if (known && !known.success) return null;
  if (page !== undefined && !/^[1-9]\d{0,5}$/.test(page)) return null;
  return paths.recipes({ category: known?.data, page: page ? Number(page) : 1 });
}

/**
 * The address of a state of the listing in its one spelling, of those that have no key: searches, filters and orders.
 * `null` for what is no such state.
 */
export function listingKey({ pathname, searchParams }: URL): string | null {
  if (pathname !== paths.recipes()) return null;
  const query = new URLSearchParams([...searchParams].filter(([name]) => !CAMPAIGN.test(name)));
  const { state } = readListingAddress(query);
  return state && [...query.keys()].every((name) => LISTING_NAMES.includes(name)) ? paths.recipes(state) : null;
}
