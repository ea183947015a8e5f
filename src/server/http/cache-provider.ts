import type { CacheProviderFactory } from 'astro';

const YEAR = 31_536_000;

/**
 * Astro's cache provider: it only writes down, in headers, what a page said of itself; the host keeps the pages, or tells
 * a CDN to, and reads these headers. Invalidation goes through the database's content versions. A page that names tags
 * and no age holds until one of them changes.
 */
const provider: CacheProviderFactory = () => ({
  name: 'plantry-page-store',
  setHeaders({ maxAge, swr, tags = [] }) {
    const directives = ['public', `max-age=${maxAge ?? YEAR}`, ...(swr ? [`stale-while-revalidate=${swr}`] : [])];
    return new Headers({ 'CDN-Cache-Control': directives.join(', '), 'Cache-Tag': tags.join(',') });
  },
  async invalidate() {},
});

export default provider;
