import { describe, expect, it } from 'vitest';
import { fairQueue, type Owner } from '#src/server/base/limits/fair-queue.ts';

const of = (member: string, network = `home of ${member}`): Owner => ({ member, network });
const turned = { code: 'unavailable', details: { retryAfter: 10 } };

/** A queue, and what it has begun, in order; each piece ends when it is told to. */
function queue({ waiting = 20, atOnce = 1 } = {}) {
  const turn = fairQueue({ name: 'tried', waiting, atOnce });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    begun,
    ask: (owner: Owner, piece: string) => {
      const done = turn(owner, async () => {
        begun.push(piece);
        await new Promise<void>((resolve) => ends.set(piece, resolve));
        return piece;
      });
      done.catch(() => undefined);
      return done;
    },
    async end(...pieces: string[]) {
      for (const piece of pieces) {
        ends.get(piece)?.();
        await new Promise(setImmediate);
      }
    },
  };
}

describe('fairQueue', () => {
  it('gives every member a turn before anybody has a second', async () => {
    const { begun, ask, end } = queue();
    for (const piece of ['a1', 'a2', 'a3', 'a4']) void ask(of('Ada'), piece);
    void ask(of('Bea'), 'b1');
    void ask(of('Cem'), 'c1');
    await end('a1', 'b1', 'c1', 'a2', 'a3');
    expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'a3', 'a4']);
  });

  it('has two under way for two members, never two for one', async () => {
    const { begun, ask, end } = queue({ atOnce: 2 });
    void ask(of('Ada'), 'a1');
    void ask(of('Ada'), 'a2');
    void ask(of('Ada', 'her office'), 'a3');
    expect(begun).toEqual(['a1']);
    void ask(of('Bea'), 'b1');
    expect(begun).toEqual(['a1', 'b1']);
    await end('a1');
    expect(begun).toEqual(['a1', 'b1', 'a3']);
  });

  it('takes many members of one network for one, and each of them after the other', async () => {
    const { begun, ask, end } = queue({ atOnce: 2 });
    for (const [member, piece] of [
      ['m1', 'x1'],
      ['m1', 'x2'],
      ['m2', 'y1'],
    ] as const)
      void ask(of(member, 'one house'), piece);
    void ask(of('Bea'), 'b1');
    void ask(of('Cem'), 'c1');
    expect(begun).toEqual(['x1', 'b1']);
    await end('b1', 'x1');
    expect(begun).toEqual(['x1', 'b1', 'c1', 'y1']);
    await end('y1');
    expect(begun.at(-1)).toBe('x2');
  });

  it('remembers whose turn it was when somebody asks again and again', async () => {
    const { begun, ask, end } = queue();
    void ask(of('Ada'), 'a1');
    void ask(of('Bea'), 'b1');
    await end('a1');
    void ask(of('Ada'), 'a2');
    void ask(of('Cem'), 'c1');
    await end('b1');
    expect(begun).toEqual(['a1', 'b1', 'c1']);
  });

  it('has whoever holds the most places give up the last when all are taken', async () => {
    const { begun, ask, end } = queue({ waiting: 3 });
    void ask(of('Ada'), 'a1');
    const waiting = ['a2', 'a3', 'a4'].map((piece) => ask(of('Ada'), piece));
    await expect(ask(of('Ada'), 'a5')).rejects.toMatchObject(turned);
    void ask(of('Bea'), 'b1');
    await expect(waiting[2]).rejects.toMatchObject(turned);
    await end('a1');
    expect(begun).toEqual(['a1', 'b1']);
    await end('b1', 'a2');
    expect(begun).toEqual(['a1', 'b1', 'a2', 'a3']);
  });

  it('has a member give up a place for another of the same network', async () => {
    const { ask } = queue({ waiting: 2 });
    void ask(of('m1', 'one house'), 'x1');
    const [, last] = ['x2', 'x3'].map((piece) => ask(of('m1', 'one house'), piece));
    void ask(of('m2', 'one house'), 'y1');
    await expect(last).rejects.toMatchObject(turned);
  });

  it('turns away when everybody who waits holds as little', async () => {
    const { ask } = queue({ waiting: 2 });
    for (const member of ['Ada', 'Bea', 'Cem']) void ask(of(member), member);
    await expect(ask(of('Dan'), 'd1')).rejects.toMatchObject(turned);
  });

  it('goes on after a failure, which is the answer of that piece alone', async () => {
    const turn = fairQueue({ name: 'tried', waiting: 5, atOnce: 1 });
    const failed = turn(of('Ada'), () => Promise.reject(new Error('burnt')));
    const next = turn(of('Ada'), async () => 'done');
    await expect(failed).rejects.toThrow('burnt');
    expect(await next).toBe('done');
  });
});
