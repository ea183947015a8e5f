/** Where a recipe was adapted from, if that is an address on the web. */
export function sourceOf(address: string | null): { url: string; site: string } | null {
  const url = address && URL.canParse(address) ? new URL(address) : null;
  return url && /^https?:$/.test(url.protocol) ? { url: url.href, site: url.hostname.replace(/^www\./, '') } : null;
}
