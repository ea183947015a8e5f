import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { householdInvitations } from '#src/db/schema.ts';
import { HOUSEHOLD_LIMIT, INVITATION_LIMIT, INVITATION_TRIES } from '#src/domain/household/household.ts';
import { write } from '#src/server/base/database.ts';
import { sha256 } from '#src/server/base/secrets/secrets.ts';
import { cleanUp } from '#src/server/host/housekeeping.ts';
import { api } from '#tests/support/api.ts';
import { seededDatabase } from '#tests/support/database.ts';
import {
  cookTogether,
  create,
  householdSeenBy,
  invitedBy,
  itemsOf,
  join,
  leave,
  listOf,
  look,
  putOut,
  share,
  somebody,
} from '#tests/support/households.ts';
import { operate } from '#tests/support/shopping-list.ts';

seededDatabase();

let ada: Awaited<ReturnType<typeof somebody>>;
let bo: Awaited<ReturnType<typeof somebody>>;
let eve: Awaited<ReturnType<typeof somebody>>;
beforeEach(async () => {
  ada = await somebody('Ada');
  bo = await somebody('Bo');
  eve = await somebody('Eve');
  await cookTogether(ada, bo);
});

const NEVER_MADE = 'x'.repeat(32);
const add = ({ cookie }: typeof ada, text: string) => operate(cookie, { type: 'add-own', text });
const expire = (secret: string) =>
  write((tx) =>
    tx
      .update(householdInvitations)
      .set({ expiresAt: Date.now() })
      .where(eq(householdInvitations.secretHash, sha256(secret))),
  );
const invitationId = async (): Promise<string> => (await householdSeenBy(ada))?.invitations[0]?.id ?? '';
const withdraw = ({ cookie }: typeof ada, id: string) => api('DELETE', `/api/household/invitations/${id}`, { cookie });

describe('a stranger', () => {
  it.each([
    ['GET', '/api/household', undefined],
    ['POST', '/api/household', undefined],
    ['POST', '/api/household/invitations', {}],
    ['DELETE', '/api/household/invitations/2a2f3b0e-8f7c-4b7e-9d9a-0c6a4c1d2e3f', undefined],
    ['POST', '/api/household/invitations/look', { secret: NEVER_MADE }],
    ['POST', '/api/household/membership', { secret: NEVER_MADE }],
    ['PATCH', '/api/household/membership', { sharesList: false }],
    ['DELETE', '/api/household/membership', undefined],
    ['DELETE', '/api/household/members/somebody', undefined],
  ] as const)('is asked to sign in: %s %s', async (method, path, body) => {
    expect((await api(method, path, { body })).status).toBe(401);
  });

  it('is told nothing of who invites, even with the secret', async () => {
    const secret = await invitedBy(ada);
    const answer = await api('POST', '/api/household/invitations/look', { body: { secret } });
    expect(answer.status).toBe(401);
    expect(JSON.stringify(answer.body)).not.toContain('Ada');
    expect((await api('POST', '/api/household/membership', { body: { secret } })).status).toBe(401);
    expect((await look(eve, secret)).body).toMatchObject({ invitedBy: 'Ada', members: 2 });
  });

  it('joins by no other site’s page', async () => {
    const secret = await invitedBy(ada);
    const headers = { Origin: 'https://elsewhere.example', 'Sec-Fetch-Site': 'cross-site' };
    const options = { cookie: eve.cookie, body: { secret }, headers };
    expect((await api('POST', '/api/household/membership', options)).status).toBe(403);
    expect(await householdSeenBy(eve)).toBeNull();
  });
});

describe('a member of another household, or of none', () => {
  it('neither reads nor changes this one', async () => {
    const dee = await somebody('Dee');
    await create(dee);
    await add(ada, 'Bread');
    await invitedBy(ada);
    const id = await invitationId();
    for (const who of [dee, eve]) {
      expect(await itemsOf(who)).toEqual([]);
      const key = (await listOf(ada)).items[0]?.key ?? '';
      const entryId = key.slice('own:'.length);
      const done = await operate(
        who.cookie,
        { type: 'tick', key, ticked: true },
        { type: 'remove-items', keys: [key] },
        { type: 'remove-entry', entryId },
      );
      expect(done.outcomes).toEqual(['gone', 'done', 'gone']);
      expect(await itemsOf(ada)).toEqual(['Bread']);
    }
    expect((await withdraw(dee, id)).status).toBe(404);
    expect((await withdraw(eve, id)).status).toBe(409);
    expect((await putOut(dee, bo)).status).toBe(404);
    expect((await putOut(eve, bo)).status).toBe(409);
    expect((await share(eve, true)).status).toBe(409);
    expect((await api('POST', '/api/household/invitations', { cookie: eve.cookie, body: {} })).status).toBe(409);
    expect((await householdSeenBy(ada))?.members).toHaveLength(2);
    expect((await householdSeenBy(ada))?.invitations).toHaveLength(1);
  });

  it('begins none and invites nobody without Premium, but leaves', async () => {
    const free = await somebody('Fay', 'user');
    expect((await create(free)).status).toBe(403);
    expect((await api('POST', '/api/household/invitations', { cookie: free.cookie, body: {} })).status).toBe(403);
    expect((await join(free, await invitedBy(ada))).status).toBe(200);
    expect((await leave(free)).status).toBe(204);
  });
});

describe('an invitation', () => {
  it('is taken once, by the first of many at once', async () => {
    const secret = await invitedBy(ada);
    const many = await Promise.all(Array.from({ length: 5 }, (_, i) => somebody(`Gil ${i}`)));
    const answers = await Promise.all(many.map((who) => join(who, secret)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404, 404]);
    expect((await look(eve, secret)).status).toBe(404);
    expect((await householdSeenBy(ada))?.members).toHaveLength(3);
  });

  it('opens nothing once it is too old, and is forgotten', async () => {
    const secret = await invitedBy(ada);
    await expire(secret);
    expect((await look(eve, secret)).status).toBe(404);
    expect((await join(eve, secret)).status).toBe(404);
    expect((await householdSeenBy(ada))?.invitations).toEqual([]);
    await cleanUp(Date.now() + 1);
    const left = await write((tx) => tx.select().from(householdInvitations));
    expect(left.map(({ secretHash }) => secretHash)).not.toContain(sha256(secret));
  });

  it('opens nothing once it was withdrawn, by who made it or by the owner', async () => {
    const secret = await invitedBy(ada);
    expect((await withdraw(bo, await invitationId())).status).toBe(404);
    expect((await withdraw(ada, await invitationId())).status).toBe(200);
    expect((await join(eve, secret)).status).toBe(404);
    const other = await invitedBy(bo);
    expect((await withdraw(ada, await invitationId())).status).toBe(200);
    expect((await join(eve, other)).status).toBe(404);
  });

  it('ends with who made it', async () => {
    const secret = await invitedBy(bo);
    await putOut(ada, bo);
    expect((await join(eve, secret)).status).toBe(404);
    expect((await join(bo, secret)).status).toBe(404);
  });

  it('brings in no ninth, and is kept for when there is room', async () => {
    for (let i = 3; i <= HOUSEHOLD_LIMIT; i++) await join(await somebody(`No. ${i}`), await invitedBy(ada));
    const secret = await invitedBy(ada);
    expect((await join(eve, secret)).status).toBe(409);
    await putOut(ada, bo);
    expect((await join(eve, secret)).status).toBe(200);
    expect((await householdSeenBy(eve))?.members).toHaveLength(HOUSEHOLD_LIMIT);
  });

  it('takes nobody out of another household', async () => {
    await create(eve);
    const secret = await invitedBy(ada);
    expect((await join(eve, secret)).status).toBe(409);
    expect((await join(bo, secret)).status).toBe(409);
    expect((await householdSeenBy(eve))?.members).toMatchObject([{ name: 'Eve' }]);
    await leave(eve);
    expect((await join(eve, secret)).status).toBe(200);
  });

  it('is not found by trying, and no more than a handful are open', async () => {
    for (let i = 0; i < INVITATION_TRIES; i++) expect((await look(eve, NEVER_MADE)).status).toBe(404);
    const secret = await invitedBy(ada);
    expect((await look(eve, secret)).status).toBe(429);
    expect((await join(eve, secret)).status).toBe(429);
    for (let i = 1; i < INVITATION_LIMIT.open; i++) await invitedBy(bo);
    expect((await api('POST', '/api/household/invitations', { cookie: ada.cookie, body: {} })).status).toBe(409);
  });

  it.each(['', 'short', 'x'.repeat(33), "' OR 1=1 --                     "])(
    'refuses what is no secret: %j',
    async (secret) => {
      expect((await join(eve, secret)).status).toBe(400);
    },
  );
});

describe('a member who was put out', () => {
  it('is put out by the owner alone', async () => {
    expect((await putOut(bo, ada)).status).toBe(403);
    expect((await putOut(ada, ada)).status).toBe(409);
    expect((await putOut(ada, eve)).status).toBe(404);
    expect((await putOut(ada, bo)).status).toBe(200);
    expect(await householdSeenBy(bo)).toBeNull();
  });

  it('sees and changes only their own with the next call of a page that is open', async () => {
    await add(ada, 'Bread');
    await add(bo, 'Soap');
    const { revision, items } = await listOf(bo);
    const key = items.find(({ name }) => name === 'Bread')?.key ?? '';
    await putOut(ada, bo);
    const { list } = (await api('GET', `/api/shopping-list/changes?since=${revision}`, { cookie: bo.cookie })).body as {
      list: Awaited<ReturnType<typeof listOf>> | null;
    };
    expect(list?.items.map(({ name }) => name)).toEqual(['Soap']);
    const done = await operate(
      bo.cookie,
      { type: 'tick', key, ticked: true },
      { type: 'remove-entry', entryId: key.slice('own:'.length) },
      { type: 'remove-items', keys: [key] },
    );
    expect(done.outcomes).toEqual(['gone', 'gone', 'done']);
    expect(await itemsOf(ada)).toEqual(['Bread']);
    expect(await itemsOf(bo)).toEqual(['Soap']);
    expect((await share(bo, true)).status).toBe(409);
    expect((await putOut(bo, ada)).status).toBe(409);
    await invitedBy(ada);
    expect((await withdraw(bo, await invitationId())).status).toBe(409);
  });
});
