import type { APIRoute } from 'astro';
import { paths } from '#src/paths.ts';
import { tag } from '#src/server/base/tags.ts';
import { siteFacts } from '#src/server/site/site-facts.ts';

export const GET: APIRoute = ({ cache }) => {
  cache.set({ tags: [tag.site], maxAge: 86_400 });
  const lines = [
    'User-agent: *',
    `Disallow: ${paths.admin}`,
    'Disallow: /api/',
    '',
    `Sitemap: ${new URL(paths.sitemap, siteFacts().url).href}`,
  ];
  return new Response(`${lines.join('\n')}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
};
