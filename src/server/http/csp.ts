import { createHash } from 'node:crypto';

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

/** The policy of everything that Astro does not render: files, short refusals, JSON. It knows no inline script. */
export const FILE_POLICY = [...PAGE_DIRECTIVES, `script-src ${SCRIPT_SOURCES.join(' ')}`, "style-src 'self'"].join(
  '; ',
);

/** Lets one inline script run, by its exact text. */
export const scriptHash = (script: string): `sha256-${string}` =>
  `sha256-${createHash('sha256').update(script).digest('base64')}`;

/** Astro also lists the hashes of script and style files, which `'self'` allows already; out they go, to keep headers short. */
export function withoutFileHashes(policy: string, fileHashes: ReadonlySet<string>): string {
  return policy
    .split(';')
    .map((directive) =>
      directive
        .trim()
        .split(/\s+/)
        .filter((source) => !fileHashes.has(source))
        .join(' '),
    )
    .filter(Boolean)
    .join('; ');
}
