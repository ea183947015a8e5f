import type { CacheProviderFactory } from 'astro';

/**
 * Astro's cache provider on Node.js: it only writes down, in headers, what a page said of itself; our own server in
 * front keeps the pages and reads these headers. Invalidation goes through the database's content versions.
 */
const provider: CacheProviderFactory = () => ({
  name: 'plantry-page-store',
  setHeaders({ maxAge, swr, tags = [] }) {
    const directives = ['public', `max-age=${maxAge ?? 0}`, ...(swr ? [`stale-while-revalidate=${swr}`] : [])];
    return new Headers({ 'CDN-Cache-Control': directives.join(', '), 'Cache-Tag': tags.join(',') });
  },
  async invalidate() {},
});

export default provider;
