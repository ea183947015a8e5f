/**
 * In the place of Astro's own endpoint, `/_image`: that one would draw any file of the build for anybody, in any size and as
 * often as they like. Pages name pictures in the sizes there are.
 */
export const GET = (): Response => new Response('Not found', { status: 404 });
