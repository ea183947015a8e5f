import type { APIRoute } from 'astro';
import { tag } from '#src/server/base/tags.ts';
import { sitemap } from '#src/server/sitemap/sitemap.ts';

export const GET: APIRoute = async ({ cache }) => {
  cache.set({ tags: [tag.recipes, tag.collections, tag.guides, tag.site], maxAge: 86_400 });
  return new Response(await sitemap(), { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
};
