import type { IncomingMessage, ServerResponse } from 'node:http';
import { env } from '../base/env.ts';
import { securityHeaders } from '../http/security-headers.ts';
import { endWith } from './bounds/unread-answers.ts';
import { type RefusalStatus, refusal } from './refusal.ts';

export type Header = readonly [name: string, value: string];

/** Longest address that is answered, in characters. */
export const ADDRESS_LIMIT = 12_000;

/** Of a page. Browsers ask each time, and mostly get a 304, because it may change at any moment. */
export const PAGE_CACHE_CONTROL = 'public, max-age=0, must-revalidate';

/** One request on its way through the host. */
export interface Exchange {
  req: IncomingMessage;
  res: ServerResponse;
  /** Names the request in logs and answers. */
  id: string;
  /** Whether it was answered with a page of HTML, whole or as unchanged. */
  sentPage?: boolean;
}

/** `[name, value, name, value]`, as Node.js writes it without looking again. */
export const flat = (headers: readonly Header[]): string[] => headers.flat();

/** Sends a whole body; only the headers on HEAD. */
export function sendBody(
  { req, res, id }: Exchange,
  status: number,
  headers: readonly Header[],
  body: Buffer | string = '',
): void {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  const noBody = status === 204 || status === 304;
  res.writeHead(status, [
    ...flat(headers),
    ...(noBody ? [] : ['Content-Length', String(bytes.length)]),
    'X-Request-Id',
    id,
  ]);
  if (req.method === 'HEAD' || noBody) res.end();
  else endWith(res, bytes);
}

/** Whether a path, or a whole address, is in well-formed percent-encoding and hides no zero byte. */
export function isDecodable(address: string): boolean {
  try {
    return !decodeURIComponent(address).includes('\u0000');
  } catch {
    return false;
  }
}

/** Sends an answer of the host's own. */
export function refuse(exchange: Exchange, status: RefusalStatus, more: readonly Header[] = []): void {
  const { contentType, body, policy } = refusal(exchange.req.url ?? '', status, exchange.id);
  sendBody(
    exchange,
    status,
    [
      ['Content-Type', contentType],
      ['Cache-Control', 'private, no-store'],
      ...securityHeaders({ isHttps: env().isHttps, contentType, policy }),
      ...more,
    ],
    body,
  );
}

/** Sends to the address by which a page is known; `location` is a path of this site. */
export function redirect(exchange: Exchange, location: string): void {
  sendBody(exchange, 301, [
    ['Location', location],
    ['Cache-Control', 'private, no-store'],
    ...securityHeaders({ isHttps: env().isHttps }),
  ]);
}

/** Whether the client already holds the version an `ETag` names. */
export function isUnchanged(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  if (ifNoneMatch === etag || ifNoneMatch === '*') return true;
  return ifNoneMatch.split(',').some((part) => part.trim().replace(/^W\//, '') === etag);
}
