import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Closes connections over which nothing has come for so many milliseconds since they were opened, without a word.
 * Browsers open some in advance. They would take what Node.js says then (408) for the answer to what they send in that
 * moment; what a connection closed without an answer they send again.
 */
export function endSilent(server: Server, patience: number): void {
  server.on('connection', (socket: Socket) => {
    const timer = setTimeout(() => {
      if (socket.bytesRead === 0) socket.destroy();
    }, patience).unref();
    socket.once('close', () => clearTimeout(timer));
  });
}
