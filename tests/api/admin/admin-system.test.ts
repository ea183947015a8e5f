import { beforeAll, describe, expect, it } from 'vitest';
import type { SystemState } from '#src/contracts/site/admin-system.ts';
import { env } from '#src/server/base/env.ts';
import { log } from '#src/server/base/log.ts';
import { api } from '#tests/support/api.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { signedIn } from '#tests/support/members.ts';

seededDatabase();
let cookie: string;
beforeAll(async () => {
  ({ cookie } = await signedIn('admin'));
});
const state = async () => (await api('GET', '/api/admin/system', { cookie })).body as SystemState;

describe('GET /api/admin/system', () => {
  it('says how everything stands', async () => {
    const { disk, mail, backup, ai, memory, database } = await state();
    expect(disk.total).toBeGreaterThan(disk.free);
    expect(memory).toBeGreaterThan(1_000_000);
    expect(database.bytes === null || database.bytes > 100_000).toBe(true);
    expect(mail).toMatchObject({ service: 'DATA_DIR/outbox', isSent: false, waiting: 0, givenUp: 0, trouble: null });
    expect(backup).toMatchObject({ last: null, count: 0, isRunning: false, isLate: false });
    expect(ai).toEqual({ today: 0, limit: 500, vendors: [] });
  });

  it('says what is missing before Premium can be sold, where there are keys to sell with', async () => {
    expect((await state()).sellingNeeds).toEqual([]);
    const { OPERATOR_NAME: was } = env();
    Object.assign(env(), { STRIPE_SECRET_KEY: 'sk_test_1', OPERATOR_NAME: 'Marrow & Rye Ltd' });
    expect((await state()).sellingNeeds).toEqual(['address', 'email']);
    Object.assign(env(), { STRIPE_SECRET_KEY: undefined, OPERATOR_NAME: was });
  });

  it('shows the last errors with their requests, the newest first, and no secret', async () => {
    // A log that is silent is told nothing.
    log.level = 'error';
    for (let n = 1; n <= 25; n++)
      log.error({ err: new Error(`cause ${n}`), requestId: `r-${n}`, password: 'hunter2' }, `failure ${n}`);
    log.warn('only a warning');
    log.level = 'silent';
    const { errors } = await state();
    expect(errors).toHaveLength(20);
    expect(errors[0]).toMatchObject({ what: 'failure 25', why: 'cause 25', requestId: 'r-25' });
    expect(errors.at(-1)).toMatchObject({ what: 'failure 6' });
    expect(JSON.stringify(errors)).not.toContain('hunter2');
  });
});

describe('GET /api/version', () => {
  it('names the version that runs and what is new, to administrators', async () => {
    const { body } = await api('GET', '/api/version', { cookie });
    expect(body).toMatchObject({ node: process.versions.node, changes: [{ items: expect.any(Array) }, {}] });
    const { version, changes } = body as { version: string; changes: { version: string }[] };
    expect(changes[0]?.version).toBe(version);
    const member = await signedIn('user');
    expect(await api('GET', '/api/version', { cookie: member.cookie })).toMatchObject({ status: 403 });
  });
});
