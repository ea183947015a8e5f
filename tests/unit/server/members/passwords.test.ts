import { describe, expect, it } from 'vitest';
import { hashPassword, NO_PASSWORD, passwordMatches, refuseCommonPassword } from '#src/server/members/passwords.ts';

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

  it('leaves the work to other threads', async () => {
    const hash = await hashPassword('same words');
    const ownBefore = process.threadCpuUsage();
    const allBefore = process.cpuUsage();
    await Promise.all(Array.from({ length: 20 }, () => passwordMatches('same words', hash)));
    const own = process.threadCpuUsage(ownBefore);
    const all = process.cpuUsage(allBefore);
    expect((own.user + own.system) / (all.user + all.system)).toBeLessThan(0.5);
  });
});
