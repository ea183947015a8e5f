import { describe, expect, it } from 'vitest';
import { closeDatabase } from '#src/server/database.ts';
import { env } from '#src/server/env.ts';
import { readOutbox } from '#src/server/outside/outbox.ts';
import { drainMail, inspect, killDuringWork } from '#tests/support/crash.ts';
import { seededDatabase } from '#tests/support/database.ts';

seededDatabase();

describe('process killed in the middle of its work', () => {
  it('keeps every acknowledged write, and sends every mail once', { timeout: 120_000 }, async () => {
    closeDatabase();
    const folder = env().DATA_DIR;
    const acknowledged: string[] = [];
    for (let i = 0; i < 4; i++) acknowledged.push(...(await killDuringWork(folder)));
    await drainMail(folder);
    const { emails, integrity } = await inspect(folder);
    expect(integrity).toBe('ok');
    expect(acknowledged.length).toBeGreaterThanOrEqual(8);
    expect(acknowledged.filter((email) => !emails.includes(email))).toEqual([]);
    const mailed = (await readOutbox(Number.POSITIVE_INFINITY)).map(({ to }) => to);
    expect(mailed.toSorted()).toEqual(emails.toSorted());
  });
});
