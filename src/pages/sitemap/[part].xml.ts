import type { APIRoute } from 'astro';
import { AppError } from '#src/domain/errors.ts';
import { tag } from '#src/server/base/tags.ts';
import { errorResponse } from '#src/server/http/errors.ts';
import { sitemapPart } from '#src/server/sitemap/sitemap.ts';

export const GET: APIRoute = async (context) => {
  const { cache, params } = context;
  const part = /^[1-9]\d{0,3}$/.test(params.part ?? '') ? await sitemapPart(Number(params.part)) : null;
  if (!part) return errorResponse(new AppError('not_found', 'There is no such part'), context);
  cache.set({ tags: [tag.recipes, tag.collections, tag.guides, tag.site], maxAge: 86_400 });
  return new Response(part, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
};
