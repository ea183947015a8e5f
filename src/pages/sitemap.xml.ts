import type { APIRoute } from 'astro';
import { sitemap } from '#src/server/sitemap.ts';
import { tag } from '#src/server/tags.ts';

export const GET: APIRoute = async ({ cache }) => {
  cache.set({ tags: [tag.recipes, tag.site], maxAge: 86_400 });
  return new Response(await sitemap(), { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
};
