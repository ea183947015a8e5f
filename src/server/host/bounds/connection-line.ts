import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Requests of one connection that may wait for their answers; browsers send one at a time. */
const MOST = 16;
/** Whoever goes on sending beyond this, unanswered, is cut off: Node.js makes objects of each. */
const TOO_MANY = 256;

/** Answered when the requests before it are (`turn`), `refused`, or not at all: what came before it ends the connection. */
type LinePlace = { turn: Promise<void> | null } | 'refused' | 'ignored';

export interface ConnectionLine {
  join(req: IncomingMessage, res: ServerResponse): LinePlace;
}

interface Line {
  open: number;
  last: ServerResponse | null;
}

/**
 * Requests sent on one connection without waiting for answers (pipelined) are worked on one after the other, each once
 * the client has read the answer before it. So a client that does not read costs one answer.
 */
export function openConnectionLine(): ConnectionLine {
  const lines = new WeakMap<Socket, Line>();
  return {
    join(req, res) {
      const line = lines.get(req.socket) ?? { open: 0, last: null };
      lines.set(req.socket, line);
      const { last } = line;
      line.last = res;
      line.open++;
      res.once('close', () => line.open--);
      if (line.open > TOO_MANY) req.socket.destroy();
      if (line.open > MOST + 1) return 'ignored';
      if (line.open > MOST) return 'refused';
      const isFree = !last || last.closed;
      return { turn: isFree ? null : new Promise((resolve) => last.once('close', resolve)) };
    },
  };
}
