import type { TagVersion } from '#src/db/client.ts';
import { liesAhead } from '../../base/clock.ts';
import type { Header } from '../headers.ts';
import { type Encoding, fromBrotli } from './encodings.ts';

/** A finished page, as it is kept in memory and on disk. */
export interface Page {
  /** Its canonical address: path and known parameters. */
  key: string;
  /** Number of the newest change known before it was made. */
  seq: number;
  /** The tags of what it shows. */
  tags: readonly string[];
  /** When it was made, in UTC milliseconds. */
  madeAt: number;
  /** UTC milliseconds until which it is fresh, and until which it may still be shown while it is made again. */
  freshUntil: number;
  staleUntil: number;
  /** Its own headers, such as its type and its content security policy; not those every answer carries. */
  headers: readonly Header[];
  /** Whoever is signed in sees another one, made for them. */
  isVisitors?: boolean;
  /** Digest of the body. */
  digest: string;
  br: Buffer;
  /** For the few clients that take no brotli; made when first asked for. */
  gzip?: Buffer | undefined;
  identity?: Buffer | undefined;
}

export type Freshness = 'current' | 'stale' | 'outdated';

interface KnownVersions {
  readonly sequence: number;
  of(tag: string): TagVersion | undefined;
}

/**
 * `current`: may be shown; `stale`: may be shown while it is made again, because only figures moved or its age passed;
 * `outdated`: may not be shown any more.
 */
export function freshness(page: Page, versions: KnownVersions, now: number): Freshness {
  // A database put back from a backup counts on from an earlier number.
  if (page.seq > versions.sequence || isHidden(page, versions) || now >= page.staleUntil) return 'outdated';
  const moved = page.tags.some((tag) => (versions.of(tag)?.version ?? 0) > page.seq);
  return moved || !isYoung(page, now) ? 'stale' : 'current';
}

/** Whether a page's time has not passed. A page made by a clock that was ahead counts as old. */
export const isYoung = ({ madeAt, freshUntil }: Page, now: number): boolean =>
  now < freshUntil && !liesAhead(madeAt, now);

/**
 * Whether content that the page shows was changed or withdrawn since, so that it may not be shown even while the
 * database fails.
 */
export const isHidden = (page: Pick<Page, 'seq' | 'tags'>, versions: KnownVersions): boolean =>
  page.tags.some((tag) => (versions.of(tag)?.contentVersion ?? 0) > page.seq);

export function bodyOf(page: Page, encoding: Encoding): Buffer {
  if (encoding === 'br') return page.br;
  page[encoding] ??= fromBrotli[encoding](page.br);
  return page[encoding];
}

export const isHtml = ({ headers }: Page): boolean =>
  headers.some(([name, value]) => name === 'content-type' && value.startsWith('text/html'));

/** Approximate bytes of memory it takes. */
export const weightOf = ({ br, gzip, identity }: Page): number =>
  br.length + (gzip?.length ?? 0) + (identity?.length ?? 0) + 2048;
