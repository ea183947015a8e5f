import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { workQueue } from '#src/server/base/limits/work-queue.ts';

/** Pieces of work that end when they are told to; `started` names those under way and those that were. */
function pieces() {
  const started: number[] = [];
  const ends = new Map<number, (failure?: Error) => void>();
  const piece = (number: number) => () => {
    started.push(number);
    return new Promise<number>((resolve, reject) => {
      ends.set(number, (failure) => (failure ? reject(failure) : resolve(number)));
    });
  };
  return { started, piece, end: (number: number, failure?: Error) => ends.get(number)?.(failure) };
}

it('does one piece after the other, in their order', async () => {
  const { started, piece, end } = pieces();
  const turn = workQueue({ waiting: 5 });
  const results = [1, 2, 3].map((number) => turn(piece(number)));
  expect(started).toEqual([1]);
  end(1);
  expect(await results[0]).toBe(1);
  expect(started).toEqual([1, 2]);
  end(2);
  expect(await results[1]).toBe(2);
  expect(started).toEqual([1, 2, 3]);
});

it('does as many at once as it is told, and no more when a place is handed on', async () => {
  const { started, piece, end } = pieces();
  const turn = workQueue({ waiting: 5, atOnce: 2 });
  const results = [1, 2, 3].map((number) => turn(piece(number)));
  expect(started).toEqual([1, 2]);
  end(2);
  await results[1];
  expect(started).toEqual([1, 2, 3]);
  void turn(piece(4));
  await Promise.resolve();
  expect(started).toEqual([1, 2, 3]);
});

it('goes on after a failure, which is the answer of that piece alone', async () => {
  const { started, piece, end } = pieces();
  const turn = workQueue({ waiting: 5 });
  const failed = turn(piece(1));
  const next = turn(piece(2));
  end(1, new Error('burnt'));
  await expect(failed).rejects.toThrow('burnt');
  expect(started).toEqual([1, 2]);
  end(2);
  expect(await next).toBe(2);
});

it('turns away at once when as many as allowed wait, and lets the next in when one has gone', async () => {
  const { piece, end } = pieces();
  const turn = workQueue({ waiting: 1 });
  const [first] = [turn(piece(1)), turn(piece(2))];
  await expect(turn(piece(3))).rejects.toMatchObject({ code: 'unavailable', details: { retryAfter: 10 } });
  end(1);
  await first;
  const late = turn(piece(4));
  end(2);
  await new Promise((resolve) => setTimeout(resolve));
  end(4);
  expect(await late).toBe(4);
});

it('begins one in a turn of the event loop where that is asked for', async () => {
  const { started, piece } = pieces();
  const turn = workQueue({ waiting: 10, atOnce: 3, isSpaced: true, retryAfter: 5 });
  for (const number of [1, 2, 3]) void turn(piece(number));
  for (const expected of [[], [1], [1, 2], [1, 2, 3]]) {
    await Promise.resolve();
    expect(started).toEqual(expected);
    await setImmediate();
  }
});

it('says when to come again', async () => {
  const turn = workQueue({ waiting: 0, retryAfter: 5 });
  await expect(turn(pieces().piece(1))).rejects.toMatchObject({ details: { retryAfter: 5 } });
});

it('holds spaced work back while as much as may be is under way', async () => {
  const { started, piece, end } = pieces();
  const turn = workQueue({ waiting: 10, isSpaced: true });
  const first = turn(piece(1));
  void turn(piece(2));
  await setImmediate();
  expect(started).toEqual([1]);
  end(1);
  await first;
  await setImmediate();
  expect(started).toEqual([1, 2]);
});
