/** The address a link of a guide may lead to: a page of this site, https, or a mailbox; `null` for anything else. */
export function linkOf(address: string): string | null {
  if (address.startsWith('#')) return address;
  // Browsers read a backslash as a slash, and two slashes as another site.
  if (address.startsWith('/')) return /^\/(?![/\\])[^\s\\]*$/.test(address) ? address : null;
  const url = URL.parse(address);
  return url && (url.protocol === 'https:' || url.protocol === 'mailto:') ? url.href : null;
}
