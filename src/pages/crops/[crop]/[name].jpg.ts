import type { APIRoute } from 'astro';
import { AppError } from '#src/domain/errors.ts';
import { pictures } from '#src/paths.ts';
import { errorResponse } from '#src/server/http/errors.ts';
import { cropOf } from '#src/server/pictures/crops.ts';

/** Seconds. An uploaded picture may be taken off the site, a picture of the build goes with the next one. */
const KEPT = { uploaded: 300, built: 2_592_000 };

/** A picture of our own cut for sharing or for structured data. */
export const GET: APIRoute = async (context) => {
  const { params } = context;
  const bytes = await cropOf(params.name ?? '', params.crop ?? '');
  if (!bytes) return errorResponse(new AppError('not_found', 'There is no such picture'), context);
  // Its focus stands behind its name.
  const [name = ''] = (params.name ?? '').split('_');
  const maxAge = pictures.isUploaded(name) ? KEPT.uploaded : KEPT.built;
  return new Response(new Uint8Array(bytes), {
    headers: { 'Content-Type': 'image/jpeg', 'Cache-Control': `public, max-age=${maxAge}` },
  });
};
