import { describe, expect, it, vi } from 'vitest';
import { constantTime } from '#src/server/http/constant-time.ts';
import { api } from '#tests/support/api.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { makeMember, newAddress, PASSWORD } from '#tests/support/members.ts';

// The real one, watched.
vi.mock('#src/server/http/constant-time.ts', { spy: true });

seededDatabase();

describe('a call that must not tell whether there is an account', () => {
  it.each([
    ['/api/register', { firstName: 'Ada', lastName: 'Leaf', password: PASSWORD }],
    ['/api/send-password', {}],
    ['/api/resend-verification', {}],
    ['/api/send-otp', { purpose: 'email_verification' }],
    ['/api/verify-otp', { code: '000000', purpose: 'email_verification' }],
  ] as const)('%s answers at its even pace, known address or not', async (path, fields) => {
    const { email } = await makeMember();
    for (const [address, times] of [
      [email, 1],
      ['nobody@example.org', 2],
    ] as const) {
      const { status } = await api('POST', path, { body: { email: address, ...fields }, clientAddress: newAddress() });
      expect(status).not.toBe(500);
      expect(constantTime).toHaveBeenCalledTimes(times);
    }
  });
});
