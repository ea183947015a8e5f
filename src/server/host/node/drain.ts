import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as pause, setImmediate } from 'node:timers/promises';

const ROUND_MS = 10;
/** Rounds of the event loop without a new connection after which nobody is left at the door, and the most of them. */
const QUIET_ROUNDS = 5;
const MOST_ROUNDS = 300;
const SWEEP_MS = 50;

/**
 * Closes a server without turning away clients that are connecting: Node.js' own `close()` resets connections that were
 * not accepted yet, or whose request was not read yet. Requests under way have `patience` milliseconds to finish.
 */
export async function drain(server: Server, patience: number): Promise<void> {
  const end = setTimeout(() => server.closeAllConnections(), patience);
  await untilQuiet(server);
  const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
  await rounds(QUIET_ROUNDS);
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  await closed;
  clearInterval(sweep);
  clearTimeout(end);
}

/** A busy process accepts one connection in a round of its event loop. */
async function untilQuiet(server: Server): Promise<void> {
  let quiet = 0;
  const onConnection = () => {
    quiet = 0;
  };
  server.on('connection', onConnection);
  for (let round = 0; round < MOST_ROUNDS && quiet < QUIET_ROUNDS; round++) {
    quiet++;
    await rounds(1);
  }
  server.off('connection', onConnection);
}

async function rounds(count: number): Promise<void> {
  for (let round = 0; round < count; round++) {
    await pause(ROUND_MS);
    await setImmediate();
  }
}
