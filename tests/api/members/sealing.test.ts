import { describe, expect, it, vi } from 'vitest';
import { seal, unseal } from '#src/server/base/secrets/sealing.ts';
import { seededDatabase } from '#tests/support/database.ts';

const settings = vi.hoisted(() => Object.assign(process.env, { SECRET_KEY: 'a-key-of-the-host-of-32-characters' }));
seededDatabase();

/** The same functions with other settings, on the same database. */
async function restartedWith(SECRET_KEY: string) {
  vi.resetModules();
  settings.SECRET_KEY = SECRET_KEY;
  return import('#src/server/base/secrets/sealing.ts');
}

describe('a sealed text', () => {
  it('opens for the use it was sealed for, as often as one likes, and is another each time', async () => {
    const sealed = await seal('JBSWY3DPEHPK3PXP', 'code-app');
    expect(sealed).not.toContain('JBSWY3DPEHPK3PXP');
    expect(await seal('JBSWY3DPEHPK3PXP', 'code-app')).not.toBe(sealed);
    expect(await unseal(sealed, 'code-app')).toBe('JBSWY3DPEHPK3PXP');
    expect(await unseal(sealed, 'ticket')).toBeNull();
  });

  it('does not open once a character of it is another', async () => {
    const sealed = await seal('JBSWY3DPEHPK3PXP', 'code-app');
    for (let at = 0; at < sealed.length; at += 3) {
      const other = sealed[at] === 'A' ? 'B' : 'A';
      expect(await unseal(sealed.slice(0, at) + other + sealed.slice(at + 1), 'code-app'), String(at)).toBeNull();
    }
    for (const text of ['', 's', 'd', 'x'.repeat(80)]) expect(await unseal(text, 'code-app')).toBeNull();
  });

  it('is not opened by the database alone, nor by another key', async () => {
    const sealed = await seal('JBSWY3DPEHPK3PXP', 'code-app');
    expect(await (await restartedWith('another-key-of-32-characters-or-so')).unseal(sealed, 'code-app')).toBeNull();
    expect(await (await restartedWith('')).unseal(sealed, 'code-app')).toBeNull();
  });

  it('from before there was a key still opens when there is one', async () => {
    const before = await (await restartedWith('')).seal('JBSWY3DPEHPK3PXP', 'code-app');
    const after = await restartedWith('a-key-of-the-host-of-32-characters');
    expect(await after.unseal(before, 'code-app')).toBe('JBSWY3DPEHPK3PXP');
  });
});
