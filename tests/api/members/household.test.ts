import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { householdInvitations, householdMembers, households } from '#src/db/schema.ts';
import type { SharedList } from '#src/domain/premium/shopping/list.ts';
import { read, write } from '#src/server/base/database.ts';
import { sha256 } from '#src/server/base/secrets/secrets.ts';
import { VISITOR } from '#src/server/base/viewer.ts';
import { exportMyData, removeAccount } from '#src/server/members/my-data.ts';
import { findSession } from '#src/server/members/sessions.ts';
import { sharedShoppingList } from '#src/server/premium/shopping-list/share.ts';
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
  putOut,
  share,
  somebody,
} from '#tests/support/households.ts';
import { mailsTo } from '#tests/support/members.ts';
import { operate } from '#tests/support/shopping-list.ts';

seededDatabase();

let ada: Awaited<ReturnType<typeof somebody>>;
let bo: Awaited<ReturnType<typeof somebody>>;
let cy: Awaited<ReturnType<typeof somebody>>;
beforeEach(async () => {
  ada = await somebody('Ada');
  bo = await somebody('Bo');
  cy = await somebody('Cy');
});

const add = ({ cookie }: typeof ada, text: string) => operate(cookie, { type: 'add-own', text });
async function tick(who: typeof ada, name: string) {
  const key = (await listOf(who)).items.find((item) => item.name === name)?.key;
  return operate(who.cookie, { type: 'tick', key, ticked: true });
}

describe('a household', () => {
  it('begins with its owner, and says by name who is in it', async () => {
    expect(await householdSeenBy(ada)).toBeNull();
    expect((await create(ada)).status).toBe(200);
    expect((await create(ada)).status).toBe(409);
    expect((await join(bo, await invitedBy(ada))).status).toBe(200);
    expect(await householdSeenBy(bo)).toMatchObject({
      members: [
        { name: 'Ada', isOwner: true, isYou: false, sharesList: true },
        { name: 'Bo', isOwner: false, isYou: true, sharesList: true },
      ],
      invitations: [],
    });
  });

  it('reads the lists of those who share theirs as one, and says who did what', async () => {
    await add(ada, 'Bread');
    await add(bo, 'Soap');
    await cookTogether(ada, bo);
    await tick(bo, 'Bread');
    expect(await itemsOf(ada)).toEqual(['Soap', '✓ Bread']);
    expect((await listOf(ada)).items).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: 'Soap', addedBy: 'Bo' }),
        expect.objectContaining({ name: 'Bread', tickedBy: 'Bo' }),
      ]),
    );
    await share(bo, false);
    expect(await itemsOf(ada)).toEqual(['✓ Bread']);
    expect(await itemsOf(bo)).toEqual(['Soap']);
    await share(bo, true);
    expect(await itemsOf(bo)).toEqual(['Soap', '✓ Bread']);
  });

  it('leaves everybody their own lines, ticked as they were, whoever ticked them', async () => {
    for (const text of ['Bread', 'Milk']) await add(ada, text);
    for (const text of ['Soap', 'Salt']) await add(bo, text);
    await add(cy, 'Tea');
    await cookTogether(ada, bo, cy);
    await tick(bo, 'Bread');
    await tick(bo, 'Tea');
    await tick(ada, 'Soap');
    expect((await leave(bo)).status).toBe(204);
    expect(await itemsOf(bo)).toEqual(['Salt', '✓ Soap']);
    for (const who of [ada, cy]) expect(await itemsOf(who)).toEqual(['Milk', '✓ Bread', '✓ Tea']);
    expect((await leave(bo)).status).toBe(204);
  });

  it('has one order of aisles, which everybody keeps who parts', async () => {
    await cookTogether(ada, bo);
    const { revision } = await listOf(ada);
    await operate(ada.cookie, { type: 'aisles', aisles: ['tins'] });
    await operate(bo.cookie, { type: 'aisles', aisles: ['frozen', 'bakery'] });
    const seen = await listOf(ada);
    expect(seen.aisles).toEqual(['frozen', 'bakery']);
    expect(seen.revision).toBeGreaterThan(revision);
    const session = await findSession(/session=(\w+)/.exec(bo.cookie)?.[1] ?? '');
    const exported = session && (await exportMyData(session.member));
    expect(exported?.shoppingListAisles?.aisles).toEqual(['frozen', 'bakery']);
    await leave(bo);
    for (const who of [ada, bo]) expect((await listOf(who)).aisles).toEqual(['frozen', 'bakery']);
    await operate(bo.cookie, { type: 'aisles', aisles: [] });
    expect((await listOf(ada)).aisles).toEqual(['frozen', 'bakery']);
  });

  it('is handed to the longest member, and gone with the last', async () => {
    await cookTogether(ada, bo, cy);
    await leave(ada);
    expect((await householdSeenBy(cy))?.members).toMatchObject([
      { name: 'Bo', isOwner: true },
      { name: 'Cy', isOwner: false },
    ]);
    const [{ householdId } = { householdId: '' }] = await read()
      .select()
      .from(householdMembers)
      .where(eq(householdMembers.userId, bo.id));
    const rows = () => read().select().from(households).where(eq(households.id, householdId));
    await leave(bo);
    expect(await rows()).toHaveLength(1);
    await invitedBy(cy);
    await leave(cy);
    expect(await rows()).toEqual([]);
    expect(
      await read().select().from(householdInvitations).where(eq(householdInvitations.householdId, householdId)),
    ).toEqual([]);
  });

  it('loses a deleted account with its lines, and keeps what that one ticked', async () => {
    await add(ada, 'Soap');
    await add(bo, 'Bread');
    await cookTogether(ada, bo);
    await tick(ada, 'Bread');
    await removeAccount(ada.id);
    expect(await itemsOf(bo)).toEqual(['✓ Bread']);
    expect((await householdSeenBy(bo))?.members).toMatchObject([{ name: 'Bo', isOwner: true }]);
    await removeAccount(bo.id);
    expect(await read().select().from(householdMembers).where(eq(householdMembers.userId, bo.id))).toEqual([]);
  });

  it('is in the export of what is kept', async () => {
    await cookTogether(ada, bo);
    await invitedBy(bo);
    const session = await findSession(/session=(\w+)/.exec(bo.cookie)?.[1] ?? '');
    const exported = session && (await exportMyData(session.member));
    expect(exported?.household).toMatchObject({
      with: ['Ada'],
      isOwner: false,
      sharesList: true,
      joinedAt: expect.any(Number),
      invitations: [{ createdAt: expect.any(Number), expiresAt: expect.any(Number) }],
    });
  });

  it('shows by a link to the list what its owner sees, and nobody’s name', async () => {
    await add(ada, 'Bread');
    await add(bo, 'Soap');
    await add(cy, 'Tea');
    await cookTogether(ada, bo, cy);
    await tick(bo, 'Bread');
    await share(cy, false);
    const { url } = (await api('POST', '/api/shopping-list/share', { cookie: ada.cookie })).body as { url: string };
    const seen = async (): Promise<SharedList | null> => sharedShoppingList(url.split('/').at(-1) ?? '', VISITOR);
    expect((await seen())?.items.map(({ name }) => name).toSorted()).toEqual(['Bread', 'Soap']);
    expect(JSON.stringify(await seen())).not.toMatch(/addedBy|tickedBy|"Bo"/);
    await putOut(ada, bo);
    expect((await seen())?.items.map(({ name }) => name)).toEqual(['Bread']);
  });

  it('invites by mail, which says who, holds the link, and can be refused', async () => {
    await create(ada);
    const to = `friend-${ada.id}@example.org`;
    const secret = await invitedBy(ada, { email: to });
    const [mail] = await mailsTo(to);
    expect(mail?.subject).toContain('Ada Green');
    expect(mail?.text).toContain(`/household/join#${secret}`);
    expect(mail?.text).toContain('/stop-mails');
  });
});

describe('a database', () => {
  it('holds nothing of a link but its hash, and no second household of one member', async () => {
    await create(ada);
    const secret = await invitedBy(ada);
    const rows = await read().select().from(householdInvitations);
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect(rows.map(({ secretHash }) => secretHash)).toContain(sha256(secret));
    const again = write((tx) =>
      tx.insert(householdMembers).values({ userId: ada.id, householdId: rows[0]?.householdId ?? '', joinedAt: 1 }),
    );
    await expect(again).rejects.toThrow();
  });
});
