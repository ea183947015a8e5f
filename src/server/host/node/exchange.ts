import type { IncomingMessage, ServerResponse } from 'node:http';
import fresh from 'fresh';
import { endWith } from '../bounds/unread-answers.ts';
import { type HostAnswer, headerOf, unchangedHeaders } from '../headers.ts';
import { type RefusalStatus, refusal } from '../refusal.ts';
import type { Decision } from '../route.ts';

/** One request on its way through the host. */
export interface Exchange {
  req: IncomingMessage;
  res: ServerResponse;
  /** Names the request in logs and answers. */
  id: string;
  /** The kind of answer, once that is decided. */
  kind?: Decision['kind'];
  /** Whether it was answered with a page of HTML, whole or as unchanged. */
  sentPage?: boolean;
}

/** Sends an answer; only its headers on HEAD, and a 304 to whoever holds it already. */
export function writeAnswer({ req, res }: Exchange, { status, headers, body }: HostAnswer): void {
  const isSame = status === 200 && isUnchanged(req.headers['if-none-match'], headerOf(headers, 'etag'));
  if (isSame) return void res.writeHead(304, unchangedHeaders(headers).flat()).end();
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  res.writeHead(status, [...headers.flat(), ...(bytes ? ['Content-Length', String(bytes.length)] : [])]);
  if (!bytes || req.method === 'HEAD') res.end();
  else endWith(res, bytes);
}

/** Sends a refusal, in words. */
export function refuse(exchange: Exchange, status: RefusalStatus, more?: Record<string, string>): void {
  writeAnswer(exchange, refusal(exchange.req.url ?? '', status, exchange.id, more));
}

/** Whether the client already holds the version an `ETag` names. */
export const isUnchanged = (ifNoneMatch: string | undefined, etag: string | undefined): boolean =>
  etag !== undefined && fresh({ 'if-none-match': ifNoneMatch }, { etag });
