import { hash } from 'node:crypto';

/** What a page may load, scripts and styles apart; Astro puts these into every page's policy. */
export const PAGE_DIRECTIVES = [
  "default-src 'self'",
  "img-src 'self' data: https:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
] as const;

/** The search index runs as WebAssembly. */
export const SCRIPT_SOURCES = ["'self'", "'wasm-unsafe-eval'"] as const;

/** The policy of pictures and fonts, which load and run nothing. Every page loads a handful: it is short. */
export const INERT_POLICY = "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** The policy of all else that Astro does not render: scripts, styles, JSON. It knows no inline script. */
export const FILE_POLICY = [...PAGE_DIRECTIVES, `script-src ${SCRIPT_SOURCES.join(' ')}`, "style-src 'self'"].join(
  '; ',
);

/** Lets one inline script or style count, by its exact text. */
export const inlineHash = (text: string | Buffer): `sha256-${string}` => `sha256-${hash('sha256', text, 'base64')}`;

/**
 * Astro's policy lists the hash of every script and style that any page might have, written into it or a file. A page's
 * own lists those written into this page; files are allowed by `'self'`. A shorter head may save a round trip.
 */
export function narrowed(policy: string, html: Buffer): string {
  const own = new Set(
    [...inlineTexts(html, 'script'), ...inlineTexts(html, 'style')].map((text) => `'${inlineHash(text)}'`),
  );
  return withSources(policy, (_, sources) =>
    sources.filter((source) => !source.startsWith("'sha256-") || own.has(source)),
  );
}

/** A policy with other sources in some of its directives. */
export function withSources(policy: string, sourcesOf: (directive: string, sources: string[]) => string[]): string {
  return policy
    .split(';')
    .map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, ...sourcesOf(name, sources)].join(' ');
    })
    .filter(Boolean)
    .join('; ');
}

function* inlineTexts(html: Buffer, element: 'script' | 'style'): Generator<Buffer> {
  for (let at = html.indexOf(`<${element}`); at >= 0; at = html.indexOf(`<${element}`, at)) {
    const text = html.indexOf('>', at) + 1;
    const end = html.indexOf(`</${element}>`, text);
    if (text === 0 || end < 0) return;
    if (end > text) yield html.subarray(text, end);
    at = end;
  }
}
