import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Looks within the time a client has. */
const LOOKS = 10;

/** Bytes. What is longer goes out in pieces of this size. */
const PIECE = 64 * 1024;

/**
 * Ends an answer with a body. A long body goes out in pieces, which tells a client that reads slowly from one that does
 * not read.
 */
export function endWith(res: ServerResponse, body: Buffer, from = 0): void {
  if (body.length - from <= PIECE) return void res.end(from === 0 ? body : body.subarray(from));
  const to = from + PIECE;
  res.write(body.subarray(from, to), (error) => {
    if (!error) endWith(res, body, to);
  });
}

/**
 * Closes connections whose clients have read nothing of a waiting answer for so many milliseconds. Node.js' own limits
 * do not do it: they start anew with whatever a client sends. Returns a function that stops it.
 */
export function endUnread(server: Server, patience: number, now = () => performance.now()): () => void {
  /** The bytes each client had taken when that last grew, and when that was. */
  const taken = new Map<Socket, { bytes: number; at: number }>();
  server.on('connection', (socket: Socket) => {
    taken.set(socket, { bytes: 0, at: now() });
    socket.once('close', () => taken.delete(socket));
  });
  const timer = setInterval(() => {
    const at = now();
    for (const [socket, last] of taken) {
      const bytes = socket.bytesWritten - socket.writableLength;
      if (socket.writableLength === 0 || bytes !== last.bytes) Object.assign(last, { bytes, at });
      else if (at - last.at >= patience) socket.destroy();
    }
  }, patience / LOOKS);
  timer.unref();
  return () => clearInterval(timer);
}
