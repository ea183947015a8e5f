import type { APIRoute } from 'astro';
import { tag } from '#src/server/base/tags.ts';
import { collectionNames } from '#src/server/collections/collections.ts';

export const GET: APIRoute = async ({ cache }) => {
  cache.set({ tags: [tag.collections, tag.recipes], maxAge: 86_400 });
  return Response.json(await collectionNames());
};
