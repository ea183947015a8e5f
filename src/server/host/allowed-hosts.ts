/** Names a `Host` header may carry. Port 80 and 443 are left out by clients, hence both spellings. */
export function hostCheck({
  siteUrl,
  port,
  allowed,
}: {
  siteUrl: string;
  /** On which the host listens. */
  port: number;
  /** Further names parted by commas; without a port they stand for every port. */
  allowed: string;
}): (host: string | undefined) => boolean {
  const site = new URL(siteUrl);
  // A proxy's $host in nginx leaves out the port.
  const exact = new Set([site.host, site.hostname]);
  if (site.protocol === 'http:') for (const name of ['localhost', '127.0.0.1', '[::1]']) exact.add(`${name}:${port}`);
  const names = new Set<string>();
  for (const entry of allowed.split(',').map((text) => text.trim().toLowerCase())) {
    if (entry) (/:\d+$/.test(entry) ? exact : names).add(entry);
  }
  return (host) => {
    if (host === undefined) return false;
    if (exact.has(host)) return true;
    const lower = host.toLowerCase();
    return exact.has(lower) || names.has(lower.replace(/:\d+$/, ''));
  };
}
