import { describe, expect, it } from 'vitest';
import { tokenBucket } from '#src/server/base/limits/token-bucket.ts';

const MINUTE = 60_000;

describe('a token bucket', () => {
  let now = 0;
  const bucket = (burst: number, perMinute: number) => {
    now = 0;
    return tokenBucket({ burst, perMinute, now: () => now });
  };

  it('gives a burst, then says in how many seconds there is more', () => {
    const { take } = bucket(3, 6);
    expect([take('a'), take('a'), take('a')]).toEqual([0, 0, 0]);
    expect(take('a')).toBe(10);
    now = 4000;
    expect(take('a')).toBe(6);
    now = 10_000;
    expect(take('a')).toBe(0);
    expect(take('a')).toBe(10);
  });

  it('takes what something costs, and pays a debt back first', () => {
    const { take } = bucket(3, 60);
    expect([take('a', 2), take('a', 4), take('a')]).toEqual([0, 0, 4]);
    now = 3000;
    expect(take('a')).toBe(1);
    now = 4000;
    expect(take('a')).toBe(0);
  });

  it('is full again after a pause, and no fuller', () => {
    const { take } = bucket(2, 60);
    take('a');
    take('a');
    now = 60 * MINUTE;
    expect([take('a'), take('a'), take('a')]).toEqual([0, 0, 1]);
  });

  it('goes on from a clock that was set back', () => {
    const { take } = bucket(1, 60);
    now = 60 * MINUTE;
    expect([take('a'), take('a')]).toEqual([0, 1]);
    now = 0;
    expect(take('a')).toBe(1);
    now = 1000;
    expect(take('a')).toBe(0);
  });

  it('is one for each', () => {
    const { take } = bucket(1, 1);
    expect([take('a'), take('b'), take('a')]).toEqual([0, 0, 60]);
  });

  it('is never met by what comes back as fast as it is taken', () => {
    const { take } = bucket(1, 600);
    for (now = 0; now < 60 * MINUTE; now += 100) expect(take('a')).toBe(0);
  });

  it('forgets who was not seen for longest when there are very many', () => {
    const { take } = bucket(1, 1);
    take('first');
    for (let n = 0; n < 10_000; n++) take(`n${n}`);
    expect(take('first')).toBe(0);
    expect(take('n9999')).toBe(60);
  });
});
