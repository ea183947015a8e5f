import { answerHeaders } from '../headers.ts';
import { standInFor } from '../refusal.ts';
import { chooseEncoding, compressedForOne, type Encoding, isCompressible } from '../store/encodings.ts';
import { isEvents, sendEvents } from './event-sender.ts';
import { type Exchange, writeAnswer } from './exchange.ts';

/** Sends what Astro answered, with the headers every answer carries, compressed where that helps. */
export async function sendResponse(exchange: Exchange, response: Response): Promise<void> {
  const { req, id } = exchange;
  const { status, headers } = response;
  const inPlace = standInFor(response, req.url ?? '', id);
  if (inPlace) return writeAnswer(exchange, inPlace);
  if (isEvents(response)) return sendEvents(exchange, response);
  const wanted = encodingFor(req.headers['accept-encoding']?.toString(), response);
  // Pages and all other calls are whole before they are answered.
  const whole = req.method === 'HEAD' ? null : Buffer.from(await response.arrayBuffer());
  const small = whole && wanted && wanted !== 'identity' ? await compressedForOne(whole, wanted) : null;
  const encoding = wanted && whole && !small ? 'identity' : wanted;
  const hasLength = status !== 204 && status !== 304;
  exchange.sentPage = status === 200 && headers.get('content-type')?.startsWith('text/html') === true;
  writeAnswer(exchange, {
    status,
    headers: answerHeaders(headers, { encoding }),
    body: hasLength ? (small ?? whole) : null,
  });
}

/**
 * The encoding for an answer of a type that is compressed. A body that comes with a cookie is left alone: its length must tell
 * nothing.
 */
function encodingFor(accepted: string | undefined, { headers, body }: Response): Encoding | undefined {
  if (!isCompressible(headers.get('content-type') ?? '')) return undefined;
  const leave = !body || headers.has('set-cookie') || headers.has('content-encoding');
  return leave ? 'identity' : chooseEncoding(accepted);
}
