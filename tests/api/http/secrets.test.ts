import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditLog, secrets } from '#src/db/schema.ts';
import { recordAudit } from '#src/server/base/audit.ts';
import { read, write } from '#src/server/base/database.ts';
import { issueSecret } from '#src/server/base/secrets/secrets.ts';
import { cleanUp } from '#src/server/host/housekeeping.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { makeMember } from '#tests/support/members.ts';

seededDatabase();

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

describe('housekeeping', () => {
  it('removes codes, links and temporary passwords once their time is over, and no sooner', async () => {
    const { id: userId, email } = await makeMember();
    await write(async (tx) => {
      await issueSecret(tx, { userId, email, purpose: 'email_verification_code', lifetime: HOUR });
      await issueSecret(tx, { userId, email, purpose: 'temporary_password', lifetime: 2 * HOUR });
      await issueSecret(tx, { userId, email, purpose: 'email_undo', lifetime: 3 * HOUR });
    });
    const kept = async () => {
      const rows = await read().select().from(secrets).where(eq(secrets.userId, userId));
      return rows.map(({ purpose }) => purpose).toSorted();
    };
    const start = Date.now();
    await cleanUp(start);
    expect(await kept()).toEqual(['email_undo', 'email_verification_code', 'temporary_password']);
    await cleanUp(start + HOUR + 60_000);
    expect(await kept()).toEqual(['email_undo', 'temporary_password']);
    await cleanUp(start + 2 * HOUR + 60_000);
    expect(await kept()).toEqual(['email_undo']);
    await cleanUp(start + 3 * HOUR + 60_000);
    expect(await kept()).toEqual([]);
  });

  it('forgets what administrators did after a year', async () => {
    const { id, email } = await makeMember('admin');
    await write((tx) => recordAudit(tx, { id, email }, { action: 'recipe.edit', subject: 'lentil-soup' }));
    const kept = async () => (await read().select().from(auditLog).where(eq(auditLog.actorId, id))).length;
    await cleanUp(Date.now() + 364 * DAY);
    expect(await kept()).toBe(1);
    await cleanUp(Date.now() + 366 * DAY);
    expect(await kept()).toBe(0);
  });
});
