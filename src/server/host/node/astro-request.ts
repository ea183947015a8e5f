import type { IncomingMessage } from 'node:http';
import { ReadableStream as NodeStream } from 'node:stream/web';
import { env } from '../../base/env.ts';
import type { Exchange } from './exchange.ts';

/** Address of a request as the outside sees it: a proxy in front speaks HTTPS for us. */
function outsideUrl({ headers: { host }, url = '' }: IncomingMessage): URL {
  const site = new URL(env().SITE_URL);
  return new URL(`${host === site.host || !host ? site.origin : `http://${host}`}${url}`);
}

/** A Node.js request as the web's `Request`; aborted when the client goes away before the answer is complete. */
export function webRequest({ req, res }: Exchange): Request {
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
  return new Request(outsideUrl(req), {
    method,
    headers,
    signal: gone.signal,
    ...(hasBody && { body: bodyOf(req), duplex: 'half' }),
  });
}

/** Its body; giving up reading it leaves the connection as it is, where a stream of Node.js would end both. */
const bodyOf = (req: IncomingMessage): ReadableStream<Uint8Array> =>
  NodeStream.from<Uint8Array>(req.iterator({ destroyOnReturn: false })) as ReadableStream<Uint8Array>;

/**
 * Reads and discards the rest of a request's body, because the next request of the connection follows it. `false` when
 * more than `limit` bytes follow; the connection must then be closed.
 */
export function readToEnd(req: IncomingMessage, limit: number): Promise<boolean> {
  if (req.readableEnded || req.destroyed) return Promise.resolve(true);
  return new Promise((resolve) => {
    let bytes = 0;
    const settle = (isWhole: boolean): void => {
      req.off('data', onData).off('end', onEnd).off('close', onEnd);
      resolve(isWhole);
    };
    const onEnd = () => settle(true);
    const onData = (chunk: Buffer): void => {
      bytes += chunk.length;
      if (bytes > limit) settle(false);
    };
    req.on('data', onData).once('end', onEnd).once('close', onEnd).resume();
  });
}
