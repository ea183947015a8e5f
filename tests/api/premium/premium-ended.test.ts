import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { users } from '#src/db/schema.ts';
import { write } from '#src/server/base/database.ts';
import { VISITOR } from '#src/server/base/viewer.ts';
import { feedText, openFeed } from '#src/server/premium/meal-plan-feed.ts';
import { sharedShoppingList, shareShoppingList } from '#src/server/premium/shopping-list/share.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { makeMember } from '#tests/support/members.ts';

seededDatabase();

describe('the links of a member to their list and their plan', () => {
  it.each([
    ['has no premium any more', { role: 'user' }, { role: 'premium' }],
    ['is closed', { isActive: false }, { isActive: true }],
  ] as const)('lead nowhere while the account %s', async (_, ended, again) => {
    const { id } = await makeMember('premium');
    const secretOf = (url: string) => /([\w-]{32})(?:\.ics)?$/.exec(url)?.[1] ?? '';
    const list = secretOf((await shareShoppingList(id)).url);
    const feed = secretOf((await openFeed(id, 'Europe/Berlin')).url);
    const areOpen = async () => [(await sharedShoppingList(list, VISITOR)) !== null, (await feedText(feed)) !== null];
    const set = (fields: Partial<typeof users.$inferInsert>) =>
      write((tx) => tx.update(users).set(fields).where(eq(users.id, id)));
    expect(await areOpen()).toEqual([true, true]);
    await set(ended);
    expect(await areOpen()).toEqual([false, false]);
    await set(again);
    expect(await areOpen()).toEqual([true, true]);
  });
});
