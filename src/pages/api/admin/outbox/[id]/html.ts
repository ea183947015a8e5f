import { letterPageCall } from '#src/contracts/site/admin-operations.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { readFromOutbox } from '#src/server/mail/outbox.ts';

/** Letters style themselves inline, and are nobody's business but this site's administrators'. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data: https:; frame-ancestors 'self'; sandbox";

export const GET = endpoint(letterPageCall, async ({ params }) => {
  const letter = await readFromOutbox(params.id);
  if (!letter) return null;
  return new Response(letter.html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': POLICY,
      'Cache-Control': 'private, no-store',
    },
  });
});
