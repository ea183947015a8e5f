import { paths } from '#src/paths.ts';
import { keepJson, readStoredJson } from '#src/stores/local-storage.ts';
import type { WayIn } from './ways-in.ts';

/** What another program shares: an address to be read, or a text. */
export interface SharedPage {
  way: WayIn;
  typed: string;
}

/** As much as one types: more is no recipe. */
const LONGEST = { address: 2000, text: 50_000 } as const;

/**
 * What the address of the page says was shared with it; `null` where nothing was. Phones put the address of a page among the
 * text as often as not. Whatever it is, it's a text for a field.
 */
export function sharedPage(search: string): SharedPage | null {
  const query = new URLSearchParams(search);
  const said = (name: string): string => query.get(name)?.trim() ?? '';
  const [url, text, title] = [said('url'), said('text'), said('title')];
  const words = [title, text].filter(Boolean).join('\n');
  const address = [url, ...text.split(/\s/)].find(isAddress);
  if (address !== undefined) return { way: 'address', typed: address.slice(0, LONGEST.address) };
  const typed = words || url;
  return typed ? { way: 'text', typed: typed.slice(0, LONGEST.text) } : null;
}

/** Letters of an address that signing in comes back to. */
const LONGEST_NEXT = 500;
const KEY = 'plantry:shared';

/**
 * The page of this site that a visitor who shares something comes back to once they're signed in: what they shared is in its
 * address, or in the tab where that would be too long.
 */
export function nextWithShared(search: string): string {
  const shared = sharedPage(search);
  if (!shared) return paths.writeOwn;
  const query = `?${new URLSearchParams({ text: shared.typed })}`;
  if (paths.writeOwn.length + query.length <= LONGEST_NEXT) return paths.writeOwn + query;
  keepJson(KEY, search, 'sessionStorage');
  return paths.writeOwn;
}

/** What the tab has of before signing in, once. */
export function sharedBefore(): SharedPage | null {
  const search = readStoredJson(KEY, 'sessionStorage');
  keepJson(KEY, null, 'sessionStorage');
  return typeof search === 'string' ? sharedPage(search) : null;
}

const isAddress = (word: string | undefined): word is string => {
  const address = word && URL.canParse(word) ? new URL(word) : null;
  return address !== null && (address.protocol === 'https:' || address.protocol === 'http:');
};
