import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { freePort } from '#tests/support/free-port.ts';
import { untilReady } from '#tests/support/readiness.ts';

/** A process that begins with a sentence, which is read before anything is asked of it. */
async function started(program: string): Promise<{ child: ChildProcess; said: () => string }> {
  const child = spawn(process.execPath, ['-e', `console.error('The cellar is flooded.'); ${program}`], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let text = '';
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  await once(child.stderr, 'data');
  return { child, said: () => text };
}

describe('untilReady', () => {
  it('throws what a server said that ended before it was ready, and how it ended', async () => {
    const url = `http://localhost:${await freePort()}`;
    const { child, said } = await started('process.exitCode = 3');
    await expect(untilReady(url, child, said)).rejects.toThrow(/ended with 3\. It said:\nThe cellar is flooded\./);
  });

  it('throws what a server said that never comes, and ends it', async () => {
    const url = `http://localhost:${await freePort()}`;
    const { child, said } = await started('setInterval(() => {}, 1000)');
    const ended = once(child, 'exit');
    await expect(untilReady(url, child, said, 1)).rejects.toThrow(/It said:\nThe cellar is flooded\./);
    await ended;
  });
});
