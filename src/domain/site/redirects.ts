import { z } from 'zod';

/** Characters of an address that is redirected, or led to. */
const LONGEST = 500;
/** As many redirects there may be; every process keeps them in memory. */
export const MOST_REDIRECTS = 5000;
/** Lines of an import. */
export const IMPORT_LINES = 2000;

/** Paths to which nobody comes from an old link, and what must go on working whatever is set here. */
const KEPT_FREE = /^\/(?:$|admin(?:\/|$)|api\/|login$|healthz$|readyz$|_astro\/|pagefind\/|maintenance$)/;

const REDIRECT_ORIGINS = ['hand', 'import', 'slug', 'move'] as const;
export const redirectSchema = z.object({
  from: z.string(),
  to: z.string(),
  /** `slug` where a recipe's address was changed, `move` where it had another at the place it came from. */
  origin: z.enum(REDIRECT_ORIGINS),
  createdAt: z.number(),
});
export type Redirect = z.infer<typeof redirectSchema>;

/** Addresses as they are typed, which this site reads in its own way. */
const typed = z.string().trim().min(1, 'Give both addresses').max(LONGEST, `Use at most ${LONGEST} characters`);
export const newRedirectSchema = z.strictObject({ from: typed, to: typed });

/**
 * An address of this site in its one spelling, path and query, from what was typed or pasted: a path, or whole with the
 * site's own name (`siteUrl`). `null` for another site's, and for what is no address.
 */
export function ownAddress(text: string, siteUrl: string): string | null {
  const { origin } = new URL(siteUrl);
  const written = text.trim();
  if (!/^(?:https?:\/\/|\/(?![/\\]))/i.test(written) || /[\s\\\p{Cc}]/u.test(written)) return null;
  const url = URL.parse(written, origin);
  if (!url || url.host !== new URL(origin).host) return null;
  const path = url.pathname.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
  return `${path}${url.search}`;
}

/** The problem of a redirect as such, in a sentence; `null` where nothing is. Both are {@link ownAddress}es. */
export function problemWith(from: string, to: string): string | null {
  if (KEPT_FREE.test(from)) return `${from} can’t be redirected: the site needs it.`;
  if (pathOf(to) === pathOf(from) && (to === from || !from.includes('?'))) return `${from} would lead to itself.`;
  return null;
}

/**
 * The problem of a redirect among the others, in a sentence: it would begin or end where another does. A circle is nothing
 * else.
 */
export function problemAmong(from: string, to: string, others: ReadonlyMap<string, string>): string | null {
  const on = others.get(to) ?? others.get(pathOf(to));
  if (on === from || on === pathOf(from)) return `${from} and ${to} would lead to each other.`;
  if (on !== undefined) return `${to} leads on to ${on}: let ${from} lead there.`;
  for (const [other, target] of others) {
    if (other !== from && (target === from || pathOf(target) === from))
      return `${other} leads to ${from}: change that one first.`;
  }
  return null;
}

/** An address without its query. */
export const pathOf = (address: string): string => address.split('?', 1)[0] ?? '';

interface Asked {
  path: string;
  /** With its question mark; empty where there is none. */
  query: string;
}

/** The names by which redirects may know an address that is asked for: with its query, and without. */
export const addressNames = ({ path, query }: Asked): [whole: string, bare: string] => {
  const bare = path.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
  return [`${bare}${query}`, bare];
};

/** The address that one that is asked for leads to: by its own query, or whatever its query, which then goes along. */
export function redirectedBy(redirects: ReadonlyMap<string, string>, asked: Asked): string | null {
  const [whole, bare] = addressNames(asked);
  const exact = redirects.get(whole);
  if (exact !== undefined || asked.query === '') return exact ?? null;
  const to = redirects.get(bare);
  if (to === undefined) return null;
  return to.includes('?') ? to : `${to}${asked.query}`;
}

/**
 * Pairs of addresses out of pasted lines: `old,new`, or parted by a tab or a semicolon, quoted or not. A head line, empty
 * lines and comments (`#`) are left out. `line` counts from 1.
 */
export function readRedirectLines(text: string): { line: number; from: string; to: string }[] {
  return text.split(/\r\n?|\n/).flatMap((row, index) => {
    const cells = row.split(/[,;\t]/).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));
    const [from = '', to = ''] = cells;
    const isHead = index === 0 && !/^(?:\/|https?:)/i.test(from) && from !== '';
    return row.trim() === '' || row.trim().startsWith('#') || isHead ? [] : [{ line: index + 1, from, to }];
  });
}
