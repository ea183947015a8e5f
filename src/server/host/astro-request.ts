import { Readable } from 'node:stream';
import { env } from '../env.ts';
import type { Exchange } from './answer.ts';

/** Largest body of any call, uploads included, in bytes; JSON has its own, smaller limit. */
export const BODY_LIMIT = 10 * 1024 * 1024;

/** Address of a request as the outside sees it: a proxy in front speaks HTTPS for us. */
export function addressOf(host: string | undefined, target: string): URL {
  const site = new URL(env().SITE_URL);
  return new URL(`${host === site.host || !host ? site.origin : `http://${host}`}${target}`);
}

/** A Node.js request as the web's `Request`; aborted when the client goes away before the answer is complete. */
export function webRequest({ req, res }: Exchange, url: URL): Request {
  const headers = new Headers();
  for (let at = 0; at < req.rawHeaders.length; at += 2) {
    headers.append(req.rawHeaders[at] ?? '', req.rawHeaders[at + 1] ?? '');
  }
  const gone = new AbortController();
  res.once('close', () => {
    if (!res.writableFinished) gone.abort();
  });
  const { method = 'GET' } = req;
  const sendsBody = 'content-length' in req.headers || 'transfer-encoding' in req.headers;
  const hasBody = sendsBody && method !== 'GET' && method !== 'HEAD';
  return new Request(url, {
    method,
    headers,
    signal: gone.signal,
    ...(hasBody && { body: Readable.toWeb(req) as ReadableStream<Uint8Array>, duplex: 'half' }),
  });
}

/** The request a kept page is rendered for: nobody's, so that nothing personal can get into it. */
export const nobodysRequest = (key: string): Request => new Request(`${env().SITE_URL}${key}`);
