import { narrowed } from './csp.ts';

/** What Astro writes before the first island of a page, wherever that is. */
const STYLE = { start: '<style>astro-island,', end: '</style>' } as const;

/**
 * A page as Astro made it, put right: its style where HTML allows one, and a policy of its own. Pages are kept whole, so
 * nothing is lost by reading them whole; as bytes, because reading a page as text and writing it again costs a twentieth
 * of what making it does.
 */
export async function finishedPage(response: Response): Promise<Response> {
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  const { status, statusText, headers } = response;
  const html = withStyleInHead(Buffer.from(await response.arrayBuffer()));
  const policy = headers.get('content-security-policy');
  if (policy) headers.set('content-security-policy', narrowed(policy, html));
  return new Response(html, { status, statusText, headers });
}

/**
 * Astro puts the one style rule of its islands before the first island, in the middle of the body, where HTML allows no
 * style element. This moves it to the end of the head.
 */
function withStyleInHead(html: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  const head = html.indexOf('</head>');
  const from = html.indexOf(STYLE.start, head);
  if (head < 0 || from < 0) return html;
  const to = html.indexOf(STYLE.end, from) + STYLE.end.length;
  const parts = [html.subarray(0, head), html.subarray(from, to), html.subarray(head, from), html.subarray(to)];
  return Buffer.concat(parts);
}
