/** Mails style themselves inline, and are nobody's business but this site's administrators'. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data: https:; frame-ancestors 'self'; sandbox";

/** A mail as a page of its own, for a frame: it may run nothing and ask for nothing but its pictures. */
export const framedMail = (html: string): Response =>
  new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': POLICY,
      'Cache-Control': 'private, no-store',
    },
  });
