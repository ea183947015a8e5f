import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { AuditEntryView } from '#src/contracts/site/admin-operations.ts';
import { auditLog, mailQueue } from '#src/db/schema.ts';
import { NO_FILTERS } from '#src/domain/search/search-filters.ts';
import { read, write } from '#src/server/base/database.ts';
import { queueMail, sendDueMail } from '#src/server/mail/queue.ts';
import { api } from '#tests/support/api.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { codeMail } from '#tests/support/mails.ts';
import { makeMember, newAddress, signedIn } from '#tests/support/members.ts';
import { outboxOf } from '#tests/support/outbox.ts';

/** The alternative provider is a vendor faked at the network; the default has no key, so it is the embedded one. */
const vendor = await vi.hoisted(async () => {
  const { startFakeOpenAi } = await import('#tests/support/fake-openai.ts');
  const fake = await startFakeOpenAi();
  Object.assign(process.env, { GEMINI_API_KEY: 'test-key', GEMINI_BASE_URL: fake.url });
  return fake;
});

seededDatabase();
afterAll(() => vendor.stop());

let cookie: string;
let email: string;
beforeAll(async () => {
  ({ cookie, email } = await signedIn('admin'));
});
const get = (path: string) => api('GET', `/api/admin/${path as ''}`, { cookie });

describe('GET /api/admin/audit', () => {
  it('tells what was done, by whom and to what, the newest first, and searches', async () => {
    const set = (title: string) =>
      api('PATCH', '/api/admin/page-titles/shop', { cookie, body: { title, subtitle: '' } });
    await set('One');
    await set('Two');
    const { body } = await get('audit?search=page_title%20shop');
    expect(body).toMatchObject({
      entries: [
        { actor: email, action: 'page_title.change', subject: 'shop', details: { title: 'Two' } },
        { details: { title: 'One' } },
      ],
      pagination: { totalItems: 2 },
    });
    expect((await get('audit?search=nothing-of-the-kind')).body).toMatchObject({ entries: [] });
    expect((await get('audit?limit=1&page=2')).body).toMatchObject({ entries: [{ details: { title: 'One' } }] });
  });
});

describe('the outbox', () => {
  it('lists what was written and what waits, and shows a mail as a page that may do nothing', async () => {
    await write((tx) => queueMail(tx, codeMail('someone@example.org', '<script>alert(1)</script>')));
    expect((await get('outbox')).body).toMatchObject({
      hasService: false,
      waiting: [{ to: 'someone@example.org', template: 'code', lastError: null }],
    });
    await sendDueMail();
    const { body } = await get('outbox');
    expect(body).toMatchObject({ waiting: [], mails: [{ to: 'someone@example.org' }] });
    const { id } = (body as { mails: { id: string }[] }).mails[0] ?? { id: '' };
    expect((await get(`outbox/${id}`)).body).toMatchObject({
      text: expect.stringContaining('alert(1)'),
    });
    const page = await get(`outbox/${id}/html`);
    expect(page.body).not.toContain('<script>');
    expect(page.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
  });

  it('lists mails that are tried again before those that are given up', async () => {
    const addresses = ['given-up@example.org', 'again@example.org'] as const;
    for (const to of addresses) {
      await write((tx) => queueMail(tx, codeMail(to)));
    }
    const now = Date.now();
    const change = (to: string, values: Partial<typeof mailQueue.$inferInsert>) =>
      write((tx) => tx.update(mailQueue).set(values).where(eq(mailQueue.to, to)));
    await change(addresses[0], { attempts: 20, nextAttemptAt: now, givenUpAt: now });
    await change(addresses[1], { attempts: 19, nextAttemptAt: now + 60_000 });
    expect((await get('outbox')).body).toMatchObject({ waiting: [{ to: addresses[1] }, { to: addresses[0] }] });
  });

  it('keeps to its own folder', async () => {
    for (const id of ['..%2F..%2Fplantry.db', '%2e%2e', 'nothing-there']) {
      expect((await get(`outbox/${id}`)).status).toBe(404);
      expect((await get(`outbox/${id}/html`)).status).toBe(404);
    }
  });
});

/** What the log says of some action, the newest first. */
async function told(action: string) {
  const { body } = await get(`audit?search=${action}`);
  return (body as { entries: AuditEntryView[] }).entries;
}

describe('the audit log', () => {
  it('knows whom an administrator sent a code, and nothing of codes that others ask for', async () => {
    const [one, other] = await Promise.all([1, 2].map(() => makeMember('user', { emailVerifiedAt: null })));
    const send = (to = '', as?: string) =>
      api('POST', '/api/send-otp', {
        ...(as && { cookie: as }),
        body: { email: to, purpose: 'email_verification' },
        clientAddress: newAddress(),
      });
    expect((await send(one?.email, cookie)).status).toBe(200);
    expect((await send(one?.email, cookie)).status).toBe(429);
    expect((await send(other?.email)).status).toBe(200);
    expect(await told('user.send_code')).toMatchObject([{ actor: email, subject: one?.email }]);
  });

  it('knows what an administrator had generated, also when that cost nothing', async () => {
    const inputText = 'Lentil soup\n200 g red lentils\n1 onion\nCook the lentils with the onion for 20 minutes.';
    expect((await api('POST', '/api/ai/generate-recipe', { cookie, body: { inputText } })).status).toBe(200);
    expect(await told('ai.recipe')).toMatchObject([
      { actor: email, subject: 'Lentil soup', details: { provider: 'embedded' }, cost: null },
    ]);
  });

  it('does not count searching among what administrators did, unless theirs cost something', async () => {
    vendor.next = { kind: 'answer', content: JSON.stringify({ ...NO_FILTERS, text: 'soup' }) };
    for (const role of ['admin', 'premium'] as const) {
      const { cookie: as } = await signedIn(role);
      for (const provider of ['default', 'alternative']) {
        const { status, body } = await api('POST', '/api/ai-search', { cookie: as, body: { query: 'soup', provider } });
        expect(status, JSON.stringify(body)).toBe(200);
      }
    }
    const kept = await read().select().from(auditLog).where(like(auditLog.action, '%search'));
    expect(kept.map(({ action, cost }) => [action, (cost ?? 0) > 0])).toEqual([
      ['ai.search', true],
      ['member.ai_search', true],
    ]);
    expect(await told('search')).toMatchObject([{ action: 'ai.search' }]);
  });
});

describe('POST /api/admin/test-mail', () => {
  it('sends a mail to whoever asks, past the queue, and says what was answered; five in a minute', async () => {
    const ask = () => api('POST', '/api/admin/test-mail', { cookie });
    const { body } = await ask();
    expect(body).toEqual({ to: email, isSent: true, answer: expect.stringContaining('.eml') });
    expect((await outboxOf(email)).map(({ subject }) => subject)).toContain('Test mail from Plantry');
    for (let more = 0; more < 4; more++) await ask();
    expect(await ask()).toMatchObject({ status: 429 });
    const member = await signedIn('user');
    expect(await api('POST', '/api/admin/test-mail', { cookie: member.cookie })).toMatchObject({ status: 403 });
  });
});
