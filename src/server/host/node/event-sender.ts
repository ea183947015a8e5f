import { answerHeaders } from '../headers.ts';
import type { Exchange } from './exchange.ts';

/** Whether an answer comes bit by bit, for as long as both sides want it. */
export const isEvents = ({ headers, body }: Response): boolean =>
  body !== null && headers.get('content-type') === 'text/event-stream';

/** Sends each bit when it comes, until there is no more or the client has gone. One who reads none of it is told no more. */
export async function sendEvents({ req, res }: Exchange, { status, headers, body }: Response): Promise<void> {
  const reader = body?.getReader();
  res.once('close', () => void reader?.cancel().catch(() => undefined));
  res.writeHead(status, answerHeaders(headers).flat());
  if (req.method === 'HEAD' || !reader) {
    await reader?.cancel();
    return void res.end();
  }
  res.flushHeaders();
  for (let bit = await reader.read(); !bit.done && !res.destroyed; bit = await reader.read()) {
    if (!res.write(bit.value)) await new Promise((drained) => res.once('drain', drained).once('close', drained));
  }
  res.end();
}
