import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { openTurns } from '#src/server/host/bounds/turns.ts';

/** Work that ends when it is told to. */
function work() {
  const { promise, resolve } = Promise.withResolvers<string>();
  const state = { begun: false, end: () => resolve('done') };
  return Object.assign(state, {
    run: () => {
      state.begun = true;
      return promise;
    },
  });
}

it('lets one in at once, and the others one in a turn of the event loop', async () => {
  const gate = openTurns({ atOnce: 3, waiting: 10 });
  const pieces = [work(), work(), work()];
  for (const piece of pieces) void gate(piece.run);
  const begun = () => pieces.filter((piece) => piece.begun).length;
  await Promise.resolve();
  for (const expected of [1, 2, 3]) {
    expect(begun()).toBe(expected);
    await setImmediate();
    await Promise.resolve();
  }
});

it('holds back what is more than may be under way, a failure counting as an end', async () => {
  const gate = openTurns({ atOnce: 1, waiting: 10 });
  const failing = gate(() => Promise.reject(new Error('burnt')));
  const next = work();
  const after = gate(next.run);
  expect(next.begun).toBe(false);
  await expect(failing).rejects.toThrow('burnt');
  await setImmediate();
  expect(next.begun).toBe(true);
  next.end();
  expect(await after).toBe('done');
});

it('turns away whoever comes when enough wait', async () => {
  const gate = openTurns({ atOnce: 1, waiting: 1 });
  const [first, second] = [work(), work()];
  const answers = [gate(first.run), gate(second.run)];
  await expect(gate(work().run)).rejects.toMatchObject({ code: 'unavailable', details: { retryAfter: 5 } });
  first.end();
  second.end();
  expect(await Promise.all(answers)).toEqual(['done', 'done']);
});
