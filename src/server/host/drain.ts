import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as pause, setImmediate } from 'node:timers/promises';

const ROUND_MS = 40;
/** Rounds before the door closes, and before connections without a request are closed. */
const ROUNDS = 3;

/**
 * Closes a server so that nobody who was let in is turned away: Node.js' own `close()` at once ends connections whose
 * request has arrived but was not read yet. Requests under way have so many milliseconds to finish.
 */
export async function drain(server: Server, patience: number): Promise<void> {
  const end = setTimeout(() => server.closeAllConnections(), patience);
  await rounds();
  const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
  await rounds();
  const sweep = setInterval(() => server.closeIdleConnections(), ROUND_MS);
  await closed;
  clearInterval(sweep);
  clearTimeout(end);
}

/** Lets what waits at the sockets be read a few times, however busy the process is. */
async function rounds(): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) {
    await pause(ROUND_MS);
    await setImmediate();
  }
}
