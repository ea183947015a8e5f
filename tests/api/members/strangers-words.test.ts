import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { mailQueue, users } from '#src/db/schema.ts';
import { read, write } from '#src/server/base/database.ts';
import { sendDueMail } from '#src/server/mail/queue.ts';
import { api } from '#tests/support/api.ts';
import { decide, writeNote } from '#tests/support/cook-notes.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { mailsTo, makeMember, newAddress, PASSWORD, signedIn } from '#tests/support/members.ts';
import { newReader, oldTicket, sendForm } from '#tests/support/newsletter.ts';
import { outboxOf } from '#tests/support/outbox.ts';

seededDatabase();

/** A word that nobody else writes, in what passes for a name, and an address. */
const BAIT = 'Zwonkel';
const NAME = `${BAIT} Wins Today`;
const LINK = `https://${BAIT.toLowerCase()}.example`;

const post = (path: `/api${string}`, body: unknown, cookie?: string) =>
  api('POST', path, { body, clientAddress: newAddress(), ...(cookie && { cookie }) });
const register = (email: string, firstName: string) =>
  post('/api/register', { email, firstName, lastName: firstName, password: PASSWORD });

/** All that was mailed to an address, head and body. */
async function sentTo(email: string): Promise<{ count: number; all: string }> {
  const mails = await mailsTo(email);
  return { count: mails.length, all: JSON.stringify(mails) };
}
async function expectNothingOf(email: string): Promise<void> {
  const { count, all } = await sentTo(email);
  expect(count).toBeGreaterThan(0);
  expect(all.toLowerCase()).not.toContain(BAIT.toLowerCase());
}

describe('a stranger’s words to a stranger’s address', () => {
  it('are no name to register with where they hold an address or a sentence: 0 of 40', async () => {
    const lines = [`You won ${LINK}`, `Visit ${BAIT}.com`, `${BAIT} has chosen you today`, `${BAIT}: press here`];
    const strangers = Array.from({ length: 40 }, newReader);
    for (const [i, to] of strangers.entries())
      expect(await register(to, lines[i % lines.length] ?? '')).toMatchObject({ status: 400 });
    for (const to of strangers) expect((await sentTo(to)).count).toBe(0);
  });

  const forms: [string, (to: string) => Promise<unknown>][] = [
    ['the form to register, twice', async (to: string) => void (await register(to, NAME), await register(to, NAME))],
    [
      'another link',
      async (to: string) => void (await register(to, NAME), await post('/api/resend-verification', { email: to })),
    ],
    [
      'a code',
      async (to: string) =>
        void (await register(to, NAME), await post('/api/send-otp', { email: to, purpose: 'email_verification' })),
    ],
    [
      'a new password',
      async (to: string) => void (await register(to, NAME), await post('/api/send-password', { email: to })),
    ],
    [
      'the newsletter',
      async (to: string) =>
        void (await sendForm('/api/newsletter', {
          address: to,
          ticket: await oldTicket(),
          topics: 'weekly',
          source: `/${BAIT}`,
        })),
    ],
    ['the form to withdraw', (to: string) => post('/api/premium/withdrawals', { name: NAME, email: to, order: '' })],
    [
      'the form to cancel',
      (to: string) =>
        post('/api/premium/cancellations', { name: NAME, email: to, order: '', kind: 'extraordinary', reason: LINK }),
    ],
    [
      'a new address of a member with such a name',
      async (to: string) => {
        const { id, cookie } = await signedIn();
        await write((tx) =>
          tx
            .update(users)
            .set({ firstName: `You won ${LINK}` })
            .where(eq(users.id, id)),
        );
        await api('PATCH', '/api/auth/profile', { cookie, body: { email: to }, clientAddress: newAddress() });
      },
    ],
    [
      'a new address that is somebody’s who never confirmed',
      async (to: string) => {
        await register(to, NAME);
        await write((tx) => tx.delete(mailQueue).where(eq(mailQueue.to, to)));
        const { cookie } = await signedIn();
        await api('PATCH', '/api/auth/profile', { cookie, body: { email: to }, clientAddress: newAddress() });
      },
    ],
    [
      'a recipe from a member with such a name',
      async (to: string) => {
        const { id, cookie } = await signedIn('premium');
        await write((tx) =>
          tx
            .update(users)
            .set({ firstName: `You won ${LINK}`, lastName: null })
            .where(eq(users.id, id)),
        );
        await post('/api/recipes/red-lentil-dal/email', { to }, cookie);
      },
    ],
  ];
  it.each(forms)('do not go out by %s', async (_, ask) => {
    const to = newReader();
    await ask(to);
    await expectNothingOf(to);
  });

  it('do not go out by the report of a note, its answer, or an objection', async () => {
    const cook = await signedIn();
    const editor = await makeMember('editor');
    const { body } = await writeNote(cook.cookie, 'red-lentil-dal', { text: `${BAIT} and lime make it sing.` });
    const { id } = body as { id: string };
    await decide(id, 'publish', editor);
    const to = newReader();
    const details = `${BAIT} ${LINK}`;
    await post(`/api/cook-notes/${id}/reports`, { reason: 'other', details, email: to });
    await expectNothingOf(to);
    await decide(id, 'publish', editor);
    await expectNothingOf(to);
    expect((await sentTo(to)).count).toBe(2);
    const objecting = /objection\?(\S+)/.exec(JSON.stringify(await mailsTo(to)).replaceAll('&amp;', '&'))?.[1];
    expect(objecting).toBeDefined();
  });

  it('go to whoever they are about, who is proven', async () => {
    const cook = await signedIn();
    const editor = await makeMember('editor');
    const { body } = await writeNote(cook.cookie, 'red-lentil-dal', { text: `${BAIT} makes it sing.` });
    await decide((body as { id: string }).id, 'refuse', editor);
    expect((await sentTo(cook.email)).all).toContain(BAIT);
  });
});

describe('first mails', () => {
  const from = (clientAddress: string, to = newReader()) =>
    api('POST', '/api/register', {
      body: { email: to, firstName: 'Ada', lastName: 'Leaf', password: PASSWORD },
      clientAddress,
    });
  const waitOf = async (to: string): Promise<number> => {
    const [row] = await read().select().from(mailQueue).where(eq(mailQueue.to, to));
    return row ? row.nextAttemptAt - row.createdAt : Number.NaN;
  };

  it('of one network wait their turn after the first, are refused by no other network, and go out then', async () => {
    const strangers = Array.from({ length: 63 }, newReader);
    const answers = await Promise.all(strangers.map((to) => from('192.0.2.7', to)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const waits = (await Promise.all(strangers.map(waitOf))).toSorted((a, b) => a - b);
    expect(waits.slice(0, 60)).toEqual(Array<number>(60).fill(0));
    expect(waits.slice(60).every((wait) => wait > 30_000)).toBe(true);
    const other = newReader();
    await from('198.51.100.7', other);
    expect(await waitOf(other)).toBe(0);
    await sendDueMail();
    const sent = async () => (await Promise.all(strangers.map(outboxOf))).filter(({ length }) => length > 0).length;
    expect(await sent()).toBe(60);
    await sendDueMail(Date.now() + 10 * 60_000);
    expect(await sent()).toBe(63);
  });

  it('count once what sends one mail: a form that is pressed again', async () => {
    const to = newReader();
    await from('192.0.2.8', to);
    await Promise.all(Array.from({ length: 80 }, () => from('192.0.2.8', to)));
    const other = newReader();
    await from('192.0.2.8', other);
    expect(await waitOf(other)).toBe(0);
  });

  it('are counted alike for who has an account, who has none, and whatever form asks', async () => {
    const { email } = await makeMember();
    const ask = (form: 'send-password' | 'resend-verification', to: string) =>
      api('POST', `/api/${form}`, { body: { email: to }, clientAddress: '2001:db8:1:2::3' });
    await Promise.all(
      Array.from({ length: 24 }, (_, i) => [
        ask('send-password', i % 2 ? email : newReader()),
        ask('resend-verification', newReader()),
        ask('send-password', newReader()),
      ]).flat(),
    );
    const to = newReader();
    await from('2001:db8:1:2::4', to);
    expect(await waitOf(to)).toBeGreaterThan(0);
  });
});
