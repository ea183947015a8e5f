import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { User } from '#src/contracts/members/admin-users.ts';
import { users } from '#src/db/schema.ts';
import { database, read, write } from '#src/server/base/database.ts';
import { api } from '#tests/support/api.ts';
import { lastAudit } from '#tests/support/audit.ts';
import { seededDatabase } from '#tests/support/database.ts';
import {
  accountOf,
  cookieOf,
  makeMember,
  sessionOf,
  signedIn,
  signInAnswer,
  temporaryPasswordFor,
} from '#tests/support/members.ts';

seededDatabase();

let admin: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  // The only administrator that counts: whatever the seeding made is put aside.
  await write((tx) => tx.update(users).set({ role: 'user' }).where(eq(users.role, 'admin')));
  admin = await signedIn('admin');
});
const ask = (method: string, path: `/api${string}`, body?: unknown, cookie = admin.cookie) =>
  api(method, path, { cookie, ...(body !== undefined && { body }) });

async function list(query = ''): Promise<{ users: User[]; pagination: { totalItems: number } }> {
  const { status, body } = await ask('GET', `/api/admin/users${query as ''}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body as { users: User[]; pagination: { totalItems: number } };
}

describe('GET /api/admin/users', () => {
  it('searches names and addresses, filters, and never tells a password', async () => {
    const { email, id } = await makeMember('premium', { firstName: 'Zephyrine', lastName: 'O’Hara' });
    const { users: found } = await list('?search=zephyr%20hara');
    expect(found).toEqual([expect.objectContaining({ id, email, isPremium: true, isVerified: true })]);
    expect(JSON.stringify(found)).not.toMatch(/password|argon/i);
    expect((await list('?role=premium&status=active')).users.every(({ role }) => role === 'premium')).toBe(true);
    expect((await list('?status=inactive')).users).toEqual([]);
    expect((await list('?search=%25%25%25')).pagination.totalItems).toBeGreaterThan(0);
  });

  it('counts as active who is switched on and verified, as inactive everybody else', async () => {
    const { id: unverified } = await makeMember('user', { firstName: 'Wisteria', emailVerifiedAt: null });
    const { id: deactivated } = await makeMember('user', { firstName: 'Wisteria', isActive: false });
    const { id: active } = await makeMember('user', { firstName: 'Wisteria' });
    const ids = async (status: string) => (await list(`?search=wisteria&status=${status}`)).users.map(({ id }) => id);
    expect(await ids('active')).toEqual([active]);
    expect((await ids('inactive')).toSorted()).toEqual([unverified, deactivated].toSorted());
    await write((tx) => tx.delete(users).where(eq(users.id, deactivated)));
  });

  it('sorts', async () => {
    const people = [
      ['Zoe', 'Aster', 1000],
      ['Ann', 'Aster', 2000],
      ['Ann', 'Zinnia', 3000],
    ] as const;
    for (const [firstName, lastName, createdAt] of people) {
      const email = `${firstName}-${lastName}@sorted.example`.toLowerCase();
      await makeMember('user', { firstName, lastName, createdAt, email });
    }
    const sorted = async (order: string) =>
      (await list(`?search=sorted.example&order=${order}`)).users.map(
        ({ firstName, lastName }) => `${firstName} ${lastName}`,
      );
    expect(await sorted('name')).toEqual(['Ann Aster', 'Ann Zinnia', 'Zoe Aster']);
    expect(await sorted('newest')).toEqual(['Ann Zinnia', 'Ann Aster', 'Zoe Aster']);
    expect(await sorted('oldest')).toEqual(['Zoe Aster', 'Ann Aster', 'Ann Zinnia']);
    expect(await sorted('email')).toEqual(['Ann Aster', 'Ann Zinnia', 'Zoe Aster']);
    const emails = (await list('?order=email')).users.map(({ email }) => email);
    expect(emails).toEqual(emails.toSorted());
    expect((await ask('GET', '/api/admin/users?order=password_hash')).status).toBe(400);
  });
});

describe('POST /api/admin/users', () => {
  it('mails a temporary password that has to be changed first', async () => {
    const email = 'gardener@example.org';
    const { status, body } = await ask('POST', '/api/admin/users', {
      email: 'Gardener@Example.org ',
      firstName: 'Robin',
    });
    expect({ status, body }).toMatchObject({ status: 200, body: { email, role: 'user', isActive: true } });
    expect(await lastAudit()).toMatchObject({ action: 'user.create', subject: email, actor: admin.email });
    const password = await temporaryPasswordFor(email);
    const answer = await signInAnswer(email, password);
    expect(answer).toMatchObject({ status: 200, body: { user: { requiresPasswordChange: true } } });
    expect((await api('GET', '/api/favorites', { cookie: cookieOf(answer) })).body).toMatchObject({
      code: 'password_change_required',
    });
    expect((await signInAnswer(email, '')).status).toBe(400);
    expect((await signInAnswer(email, password)).status).toBe(401);
  });

  it('needs an address and a first name', async () => {
    for (const body of [{ firstName: 'Robin' }, { email: 'a@example.org' }, { email: 'none', firstName: 'Robin' }]) {
      expect(await ask('POST', '/api/admin/users', body)).toMatchObject({
        status: 400,
        body: { message: 'Email and first name are required' },
      });
    }
  });

  it('says so when the address is known, and changes nothing', async () => {
    const { email } = await makeMember('user');
    const before = await accountOf(email);
    expect(await ask('POST', '/api/admin/users', { email, firstName: 'Eve', role: 'admin' })).toMatchObject({
      status: 409,
    });
    expect(await accountOf(email)).toEqual(before);
  });

  it('refuses fields that are not its own', async () => {
    const body = { email: 'b@example.org', firstName: 'B', passwordHash: 'x', isActive: true };
    expect((await ask('POST', '/api/admin/users', body)).status).toBe(400);
    expect(await accountOf('b@example.org')).toBeUndefined();
  });
});

describe('PATCH /api/admin/users/{id}', () => {
  it('deactivates, which ends what is open and closes the door, and activates again', async () => {
    const { id, email, cookie } = await signedIn('user');
    const unused = await sessionOf(id);
    const toggle = () => ask('PATCH', `/api/admin/users/${id}/toggle-status`);
    expect(await toggle()).toMatchObject({ status: 200, body: { isActive: false } });
    expect((await api('GET', '/api/auth/user', { cookie })).status).toBe(401);
    expect((await signInAnswer(email)).status).toBe(403);
    expect(await toggle()).toMatchObject({ status: 200, body: { isActive: true } });
    expect((await api('GET', '/api/auth/user', { cookie: unused })).status).toBe(401);
    expect((await signInAnswer(email)).status).toBe(200);
    expect(await lastAudit()).toMatchObject({ action: 'user.activate', subject: email });
  });

  it('changes a role, which the next request has already', async () => {
    const { id, cookie } = await signedIn('user');
    expect((await ask('GET', '/api/admin/stats', undefined, cookie)).status).toBe(403);
    expect(await ask('PATCH', `/api/admin/users/${id}/role`, { role: 'admin' })).toMatchObject({ status: 200 });
    expect((await ask('GET', '/api/admin/stats', undefined, cookie)).status).toBe(200);
    expect(await ask('PATCH', `/api/admin/users/${id}/role`, { role: 'user' })).toMatchObject({ status: 200 });
    expect((await ask('GET', '/api/admin/stats', undefined, cookie)).status).toBe(403);
    expect((await ask('PATCH', `/api/admin/users/${id}/role`, { role: 'owner' })).status).toBe(400);
  });

  it('keeps the last active administrator, in every way', async () => {
    const only = await read().select().from(users).where(eq(users.role, 'admin'));
    expect(only.map(({ id }) => id)).toEqual([admin.id]);
    const refused = { status: 409, body: { code: 'conflict' } };
    expect(await ask('PATCH', `/api/admin/users/${admin.id}/role`, { role: 'user' })).toMatchObject(refused);
    expect(await ask('PATCH', `/api/admin/users/${admin.id}/toggle-status`)).toMatchObject(refused);
    expect(await ask('DELETE', `/api/admin/users/${admin.id}`)).toMatchObject(refused);
  });

  it('does not take one who never verified for an administrator who is left', async () => {
    const unverified = await makeMember('admin', { emailVerifiedAt: null });
    const refused = { status: 409, body: { message: 'The last active administrator has to stay' } };
    expect(await ask('PATCH', `/api/admin/users/${admin.id}/role`, { role: 'user' })).toMatchObject(refused);
    expect(await ask('PATCH', `/api/admin/users/${admin.id}/toggle-status`)).toMatchObject(refused);
    expect(await ask('DELETE', `/api/admin/users/${admin.id}`)).toMatchObject(refused);
    expect((await ask('DELETE', `/api/admin/users/${unverified.id}`)).status).toBe(204);
  });

  it('keeps one of two who demote each other at the same moment', async () => {
    const other = await signedIn('admin');
    const answers = await Promise.all([
      ask('PATCH', `/api/admin/users/${other.id}/role`, { role: 'user' }),
      ask('PATCH', `/api/admin/users/${admin.id}/role`, { role: 'user' }, other.cookie),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const left = await read().select().from(users).where(eq(users.role, 'admin'));
    expect(left).toHaveLength(1);
    admin = { ...admin, cookie: await sessionOf(left[0]?.id ?? '') };
  });

  it('answers 404 for nobody', async () => {
    expect((await ask('PATCH', '/api/admin/users/nobody/role', { role: 'user' })).status).toBe(404);
    expect((await ask('PATCH', '/api/admin/users/nobody/toggle-status')).status).toBe(404);
    expect((await ask('DELETE', '/api/admin/users/nobody')).status).toBe(404);
  });
});

describe('DELETE /api/admin/users/{id}', () => {
  it('deletes the account and what it had open, and writes it down', async () => {
    const { id, email, cookie } = await signedIn('user');
    expect((await ask('DELETE', `/api/admin/users/${id}`)).status).toBe(204);
    expect(await accountOf(email)).toBeUndefined();
    expect((await api('GET', '/api/auth/user', { cookie })).status).toBe(401);
    expect(await lastAudit()).toMatchObject({ action: 'user.delete', subject: email });
  });

  it('is seen on every page that shows a figure with their ratings in it', async () => {
    const { id, cookie } = await signedIn();
    for (const recipeId of ['lemon-tart', 'lentil-soup']) {
      expect((await api('POST', '/api/ratings', { cookie, body: { recipeId, rating: 2 } })).status).toBe(200);
    }
    const { cookie: other } = await signedIn();
    await api('POST', '/api/ratings', { cookie: other, body: { recipeId: 'lentil-soup', rating: 5 } });
    const changed: string[] = [];
    const stop = database().onChange((versions) => changed.push(...versions.map(({ tag }) => tag)));
    expect((await ask('DELETE', `/api/admin/users/${id}`)).status).toBe(204);
    stop();
    expect(changed.toSorted()).toEqual(['recipe:lemon-tart', 'recipe:lentil-soup', 'recipes', 'trending']);
    expect((await api('GET', '/api/ratings/recipe/lentil-soup')).body).toEqual({ avgRating: 5, totalRatings: 1 });
  });
});
