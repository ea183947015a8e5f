import type { APIRoute } from 'astro';
import { tag } from '#src/server/base/tags.ts';
import { kitchenForBrowsers } from '#src/server/search/fridge.ts';

export const GET: APIRoute = async ({ cache }) => {
  cache.set({ tags: [tag.recipes], maxAge: 86_400 });
  return Response.json(await kitchenForBrowsers());
};
