import { env } from '../../base/env.ts';
import { securityHeaders } from '../../http/security-headers.ts';
import { type Exchange, type Header, refuse } from '../answer.ts';
import { endWith } from '../bounds/unread-answers.ts';
import { withCharset } from '../page-sender.ts';
import { isBare, retryAfterOf } from '../refusal.ts';
import { chooseEncoding, compressedForOne, type Encoding, isCompressible } from '../store/encodings.ts';
import { INTERNAL_HEADERS } from '../store/rendering.ts';

const SECURITY_HEADERS = new Set(securityHeaders({ isHttps: true }).map(([name]) => name.toLowerCase()));

/** Sends what Astro answered, with the headers every answer carries, compressed where that helps. */
export async function sendAnswer(exchange: Exchange, response: Response): Promise<void> {
  const { req, res, id } = exchange;
  const contentType = response.headers.get('content-type') ?? '';
  if (isBare(response)) return refuse(exchange, response.status, Object.entries(retryAfterOf(response)));
  const wanted = encodingFor(req.headers['accept-encoding']?.toString(), response, contentType);
  // Pages and calls are whole before they are answered; nothing of ours comes in a stream.
  const whole = req.method === 'HEAD' ? null : Buffer.from(await response.arrayBuffer());
  const small = whole && wanted !== 'identity' ? await compressedForOne(whole, wanted) : null;
  const encoding = whole && !small ? 'identity' : wanted;
  const body = small ?? whole;
  const headers: Header[] = [
    ...[...response.headers].filter(([name]) => passesOn(name)).map(withCharset),
    ...(response.headers.has('cache-control') ? [] : [['Cache-Control', 'private, no-store'] as const]),
    ...securityHeaders({
      isHttps: env().isHttps,
      contentType,
      policy: response.headers.get('content-security-policy') ?? undefined,
    }),
    ...(isCompressible(contentType) ? [['Vary', 'Accept-Encoding'] as const] : []),
    ...(encoding === 'identity' ? [] : [['Content-Encoding', encoding] as const]),
    ...(body && hasLength(response.status) ? [['Content-Length', String(body.length)] as const] : []),
    ['X-Request-Id', id],
  ];
  exchange.sentPage = response.status === 200 && contentType.startsWith('text/html');
  res.writeHead(response.status, headers.flat());
  if (body) endWith(res, body);
  else res.end();
}

function passesOn(name: string): boolean {
  if (INTERNAL_HEADERS.has(name) || SECURITY_HEADERS.has(name)) return false;
  return name !== 'content-length';
}

const hasLength = (status: number): boolean => status !== 204 && status !== 304;

/** A body that comes with a cookie is left alone: its length must tell nothing. */
function encodingFor(accepted: string | undefined, response: Response, contentType: string): Encoding {
  const { headers } = response;
  const leave = !response.body || headers.has('set-cookie') || headers.has('content-encoding');
  return leave || !isCompressible(contentType) ? 'identity' : chooseEncoding(accepted);
}
