import { afterEach, describe, expect, it } from 'vitest';
import { type OwnThread, openThread } from '#src/server/workers/own-thread.ts';

const FILE = new URL('../../../support/thread-exports.ts', import.meta.url).href;

let thread: OwnThread;
afterEach(() => thread.end());

describe('openThread', () => {
  it('calls what a file exports, beside each other in one thread that is not this one', async () => {
    thread = openThread(FILE);
    const [first, second] = await Promise.all([
      thread.call<{ id: number; met: number }>('meet', { others: 2 }),
      thread.call<{ id: number; met: number }>('meet', { others: 2 }),
    ]);
    expect(first).toEqual({ id: expect.any(Number), met: 2 });
    expect(first.id).toBeGreaterThan(0);
    expect(second).toEqual(first);
  });

  it('throws what was thrown there, and goes on', async () => {
    thread = openThread(FILE);
    await expect(thread.call('fail', 'with these words')).rejects.toThrow('with these words');
    expect(await thread.call('meet', { others: 1 })).toMatchObject({ met: 1 });
  });

  it('ends what is under way', async () => {
    thread = openThread(FILE);
    const waiting = expect(thread.call('meet', { others: 99 })).rejects.toThrow();
    await thread.call('meet', { others: 1 });
    await thread.end();
    await waiting;
  });
});
