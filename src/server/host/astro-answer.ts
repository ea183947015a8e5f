import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { env } from '../env.ts';
import { securityHeaders } from '../http/security-headers.ts';
import { type Exchange, type Header, refuse } from './answer.ts';
import { chooseEncoding, type Encoding, isCompressible, QUICK } from './encodings.ts';
import { withCharset } from './page-sender.ts';
import { isBare, retryAfterOf } from './refusal.ts';
import { INTERNAL_HEADERS } from './rendering.ts';

const SECURITY_HEADERS = new Set(securityHeaders({ isHttps: true }).map(([name]) => name.toLowerCase()));

/** Streams what Astro answered, with the headers every answer carries, compressed where that helps. */
export async function sendAnswer(exchange: Exchange, response: Response): Promise<void> {
  const { req, res, id } = exchange;
  const contentType = response.headers.get('content-type') ?? '';
  if (isBare(response)) return refuse(exchange, response.status, Object.entries(retryAfterOf(response)));
  const encoding = encodingFor(req.headers['accept-encoding']?.toString(), response, contentType);
  const headers: Header[] = [
    ...[...response.headers].filter(([name]) => passesOn(name, encoding)).map(withCharset),
    ...(response.headers.has('cache-control') ? [] : [['Cache-Control', 'private, no-store'] as const]),
    ...securityHeaders({
      isHttps: env().isHttps,
      contentType,
      policy: response.headers.get('content-security-policy') ?? undefined,
    }),
    ...(isCompressible(contentType) ? [['Vary', 'Accept-Encoding'] as const] : []),
    ...(encoding === 'identity' ? [] : [['Content-Encoding', encoding] as const]),
    ['X-Request-Id', id],
  ];
  exchange.sentPage = response.status === 200 && contentType.startsWith('text/html');
  res.writeHead(response.status, headers.flat());
  if (!response.body || req.method === 'HEAD') {
    await response.body?.cancel();
    res.end();
    return;
  }
  const body = Readable.fromWeb(response.body as import('node:stream/web').ReadableStream<Uint8Array>);
  if (encoding === 'br') {
    const params = { [constants.BROTLI_PARAM_QUALITY]: QUICK.brotli };
    await pipeline(body, createBrotliCompress({ params }), res);
  } else if (encoding === 'gzip') await pipeline(body, createGzip({ level: QUICK.gzip }), res);
  else await pipeline(body, res);
}

function passesOn(name: string, encoding: Encoding): boolean {
  if (INTERNAL_HEADERS.has(name) || SECURITY_HEADERS.has(name)) return false;
  return name !== 'content-length' || encoding === 'identity';
}

/** A body that comes with a cookie is left alone: its length must tell nothing. */
function encodingFor(accepted: string | undefined, response: Response, contentType: string): Encoding {
  const { headers } = response;
  const leave = !response.body || headers.has('set-cookie') || headers.has('content-encoding');
  return leave || !isCompressible(contentType) ? 'identity' : chooseEncoding(accepted);
}
