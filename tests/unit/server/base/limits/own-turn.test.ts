import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { ownTurn } from '#src/server/base/limits/own-turn.ts';

it('gives each who asks a turn of the event loop, in their order', async () => {
  const begun: number[] = [];
  for (const number of [1, 2, 3]) void ownTurn().then(() => begun.push(number));
  for (const expected of [[], [1], [1, 2], [1, 2, 3]]) {
    await Promise.resolve();
    expect(begun).toEqual(expected);
    await setImmediate();
  }
});
