import { LRUCache } from 'lru-cache';
import { type ErrorCode, ourFault } from '#src/domain/errors.ts';
import { megabytes } from '#src/domain/megabytes.ts';
import { paths } from '#src/paths.ts';
import { env } from '../base/env.ts';
import { escapeMarkup } from '../base/escape.ts';
import { FILE_POLICY, inlineHash, withSources } from '../http/csp.ts';
import { lookNow } from '../look/site-look.ts';
import { BODY_LIMIT } from './bounds/body-limit.ts';
import { foreignNameHelp } from './foreign-name.ts';
import { answerHeaders, type HostAnswer } from './headers.ts';

interface Saying {
  code: ErrorCode;
  message: string;
  /** Advice for a person. */
  advice: string;
  /** Whether the same request may well be answered a moment later. */
  mayPass?: boolean;
}

/** The words of the host itself, by status. */
const SAYINGS = {
  400: {
    code: 'validation',
    message: 'That address isn’t quite right',
    advice: 'We can’t read it. Perhaps part of it got lost when it was copied.',
  },
  404: { code: 'not_found', message: 'Not found', advice: 'There’s nothing at this address.' },
  405: {
    code: 'method_not_allowed',
    message: 'This address does not know that method',
    advice: 'You can look, but that’s all.',
  },
  413: {
    code: 'too_large',
    message: `That’s too large: at most ${megabytes(BODY_LIMIT)}`,
    advice: 'Please send less of it.',
  },
  414: { code: 'validation', message: 'That address is too long', advice: 'Please ask for less at once.' },
  421: {
    code: 'validation',
    message: 'This site doesn’t answer to that name',
    advice: 'It goes by another one, and there it will gladly have you.',
  },
  429: {
    code: 'rate_limited',
    message: 'Please wait a moment',
    advice: 'That was a lot at once. We’ll be ready for more in a few seconds.',
    mayPass: true,
  },
  500: {
    code: 'internal',
    message: 'Something went wrong on our side',
    advice: 'We’ve logged it and will look into it. If it happens again, tell us this number:',
    mayPass: true,
  },
  503: {
    code: 'unavailable',
    message: 'Please try again in a moment',
    advice: 'We can’t answer just now.',
    mayPass: true,
  },
} as const satisfies Record<number, Saying>;
export type RefusalStatus = keyof typeof SAYINGS;

/**
 * The colours of src/styles/tokens.css, written out: the page must stand when nothing else of the site does. Those of a site of
 * its own look come before them.
 */
const FONTS = `
@font-face { font-family: Fraunces; src: url(/fonts/fraunces.woff2) format("woff2"); font-weight: 480 560; font-display: swap }
@font-face { font-family: Figtree; src: url(/fonts/figtree.woff2) format("woff2"); font-weight: 400 700; font-display: swap }
`;
const LOOK = `
:root { color-scheme: light dark; font: 1rem/1.55 var(--font-sans, Figtree, system-ui, -apple-system, "Segoe UI", Roboto, Arial, sans-serif) }
body { margin: 0; min-height: 100svh; display: grid; align-items: center; background: var(--color-bg, light-dark(oklch(0.984 0.008 91), oklch(0.178 0.012 155))); color: var(--color-text, light-dark(oklch(0.235 0.028 155), oklch(0.952 0.01 100))) }
main { box-sizing: border-box; width: min(100%, 44rem); margin: 0 auto; padding: 3rem 1.5rem }
.name { display: flex; align-items: center; gap: 0.625rem; margin: 0 0 3.5rem; font: 560 1.5rem/1 var(--font-display, Fraunces, Georgia, serif) }
.status { margin: 0; font-size: 0.875rem; font-weight: 600; letter-spacing: 0.08em; color: var(--color-accent, light-dark(oklch(0.545 0.165 36), oklch(0.755 0.135 42))) }
h1 { margin: 0.75rem 0 0; font: 480 clamp(2.1rem, 1.6rem + 2.2vw, 3.25rem)/1.04 var(--font-display, Fraunces, Georgia, serif); letter-spacing: -0.022em; text-wrap: balance }
.advice { max-width: 44ch; margin: 1.25rem 0 0; font-size: 1.125rem; color: var(--color-muted, light-dark(oklch(0.47 0.022 140), oklch(0.765 0.016 120))) }
.advice code { color: var(--color-text, light-dark(oklch(0.235 0.028 155), oklch(0.952 0.01 100))); overflow-wrap: anywhere }
.ways { display: flex; flex-wrap: wrap; gap: 0.75rem; margin: 2.25rem 0 0 }
.ways a { padding: 0.65rem 1.35rem; border: 1px solid var(--color-control, light-dark(oklch(0.62 0.022 95), oklch(0.565 0.02 145))); border-radius: 999px; color: inherit; font-weight: 600; text-decoration: none }
.ways a:first-child { border-color: transparent; background: var(--color-primary, light-dark(oklch(0.43 0.098 152), oklch(0.82 0.145 140))); color: var(--color-on-primary, light-dark(oklch(0.99 0.01 110), oklch(0.215 0.045 152))) }
details { margin: 3rem 0 0; color: var(--color-muted, light-dark(oklch(0.47 0.022 140), oklch(0.765 0.016 120))) }
summary { width: fit-content; cursor: pointer; font-weight: 600 }
h2 { margin: 1.5rem 0 0; font-size: 1rem }
pre { margin: 0.5rem 0 0; padding: 1rem; border: 1px solid var(--color-control, light-dark(oklch(0.62 0.022 95), oklch(0.565 0.02 145))); border-radius: 0.75rem; font-size: 0.875rem; white-space: pre-wrap; overflow-wrap: anywhere }
p code { overflow-wrap: anywhere }
a:focus-visible, summary:focus-visible { outline: 3px solid light-dark(oklch(0.52 0.17 262), oklch(0.75 0.12 255)); outline-offset: 3px }
`;
/** Under a foreign name nothing else of the site is answered: no fonts, no picture, and not its look. */
const styleOf = (status: RefusalStatus): string => (status === 421 ? LOOK : lookNow().css + FONTS + LOOK);
const policyWith = (style: string): string =>
  withSources(FILE_POLICY, (name, sources) =>
    name === 'style-src' ? [...sources, `'${inlineHash(style)}'`] : sources,
  );
const policies = new LRUCache<string, string, undefined>({ max: 4, memoMethod: policyWith });

/**
 * A short answer of the host's own, with further headers: JSON for calls, a page for people, which needs nothing else of
 * the site to be seen. `id` names the request; `host` is the name it came under, where that is why.
 */
export function refusal(
  address: string,
  status: RefusalStatus,
  id: string,
  more: Record<string, string> = {},
  host?: string,
): HostAnswer<string> {
  const { code, message } = SAYINGS[status];
  const isCall = address.startsWith('/api/');
  const own: Record<string, string> = isCall
    ? { 'Content-Type': 'application/json' }
    : { 'Content-Type': 'text/html', 'Content-Security-Policy': policies.memo(styleOf(status)) };
  const body = isCall
    ? JSON.stringify({ message: status === 500 ? ourFault(id) : message, code })
    : page(status, id, host);
  return { status, headers: answerHeaders(Object.entries({ ...own, ...more })), body };
}

/** The error page for an answer of a page that failed and has a status but no text; `null` for every other answer. */
export function standInFor({ status, headers }: Response, address: string, id: string): HostAnswer<string> | null {
  if ((status !== 500 && status !== 503) || headers.has('content-type')) return null;
  const seconds = headers.get('retry-after');
  return refusal(address, status, id, seconds === null ? {} : { 'Retry-After': seconds });
}

function page(status: RefusalStatus, id: string, host: string | undefined): string {
  const { message, advice, mayPass = false }: Saying = SAYINGS[status];
  const { SITE_URL } = env();
  const { siteName, icons } = lookNow();
  const icon = icons.tab.href;
  const name = escapeMarkup(siteName);
  // Under a name that is not the site's, only its own address leads anywhere.
  const isForeign = status === 421;
  const home = isForeign ? `${escapeMarkup(SITE_URL)}/` : paths.home;
  const number = status === 500 ? ` <code>${escapeMarkup(id)}</code>` : '';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${message} · ${name}</title>
${isForeign ? '' : `<link rel="icon" href="${icon}">\n`}<style>${styleOf(status)}</style>
</head>
<body>
<main>
<p class="name">${isForeign ? '' : `<img src="${icon}" alt="" width="36" height="36">`}${name}</p>
<p class="status">${status}</p>
<h1>${message}</h1>
<p class="advice">${advice}${number}</p>
<p class="ways">${mayPass ? '<a href="">Try again</a>' : ''}<a href="${home}">To the home page</a></p>
${isForeign ? foreignNameHelp(host) : ''}</main>
</body>
</html>
`;
}
