import { describe, expect, it } from 'vitest';
import { api, statusAndBody } from '#tests/support/api.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { makeMember, newAddress, PASSWORD, signInAnswer } from '#tests/support/members.ts';

seededDatabase();

describe('signing in', () => {
  it('answers a wrong password and an unknown address alike', async () => {
    const { email } = await makeMember();
    const known = await signInAnswer(email, 'wrong-password');
    expect(statusAndBody(known)).toEqual({
      status: 401,
      body: { message: 'Invalid email or password', code: 'unauthenticated' },
    });
    expect(statusAndBody(await signInAnswer('nobody@example.org', 'wrong-password'))).toEqual(statusAndBody(known));
  });

  it('works as hard for an unknown address', async () => {
    const { email } = await makeMember();
    // Work of the processor, all threads of this process together: how long it takes depends on the machine's other work.
    const workFor = async (address: string) => {
      const before = process.cpuUsage();
      await signInAnswer(address, 'wrong-password');
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    const known: number[] = [];
    const unknown: number[] = [];
    for (let i = 0; i < 15; i++) {
      known.push(await workFor(email));
      unknown.push(await workFor('nobody-at-all@example.org'));
    }
    const usual = (work: number[]) => work.toSorted((a, b) => a - b)[7] ?? 0;
    const ratio = usual(unknown) / usual(known);
    expect(ratio).toBeGreaterThan(2 / 3);
    expect(ratio).toBeLessThan(3 / 2);
  });

  it('tells of a missing verification only to who knows the password', async () => {
    const { email } = await makeMember('user', { emailVerifiedAt: null });
    const wrong = await signInAnswer(email, 'wrong-password');
    expect(wrong.status).toBe(401);
    expect(wrong.body).not.toHaveProperty('requiresVerification');
    expect(await signInAnswer(email)).toMatchObject({ status: 403, body: { requiresVerification: true } });
  });

  it('tells of a closed account without that flag', async () => {
    const { email } = await makeMember('user', { isActive: false });
    const answer = await signInAnswer(email);
    expect(answer).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect(answer.body).not.toHaveProperty('requiresVerification');
  });

  it('slows down a guesser, and not the owner elsewhere', async () => {
    const { email } = await makeMember();
    const guesser = newAddress();
    const statuses: number[] = [];
    for (let i = 0; i < 30; i++) {
      const answer = await signInAnswer(email, `guess number ${i}`, guesser);
      statuses.push(answer.status);
      if (answer.status === 429) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect(statuses.slice(0, 5)).toEqual([401, 401, 401, 401, 401]);
    expect(statuses.at(-1)).toBe(429);
    expect((await signInAnswer(email, PASSWORD, guesser)).status).toBe(429);
    expect((await signInAnswer(email)).status).toBe(200);
  });

  it('leaves a stranger one free try at an account that many have guessed at, and its owner the right one', async () => {
    const { email } = await makeMember();
    const guesses = (from: string, times: number) =>
      Promise.all(Array.from({ length: times }, () => signInAnswer(email, 'a wrong guess', from)));
    const wrong = async (from: string, times: number) =>
      (await guesses(from, times)).filter(({ status }) => status === 401).length;
    // All at once, so that no delay ends between them: the free ones, and the one that opens the delay.
    expect(await wrong(newAddress(), 12)).toBe(5 + 1);
    for (let i = 0; i < 8; i++) await guesses(newAddress(), 5);
    expect(await wrong(newAddress(), 3)).toBe(3);
    expect(await wrong(newAddress(), 5)).toBe(5);
    expect(await wrong(newAddress(), 5)).toBe(1 + 1);
    expect((await signInAnswer(email)).status).toBe(200);
    const { email: other } = await makeMember();
    expect((await signInAnswer(other, 'a wrong guess')).status).toBe(401);
  });

  it('counts no right password as a wrong one: a household signs in as often as it likes', async () => {
    const { email } = await makeMember();
    const home = newAddress();
    const statuses: number[] = [];
    for (let times = 0; times < 12; times++) statuses.push((await signInAnswer(email, PASSWORD, home)).status);
    expect(statuses).toEqual(Array(12).fill(200));
  });

  it('slows down who tries many accounts from one address', async () => {
    const guesser = newAddress();
    const tries = Array.from({ length: 40 }, (_, i) =>
      signInAnswer(`nobody-${i}@example.org`, 'a wrong guess', guesser),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(20 + 1);
    expect(statuses.filter((status) => status === 429)).toHaveLength(40 - 21);
  });

  it('makes no more than a hundred sessions of an account at once, though the password is right', async () => {
    const { email } = await makeMember();
    const answers = await Promise.all(Array.from({ length: 103 }, () => signInAnswer(email)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(100);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(3);
  });

  it('is not deceived by addresses the client makes up', async () => {
    const { email } = await makeMember();
    const clientAddress = newAddress();
    const statuses: number[] = [];
    for (let i = 0; i < 8; i++) {
      const headers = { 'X-Forwarded-For': newAddress(), 'X-Real-IP': newAddress(), Forwarded: `for=${newAddress()}` };
      const body = { email, password: `guess number ${i}` };
      statuses.push((await api('POST', '/api/login', { body, headers, clientAddress })).status);
    }
    expect(statuses.at(-1)).toBe(429);
  });

  it('lets no more through when guesses come in parallel', async () => {
    const { email } = await makeMember();
    const guesser = newAddress();
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, i) => signInAnswer(email, `guess number ${i}`, guesser)),
    );
    expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(6);
  });

  it('asks for both fields', async () => {
    expect(await signInAnswer('', '')).toMatchObject({
      status: 400,
      body: { message: 'Please enter both email and password' },
    });
  });

  it.each([
    ['/profile', '/login?next=%2Fprofile'],
    ['//evil.test', '/login'],
    ['/\\evil.test', '/login'],
    ['https://evil.test', '/login'],
  ])('sends a browser with next=%s to %s', async (next, location) => {
    const answer = await api('GET', `/api/login?${new URLSearchParams({ next })}`);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(location);
  });
});
