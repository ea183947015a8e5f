import { describe, expect, it } from 'vitest';
import { closeDatabase } from '#src/server/base/database.ts';
import { env } from '#src/server/base/env.ts';
import { listOutbox } from '#src/server/mail/outbox.ts';
import { type Acknowledged, drainMail, inspect, killDuringWork } from '#tests/support/crash.ts';
import { seededDatabase } from '#tests/support/database.ts';

seededDatabase();

/** More of them for the whole figure: CRASH_ROUNDS=50. */
const ROUNDS = Number(process.env.CRASH_ROUNDS ?? 4);

describe('process killed in the middle of its work', () => {
  it('keeps every acknowledged write, and sends every mail once', { timeout: 300_000 + ROUNDS * 10_000 }, async () => {
    closeDatabase();
    const folder = env().DATA_DIR;
    const acknowledged: Acknowledged[] = [];
    for (let i = 0; i < ROUNDS; i++) acknowledged.push(...(await killDuringWork(folder)));
    await drainMail(folder);
    const { emails, missing, integrity } = await inspect(folder, acknowledged);
    expect(integrity).toBe('ok');
    expect(acknowledged.length).toBeGreaterThanOrEqual(2 * ROUNDS);
    for (const kind of ['email', 'rating', 'changed']) expect(acknowledged.some((done) => kind in done)).toBe(true);
    expect(missing).toEqual([]);
    const mailed = (await listOutbox()).map(({ to }) => to);
    expect(mailed.toSorted()).toEqual(emails.toSorted());
    if (process.env.CRASH_ROUNDS) console.log(`${ROUNDS} kills, ${acknowledged.length} acknowledged writes, 0 lost`);
  });
});
