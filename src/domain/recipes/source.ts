import { playerOf } from '../films.ts';

/** The site where a film can be watched; `embedUrl` is the address of its player alone, where that is known. */
export function filmOf(address: string | null): { url: string; site: string; embedUrl: string | null } | null {
  const found = sourceOf(address);
  return found && { ...found, embedUrl: playerOf(found.url)?.url ?? null };
}

/** The site a recipe was adapted from, if that is an address on the web. */
export function sourceOf(address: string | null): { url: string; site: string } | null {
  const url = address && URL.canParse(address) ? new URL(address) : null;
  return url && /^https?:$/.test(url.protocol) ? { url: url.href, site: url.hostname.replace(/^www\./, '') } : null;
}
