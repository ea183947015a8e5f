import type { APIRoute } from 'astro';
import { AppError } from '#src/domain/errors.ts';
import { errorResponse } from '#src/server/http/errors.ts';
import { cropOf } from '#src/server/pictures/crops.ts';

/** A picture of our own cut for sharing or for structured data. */
export const GET: APIRoute = async ({ params, locals }) => {
  const bytes = await cropOf(params.name ?? '', params.crop ?? '');
  if (!bytes) return errorResponse(new AppError('not_found', 'There is no such picture'), locals.requestId);
  return new Response(new Uint8Array(bytes), {
    headers: { 'Content-Type': 'image/jpeg', 'Cache-Control': 'public, max-age=2592000' },
  });
};
