import { setTimeout as wait } from 'node:timers/promises';
import { log } from '../base/log.ts';
import { areMovesUnderWay } from '../moving/job/moves.ts';
import { tendMoves } from '../moving/job/tending.ts';
import { openThread } from '../workers/own-thread.ts';

/** Milliseconds between two looks for something to do. */
const LOOK = 2000;
/** Milliseconds a stop waits for a turn: what it ends in the middle is done anew after the next start. */
const PATIENCE = 2000;

/**
 * Reads files that were sent and makes drafts of their recipes, whenever there are some. A thread does it: `file` is
 * `entries/moving.ts`, or what a build made of it; with `null` this one. Returns the way to stop.
 */
export function startMoving(file: string | null): () => Promise<void> {
  const thread = file === null ? null : openThread(file);
  const turn = (): Promise<boolean> => (thread ? thread.call<boolean>('moveOn', Date.now()) : tendMoves());
  // Most of the time there is nothing, which needs no thread.
  const next = async (): Promise<boolean> => (await areMovesUnderWay()) && turn();
  const stopping = new AbortController();
  const { signal } = stopping;
  const running = (async () => {
    while (!signal.aborted) {
      const isMore = await next().catch((error: unknown) => {
        if (!signal.aborted) log.error({ err: error }, 'moving in');
        return false;
      });
      await wait(isMore ? 0 : LOOK, undefined, { ref: false, signal }).catch(() => undefined);
    }
  })();
  return async () => {
    stopping.abort();
    await Promise.race([running, wait(PATIENCE, undefined, { ref: false })]);
    await thread?.end();
  };
}
