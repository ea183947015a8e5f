import { expect, it, vi } from 'vitest';
import { sendRound, type TakenMail } from '#src/server/mail/rounds.ts';

const MINUTE = 60_000;

it('a mail is its worker’s for two minutes from when it is taken, however long the round has lasted by then', async () => {
  let passed = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => passed);
  const waiting: TakenMail[] = ['first', 'second'].map((id) => ({ id, attempts: 1 }));
  const leases: number[] = [];
  const round = await sendRound(
    {
      atOnce: () => 1,
      take: async (_, leasedUntil) => {
        leases.push(leasedUntil);
        return waiting.shift() ?? null;
      },
      compose: async () => {
        passed += 3 * MINUTE;
        return null;
      },
      settle: async () => undefined,
    },
    1000,
  );
  expect(round.isAway).toBe(false);
  expect(leases).toEqual([0, 3, 6].map((minutes) => 1000 + (minutes + 2) * MINUTE));
});
