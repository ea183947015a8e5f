import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq, getTableColumns, getTableName, is } from 'drizzle-orm';
import { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { describe, expect, it, vi } from 'vitest';
import * as schema from '#src/db/schema.ts';
import { read, write } from '#src/server/base/database.ts';
import { VISITOR } from '#src/server/base/viewer.ts';
import { outboxFolder } from '#src/server/mail/outbox.ts';
import { feedText } from '#src/server/premium/meal-plan-feed.ts';
import { sharedShoppingList } from '#src/server/premium/shopping-list/share.ts';
import { api } from '#tests/support/api.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { accountOf, mailsTo, makeMember, PASSWORD, signedIn, signInAnswer, tokenFor } from '#tests/support/members.ts';
import { operate } from '#tests/support/shopping-list.ts';

seededDatabase();

const change = (cookie: string, body: object) => api('PATCH', '/api/auth/profile', { cookie, body });
const contact = (cookie: string, body: object) => api('POST', '/api/contact/admin', { cookie, body });

describe('profile', () => {
  it('changes what it is given and leaves the rest', async () => {
    const { cookie, email } = await signedIn();
    expect((await change(cookie, { firstName: 'Kim', lastName: '', email, newsletterSubscription: true })).status).toBe(
      200,
    );
    const answer = await change(cookie, { dietaryPreferences: ['gluten-free', 'raw'] });
    expect(answer.body).toMatchObject({
      firstName: 'Kim',
      lastName: null,
      email,
      pendingEmail: null,
      newsletterSubscription: true,
      dietaryPreferences: ['gluten-free', 'raw'],
    });
    expect((await api('GET', '/api/auth/user', { cookie })).body).toEqual(answer.body);
  });

  it.each([
    [{ firstName: ' ' }, 'First name is required'],
    [{ email: 'nobody' }, 'Invalid email address'],
  ])('names what is wrong with %o', async (body, message) => {
    expect(await change((await signedIn()).cookie, body)).toMatchObject({ status: 400, body: { message } });
  });

  it.each([
    { role: 'admin' },
    { isPremium: true },
    { id: 'somebody-else' },
    { isActive: true },
    { emailVerifiedAt: 1 },
    { firstName: 'Kim\r\nBcc: all@example.org' },
  ])('refuses %o and changes nothing', async (body) => {
    const { cookie, email } = await signedIn();
    const before = await accountOf(email);
    expect((await change(cookie, { lastName: 'Changed', ...body })).status).toBe(400);
    expect(await accountOf(email)).toEqual(before);
  });

  it('moves to a new address once its owner confirms, and tells the old one', async () => {
    const { cookie, email } = await signedIn();
    const newEmail = `new-${email}`;
    expect((await change(cookie, { email: newEmail })).body).toMatchObject({ email, pendingEmail: newEmail });
    expect((await signInAnswer(newEmail)).status).toBe(401);
    expect((await signInAnswer(email)).status).toBe(200);
    const [told] = await mailsTo(email);
    expect(told?.text).toContain(newEmail);
    const token = await tokenFor(newEmail);
    expect((await api('POST', '/api/verify-email', { body: { token } })).status).toBe(200);
    expect((await signInAnswer(email)).status).toBe(401);
    expect(await signInAnswer(newEmail)).toMatchObject({ status: 200, body: { user: { pendingEmail: null } } });
  });

  it('asks an old session for the current password before it asks a new address', async () => {
    const { cookie, email } = await signedIn();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 * 60_000 });
    try {
      expect((await change(cookie, { firstName: 'Kim', email })).status).toBe(200);
      const body = { firstName: 'Thief', email: `thief-${email}` };
      expect(await change(cookie, body)).toMatchObject({ status: 403, body: { code: 'reauthentication_required' } });
      expect(await change(cookie, { ...body, currentPassword: 'not it' })).toMatchObject({
        status: 400,
        body: { issues: [{ path: 'currentPassword' }] },
      });
      expect(await accountOf(email)).toMatchObject({ firstName: 'Kim', pendingEmail: null });
      expect(await mailsTo(body.email)).toHaveLength(0);
      expect((await change(cookie, { ...body, currentPassword: PASSWORD })).body).toMatchObject({
        pendingEmail: body.email,
      });
    } finally {
      vi.useRealTimers();
    }
  });

  it('does not tell whose address is taken already', async () => {
    const [owner, { cookie, email }] = [await makeMember(), await signedIn()];
    expect(await change(cookie, { email: owner.email })).toMatchObject({
      status: 200,
      body: { email, pendingEmail: owner.email },
    });
    const mails = await mailsTo(owner.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['You already have an account at Plantry']);
  });

  it('asks a pending address again only once its link has expired', async () => {
    const { cookie, email } = await signedIn();
    const newEmail = `slow-${email}`;
    for (let i = 0; i < 3; i++) expect((await change(cookie, { email: newEmail })).status).toBe(200);
    expect(await mailsTo(newEmail)).toHaveLength(1);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25 * 3_600_000 });
    try {
      expect((await change(cookie, { email: newEmail })).body).toMatchObject({ pendingEmail: newEmail });
      expect(await mailsTo(newEmail)).toHaveLength(2);
    } finally {
      vi.useRealTimers();
    }
  });

  it('lets a member try a few addresses an hour, not more', async () => {
    const { cookie, email } = await signedIn();
    const statuses: number[] = [];
    for (let i = 0; i < 6; i++) statuses.push((await change(cookie, { email: `${i}-${email}` })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('forgets a pending address when the old one is entered again', async () => {
    const { cookie, email } = await signedIn();
    await change(cookie, { email: `typo-${email}` });
    const token = await tokenFor(`typo-${email}`);
    expect((await change(cookie, { email })).body).toMatchObject({ pendingEmail: null });
    expect((await api('POST', '/api/verify-email', { body: { token } })).status).toBe(400);
  });
});

describe('message to the administrators', () => {
  it('reaches each active one, with who wrote it', async () => {
    const [admin, closed] = [await makeMember('admin'), await makeMember('admin', { isActive: false })];
    const { cookie, email } = await signedIn();
    const body = {
      subject: 'Größe der Töpfe & Pfannen, die man für dieses Gericht braucht',
      message: 'First line\nSecond <b>line</b>',
    };
    expect((await contact(cookie, body)).body).toEqual({ success: true });
    const [mail] = await mailsTo(admin.email);
    expect(mail?.subject).toBe(`[Plantry] ${body.subject}`);
    expect(mail?.text).toContain('First line\nSecond <b>line</b>');
    expect(mail?.text).toContain(`Robin Green (${email}, user)`);
    expect(mail?.html).not.toContain('<b>line</b>');
    // A person wrote it: whoever is away may say so.
    const source = readFileSync(join(outboxFolder(), `${mail?.id}.eml`), 'utf8');
    expect(source).toContain(`Reply-To: ${email}`);
    expect(source).not.toContain('Auto-Submitted');
    for (const other of [closed.email, email]) expect(await mailsTo(other)).toEqual([]);
  });

  it.each([
    [{ subject: '', message: 'Long enough, this one' }, 'Subject is required'],
    [{ subject: 'Hello', message: 'Too short' }, 'Message must be at least 10 characters'],
    [{ subject: 'Hello\r\nBcc: all@example.org', message: 'Long enough, this one' }, 'Use a single line'],
  ])('names what is wrong with %o', async (body, message) => {
    expect(await contact((await signedIn()).cookie, body)).toMatchObject({ status: 400, body: { message } });
  });
});

describe('my data', () => {
  it('is handed out whole, as a file, without the password', async () => {
    const { cookie, email } = await signedIn();
    await api('POST', '/api/favorites', { cookie, body: { recipeId: 'lentil-soup' } });
    await api('POST', '/api/ratings', { cookie, body: { recipeId: 'carrot-cake', rating: 4 } });
    const answer = await api('GET', '/api/auth/export', { cookie });
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment/);
    expect(answer.body).toMatchObject({
      account: { email },
      favourites: [{ recipeId: 'lentil-soup' }],
      ratings: [{ recipeId: 'carrot-cake', rating: 4 }],
      sessions: [{ isCurrent: true }],
    });
    expect(JSON.stringify(answer.body)).not.toContain('argon2');
  });

  it('has the shopping list with all that is kept of it, notes, plan and feed', async () => {
    const { cookie } = await signedIn('premium');
    await useEveryTool(cookie);
    const { body } = await api('GET', '/api/auth/export', { cookie });
    const at = expect.any(Number);
    expect(body).toMatchObject({
      shoppingList: expect.arrayContaining([
        {
          kind: 'recipe',
          recipeId: 'tahini-banana-bread',
          title: 'Tahini Banana Bread',
          servings: 7,
          swaps: SWAPS,
          removedItems: ['food:tahini'],
          week: null,
          addedAt: at,
        },
        expect.objectContaining({ kind: 'own', recipeId: null, title: 'Bin bags', servings: null }),
      ]),
      shoppingListTicks: [{ item: 'food:soy-milk', isTicked: true, at }],
      shoppingListShare: { createdAt: at },
      recipeNotes: [{ recipeId: 'lentil-soup', note: 'More cumin' }],
      mealPlan: [{ recipeId: 'palak-tofu', servings: 3, swaps: [] }],
      calendarFeed: { timeZone: 'Europe/Berlin' },
    });
    await api('DELETE', '/api/shopping-list/share', { cookie });
    expect((await api('GET', '/api/auth/export', { cookie })).body).toMatchObject({ shoppingListShare: null });
  });
});

describe('my data of recipes that are no longer to be seen', () => {
  const setRecipe = (id: string, fields: Partial<typeof schema.recipes.$inferInsert>) =>
    write((tx) => tx.update(schema.recipes).set(fields).where(eq(schema.recipes.id, id)));

  it('is handed out without their titles, save to who may see them', async () => {
    const [robin, admin] = [await signedIn(), await signedIn('admin')];
    for (const { cookie } of [robin, admin]) {
      await api('POST', '/api/favorites', { cookie, body: { recipeId: 'palak-tofu' } });
      await api('POST', '/api/ratings', { cookie, body: { recipeId: 'palak-tofu', rating: 4 } });
    }
    await write((tx) =>
      tx
        .insert(schema.recipeNotes)
        .values({ userId: robin.id, recipeId: 'palak-tofu', note: 'More spinach', updatedAt: Date.now() }),
    );
    const named = async (cookie: string, title: string | null) => {
      const { body } = await api('GET', '/api/auth/export', { cookie });
      expect(body).toMatchObject({ favourites: [{ title }], ratings: [{ title, rating: 4 }] });
      return body;
    };
    await setRecipe('palak-tofu', { isPublished: false, title: 'Secret of Next Spring' });
    expect(await named(robin.cookie, null)).toMatchObject({ recipeNotes: [{ title: null, note: 'More spinach' }] });
    await named(admin.cookie, 'Secret of Next Spring');
    // Everybody sees the title of an exclusive recipe.
    await setRecipe('palak-tofu', { isPublished: true, isPremiumOnly: true, title: 'Palak Tofu' });
    await named(robin.cookie, 'Palak Tofu');
    await setRecipe('palak-tofu', { isPremiumOnly: false });
  });
});

const SWAPS = [{ line: 3, to: 'soy-milk' }];

/** Leaves something of the member in every tool; returns the addresses others may read it by. */
async function useEveryTool(cookie: string): Promise<{ list: string; feed: string }> {
  const ok = async (method: string, path: `/api/${string}`, body?: object) => {
    const answer = await api(method, path, { cookie, ...(body && { body }) });
    expect(answer.status, `${method} ${path}: ${JSON.stringify(answer.body)}`).toBeLessThan(300);
    return answer.body as { url: string };
  };
  const recipe = { recipeId: 'tahini-banana-bread', servings: 7, swaps: SWAPS };
  await ok('POST', '/api/shopping-list/recipes', recipe);
  await operate(
    cookie,
    { type: 'add-own', text: 'Bin bags' },
    { type: 'remove-items', keys: ['food:tahini'] },
    { type: 'tick', key: 'food:soy-milk', ticked: true },
  );
  await ok('PUT', '/api/recipes/lentil-soup/note', { note: 'More cumin' });
  await ok('POST', '/api/favorites', { recipeId: 'lentil-soup' });
  await ok('POST', '/api/meal-plan/entries', {
    day: '2026-11-16',
    slot: 'dinner',
    recipeId: 'palak-tofu',
    servings: 3,
  });
  const { url: list } = await ok('POST', '/api/shopping-list/share');
  const { url: feed } = await ok('POST', '/api/meal-plan/feed', { timeZone: 'Europe/Berlin' });
  return { list, feed };
}

/** Tables whose rows belong to a member. */
const OF_MEMBERS = Object.values(schema).filter(
  (table): table is typeof schema.favourites => is(table, SQLiteTable) && 'userId' in getTableColumns(table),
);
const rowsOf = (table: typeof schema.favourites, id: string): Promise<number> =>
  read().$count(table, eq(table.userId, id));

describe('deleting the account', () => {
  const remove = (cookie: string, password: string) =>
    api('DELETE', '/api/auth/account', { cookie, body: { password } });

  it('needs the password, and takes ratings out of the averages', async () => {
    const { cookie, email } = await signedIn();
    await api('POST', '/api/ratings', { cookie, body: { recipeId: 'lemon-tart', rating: 5 } });
    expect(await remove(cookie, 'not it at all')).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'password' }] },
    });
    expect((await remove(cookie, PASSWORD)).status).toBe(200);
    expect(await accountOf(email)).toBeUndefined();
    expect((await api('GET', '/api/auth/user', { cookie })).status).toBe(401);
    expect((await api('GET', '/api/ratings/recipe/lemon-tart')).body).toEqual({ avgRating: 0, totalRatings: 0 });
    expect((await signInAnswer(email)).status).toBe(401);
  });

  it('leaves nothing of the member: list, ticks, links, plan, feed and notes are gone', async () => {
    const { id, cookie } = await signedIn('premium');
    const { list, feed } = await useEveryTool(cookie);
    const [listSecret = '', feedSecret = ''] = [list, feed].map((url) => /([\w-]{32})(?:\.ics)?$/.exec(url)?.[1]);
    expect(await sharedShoppingList(listSecret, VISITOR)).not.toBeNull();
    expect(await feedText(feedSecret)).not.toBeNull();
    const kept = async (): Promise<string[]> => {
      const found = await Promise.all(
        OF_MEMBERS.map(async (table) => ((await rowsOf(table, id)) > 0 ? [getTableName(table)] : [])),
      );
      return found.flat();
    };
    expect(await kept()).toEqual(
      expect.arrayContaining([
        'shopping_list_entries',
        'shopping_list_ticks',
        'shopping_list_shares',
        'meal_plan_entries',
        'calendar_feeds',
        'recipe_notes',
        'favourites',
      ]),
    );
    expect((await remove(cookie, PASSWORD)).status).toBe(200);
    expect(await kept()).toEqual([]);
    expect(await sharedShoppingList(listSecret, VISITOR)).toBeNull();
    expect(await feedText(feedSecret)).toBeNull();
  });

  it('is refused to the last active administrator', async () => {
    await write((tx) => tx.update(schema.users).set({ isActive: false }).where(eq(schema.users.role, 'admin')));
    const { cookie } = await signedIn('admin');
    expect((await remove(cookie, PASSWORD)).status).toBe(409);
    await makeMember('admin');
    expect((await remove(cookie, PASSWORD)).status).toBe(200);
  });
});
