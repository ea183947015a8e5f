import { patternFrom } from '#src/domain/pattern.ts';
import { LOOK_FILE } from '#src/domain/site/appearance/logo.ts';
import { PICTURE_WIDTHS, paths } from '#src/paths.ts';
import { BODY_LIMIT } from './bounds/body-limit.ts';
import type { RedirectOf } from './redirects.ts';
import type { RefusalStatus } from './refusal.ts';
import { canonicalPath, listingKey, pageKey } from './store/page-key.ts';

/** Longest address that is answered, in characters. */
const ADDRESS_LIMIT = 12_000;

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
/** Pages that go on working while the site is closed, so that an administrator can sign in and open it. */
const OPEN = [paths.admin, paths.login];

/** Uploaded pictures were ever written under names like these; no other name reaches the disk. */
const PICTURE_FILE = `m-[0-9a-f]{24}(?:-(?:${PICTURE_WIDTHS.join('|')})\\.avif|-800\\.webp|\\.jpg)`;
const MEDIA = patternFrom(`^/media/(${PICTURE_FILE}|${LOOK_FILE})$`);

/** The number of addresses `X-Forwarded-For` had when it came here: by it a host sees how many proxies are in front. */
export const FORWARDED_ENTRIES = 'X-Forwarded-Entries';
const entriesIn = (forwarded: string | undefined): number => (forwarded ? forwarded.split(',').length : 0);

/** A request, described without the objects of Node.js or the web. */
export interface RequestFacts {
  method: string;
  /** Path and query, as they were sent. */
  target: string;
  /** The values of its `Host` headers. */
  hosts: readonly string[];
  /** Bytes of its body, as far as it says. */
  bodyBytes: number;
  /** Its `Cookie` header. */
  cookies: string | undefined;
  /** Its `X-Forwarded-For` header, where proxies may be in front. */
  forwarded?: string | undefined;
}

/** The state a decision may depend on besides the request; asked only when it does. */
export interface SiteState {
  /** Whether it answers to this name. */
  knowsHost(host: string | undefined): boolean;
  /** Whether it can answer at all. */
  isReady(): Promise<boolean>;
  /** Whether there are numbers for a monitor. */
  hasMetrics: boolean;
  /** Whether the build has a file at this path. */
  hasFile(path: string): boolean;
  isClosed(): Promise<boolean>;
  /** Finds where an address leads that is no page any more. */
  redirectOf: RedirectOf;
  /** Whether these cookies are an administrator's, who sees the site as it is while it is closed to everybody else. */
  isAdministrator(cookies: string | undefined): Promise<boolean>;
}

/** The answers that both hosts give alike: a refusal in words, a redirect, the health checks, an uploaded picture. */
export type Direct =
  /** `host` is the name that is not the site's, where that is why. */
  | { kind: 'refusal'; status: RefusalStatus; headers?: Record<string, string>; host?: string | undefined }
  | { kind: 'redirect'; location: string }
  | { kind: 'health'; status: 200 | 503; text: string; headers?: Record<string, string> }
  | { kind: 'media'; name: string };

/** The decision on what is to be done for a request. */
export type Decision =
  | Direct
  /** A file of the build, or of the search index. */
  | { kind: 'file' | 'search'; path: string }
  /** The page that says the site is closed. */
  | { kind: 'closed' }
  /** A page that is the same for everybody, unless it says otherwise. No other cache may keep it while the site is closed. */
  | { kind: 'page'; key: string; isClosed: boolean }
  /** A state of the listing that is one of too many to keep. */
  | { kind: 'listing'; key: string }
  /** A call of the API, or a page for this reader alone: Astro answers. */
  | { kind: 'call' | 'personal' }
  /** The numbers of this process, for whoever may have them. */
  | { kind: 'metrics' };

/**
 * Decides what to do with a request; the order of the decisions is here alone. Rejects where the site's state cannot be
 * read.
 */
export async function route(
  { method, target, hosts, bodyBytes, cookies, forwarded }: RequestFacts,
  site: SiteState,
): Promise<Decision> {
  if (!METHODS.includes(method)) return refused(405, { Allow: METHODS.join(', ') });
  if (hosts.length > 1) return refused(400);
  // Whoever watches over the site may call it by the machine's address.
  if (target === '/healthz')
    return { kind: 'health', status: 200, text: 'ok', headers: { [FORWARDED_ENTRIES]: String(entriesIn(forwarded)) } };
  if (target === '/readyz')
    return (await site.isReady())
      ? { kind: 'health', status: 200, text: 'ready' }
      : { kind: 'health', status: 503, text: 'not ready' };
  if (target === '/metrics' && site.hasMetrics) return { kind: 'metrics' };
  if (!site.knowsHost(hosts[0])) return { kind: 'refusal', status: 421, host: hosts[0] };
  if (target.length > ADDRESS_LIMIT) return refused(414);
  if (!isWellFormed(target)) return refused(400);
  if (bodyBytes > BODY_LIMIT) return refused(413);
  const url = new URL(`http://site${target}`);
  if (url.pathname.startsWith('/api/')) return { kind: 'call' };
  if (method !== 'GET' && method !== 'HEAD') return refused(405, { Allow: 'GET, HEAD' });
  const path = decodeURIComponent(url.pathname);
  if (site.hasFile(path)) return { kind: 'file', path };
  const [, name] = MEDIA.exec(path) ?? [];
  if (name) return { kind: 'media', name };
  const isClosed = await site.isClosed();
  if (isClosed && !staysOpen(path) && !(await site.isAdministrator(cookies))) return { kind: 'closed' };
  if (path.startsWith('/pagefind/')) return { kind: 'search', path };
  const moved = await site.redirectOf({ path: url.pathname, query: url.search });
  if (moved !== null) return { kind: 'redirect', location: moved };
  const canonical = canonicalPath(url.pathname);
  if (canonical !== url.pathname) return { kind: 'redirect', location: canonical + url.search };
  const key = pageKey(url);
  if (key !== null) return { kind: 'page', key, isClosed };
  const listing = listingKey(url);
  return listing === null ? { kind: 'personal' } : { kind: 'listing', key: listing };
}

/**
 * Whether a reader with these cookies gets a page of their own in place of the one that was made for everybody: of one
 * that is `kept` for visitors, and of one that keeps itself out of the store, because it may want to know who asks.
 */
export const wantsOwnPage = (
  cookies: string | undefined,
  kept: { isVisitors?: boolean | undefined } | null,
  status?: number,
): boolean => cookies !== undefined && (kept ? kept.isVisitors === true : status === 200);

const refused = (status: RefusalStatus, headers?: Record<string, string>): Decision =>
  headers ? { kind: 'refusal', status, headers } : { kind: 'refusal', status };

const staysOpen = (path: string): boolean => OPEN.some((open) => path === open || path.startsWith(`${open}/`));

/** A path of this site in well-formed percent-encoding; no other site's address, no backslash, no control character. */
function isWellFormed(target: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  if (!/^\/(?!\/)[^\\\u0000-\u0020\u007f]*$/.test(target)) return false;
  try {
    return !decodeURIComponent(target).includes('\u0000');
  } catch {
    return false;
  }
}
