import { hash } from 'node:crypto';
import { elementsIn } from '#src/domain/html-elements.ts';

/** The sources a page may load from, scripts and styles apart; Astro puts these into every page's policy. */
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

export const SCRIPT_SOURCES = ["'self'"] as const;

/** The policy of pictures and fonts, which load and run nothing. Every page loads a handful: it is short. */
export const INERT_POLICY = "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** The policy of a drawing that somebody uploaded, opened by its own address too: it has its styles, and nothing runs. */
export const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** The policy of all else that Astro does not render: scripts, styles, JSON. It knows no inline script. */
export const FILE_POLICY = [...PAGE_DIRECTIVES, `script-src ${SCRIPT_SOURCES.join(' ')}`, "style-src 'self'"].join(
  '; ',
);

const SEARCH_WORKER = '/pagefind/pagefind-worker.js';
const SEARCH_WORKER_POLICY = "default-src 'none'; script-src 'wasm-unsafe-eval'; connect-src 'self'";

/** A file's own policy, by its address: Pagefind's worker alone runs the search index, which is WebAssembly. */
export const policyOfFile = (address: string): string | undefined =>
  address === SEARCH_WORKER ? SEARCH_WORKER_POLICY : undefined;

/** The policy of a page in development: Vite writes scripts and styles into it, of which nothing lists the hashes. */
export const DEV_POLICY = [
  ...PAGE_DIRECTIVES,
  `script-src ${SCRIPT_SOURCES.join(' ')} 'unsafe-inline'`,
  "style-src 'self' 'unsafe-inline'",
].join('; ');

/** Lets one inline script or style count, by its exact text. */
export const inlineHash = (text: string): `sha256-${string}` => `sha256-${hash('sha256', text, 'base64')}`;

/**
 * Astro's policy lists the hash of every script and style that any page might have written into it; a page's own lists
 * those it has. Half a kilobyte less in the head of a page can be a round trip less.
 */
export function narrowed(policy: string, html: string): string {
  const texts = Array.from(elementsIn(html, ['script', 'style']), ({ inner }) => inner).filter(Boolean);
  const own = new Set(texts.map((text) => ` '${inlineHash(text)}'`));
  return policy.replaceAll(/ 'sha256-[^']+'/g, (source) => (own.has(source) ? source : ''));
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
