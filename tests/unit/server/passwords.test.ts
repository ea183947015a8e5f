import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { hashPassword, NO_PASSWORD, passwordMatches, refuseCommonPassword } from '#src/server/passwords.ts';

/** The 99th percentile of the loop's delay during some work, in milliseconds. */
async function loopLag(work: () => Promise<unknown>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  await work();
  delay.disable();
  return delay.percentile(99) / 1e6;
}

describe('password', () => {
  it('is kept as Argon2id with 19 MiB and two passes, salted', async () => {
    const [one, other] = await Promise.all([hashPassword('same words'), hashPassword('same words')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(other);
    expect(await passwordMatches('same words', one)).toBe(true);
    expect(await passwordMatches('other words', one)).toBe(false);
  });

  it('matches nothing where there is none', async () => {
    expect(await passwordMatches('', undefined)).toBe(false);
    expect(await passwordMatches('', NO_PASSWORD)).toBe(false);
  });

  it.each(['password', 'Password123', 'QWERTYUIOP'])('may not be as common as %s', (password) => {
    expect(() => refuseCommonPassword(password, 'newPassword')).toThrow(/list/);
  });

  it('may be anything else', () => {
    expect(() => refuseCommonPassword('correct-horse-battery', 'newPassword')).not.toThrow();
  });

  it('leaves the loop free while 50 are checked at once', { retry: 3 }, async () => {
    const hash = await hashPassword('same words');
    // What the machine's other work does to the loop is not ours.
    const idle = await loopLag(() => setTimeout(500));
    const busy = await loopLag(() =>
      Promise.all(Array.from({ length: 50 }, () => passwordMatches('same words', hash))),
    );
    expect(busy - idle).toBeLessThan(50);
  });
});
