import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds: against a server that neither comes nor ends. */
const HANGING = 100_000;

/**
 * Waits until an address of a server that was started answers 200. Where the server ends before, or never comes, it is
 * ended, and all it has said is thrown.
 */
export async function untilReady(
  url: string,
  server: ChildProcess,
  said: () => string,
  hanging = HANGING,
): Promise<void> {
  const late = AbortSignal.timeout(hanging);
  for (;;) {
    const answer = await fetch(url, { signal: late }).catch((error: Error) => error);
    if (answer instanceof Response && answer.ok) return;
    const told =
      answer instanceof Response ? `${answer.status} ${await answer.text()}` : String(answer.cause ?? answer);
    const isOver = server.exitCode !== null || server.signalCode !== null;
    if (isOver || late.aborted) {
      server.kill('SIGKILL');
      const fate = isOver ? `It ended with ${server.exitCode ?? server.signalCode}.` : `${url} answers: ${told}`;
      throw new Error(`The server did not start. ${fate} It said:\n${said() || '(nothing)'}`);
    }
    await pause(50);
  }
}
