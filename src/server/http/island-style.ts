/** What Astro writes before the first island of a page, wherever that is. */
const STYLE = /<style>astro-island,[^<]*<\/style>/;

/**
 * Astro puts the one style rule of its islands before the first island, in the middle of the body, where HTML allows no
 * style element. This moves it to the end of the head. Pages are kept whole, so nothing is lost by reading them whole.
 */
export async function withValidStyle(response: Response): Promise<Response> {
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  const html = await response.text();
  const style = STYLE.exec(html)?.[0];
  const moved = style ? html.replace(style, '').replace('</head>', () => `${style}</head>`) : html;
  return new Response(moved, { status: response.status, statusText: response.statusText, headers: response.headers });
}
