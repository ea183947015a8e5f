import type { APIRoute } from 'astro';
import { tag } from '#src/server/base/tags.ts';
import { namedPages } from '#src/server/guides/named-pages.ts';

export const GET: APIRoute = async ({ cache }) => {
  cache.set({ tags: [tag.collections, tag.guides, tag.recipes], maxAge: 86_400 });
  return Response.json(await namedPages());
};
