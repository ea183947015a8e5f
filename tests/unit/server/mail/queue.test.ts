import { readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { desc, eq } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { mailQueue } from '#src/db/schema.ts';
import { read, write } from '#src/server/base/database.ts';
import { env } from '#src/server/base/env.ts';
import { log } from '#src/server/base/log.ts';
import { cleanUp } from '#src/server/host/housekeeping.ts';
import { listOutbox, outboxFolder } from '#src/server/mail/outbox.ts';
import { queueMail, sendDueMail, startMailWorker } from '#src/server/mail/queue.ts';
import { renderMail } from '#src/server/mail/rendering.tsx';
import { sendWithResend } from '#src/server/mail/resend.ts';
import { restAfter, retryDelay } from '#src/server/mail/rounds.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { eventually } from '#tests/support/eventually.ts';
import { codeMail } from '#tests/support/mails.ts';

seededDatabase();
afterEach(() => {
  vi.unstubAllGlobals();
  delete env().RESEND_API_KEY;
});

const queue = (to: string) => write((tx) => queueMail(tx, codeMail(to)));
const rowOf = async (to: string) => (await read().select().from(mailQueue).where(eq(mailQueue.to, to)))[0];
const mailsTo = async (to: string) => (await listOutbox()).filter((mail) => mail.to === to);

describe('mail queue', () => {
  it('forgets a mail with the change that did not happen', async () => {
    const failing = write(async (tx) => {
      await queueMail(tx, codeMail('rolled-back@example.org'));
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await sendDueMail();
    expect(await mailsTo('rolled-back@example.org')).toEqual([]);
  });

  it('sends each mail once, and keeps nothing of its content', async () => {
    await queue('once@example.org');
    expect(await sendDueMail()).toBe(1);
    expect(await sendDueMail()).toBe(0);
    expect(await mailsTo('once@example.org')).toHaveLength(1);
    expect(await rowOf('once@example.org')).toMatchObject({ data: null, attempts: 1, sentAt: expect.any(Number) });
  });

  it('sends each mail once when two workers look at the same time', async () => {
    await queue('two@example.org');
    const sent = await Promise.all([sendDueMail(), sendDueMail()]);
    expect(sent.toSorted()).toEqual([0, 1]);
  });

  it('writes the same file again when it died before it could mark the mail', async () => {
    await queue('died@example.org');
    await sendDueMail();
    const files = readdirSync(outboxFolder()).length;
    const data = { firstName: 'Ada', code: '123456' };
    const unmarked = { sentAt: null, data, nextAttemptAt: 0 };
    await write((tx) => tx.update(mailQueue).set(unmarked).where(eq(mailQueue.to, 'died@example.org')));
    expect(await sendDueMail()).toBe(1);
    expect(readdirSync(outboxFolder())).toHaveLength(files);
  });

  it('tries again later and later after a failure, without holding up the others', async () => {
    await write((tx) => queueMail(tx, codeMail('bad@example.org', 'A\r\nB')));
    await queue('good@example.org');
    const now = Date.now() + 1;
    await sendDueMail(now);
    expect(await mailsTo('good@example.org')).toHaveLength(1);
    expect(await rowOf('bad@example.org')).toMatchObject({ sentAt: null, attempts: 1, nextAttemptAt: now + 5000 });
    expect(await sendDueMail(now + 4999)).toBe(0);
    await sendDueMail(now + 5000);
    expect(await rowOf('bad@example.org')).toMatchObject({ attempts: 2, nextAttemptAt: now + 5000 + 15_000 });
    expect([1, 2, 3, 9, 20].map(retryDelay)).toEqual([5000, 15_000, 45_000, 21_600_000, 21_600_000]);
  });

  it('leaves a service that takes nothing alone for longer and longer, but never long', () => {
    expect([1, 2, 3, 4, 5, 20].map(restAfter)).toEqual([5000, 15_000, 45_000, 135_000, 300_000, 300_000]);
  });

  it('sends what waits longest first', async () => {
    await write((tx) => tx.delete(mailQueue));
    env().RESEND_API_KEY = 're_key';
    const sent: unknown[] = [];
    vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
      sent.push(JSON.parse(String(body)).to);
      return Response.json({ id: 'abc' });
    });
    const waiting = { third: 3000, first: 1000, second: 2000 };
    for (const [name, createdAt] of Object.entries(waiting)) {
      const to = `${name}@example.org`;
      await queue(to);
      await write((tx) => tx.update(mailQueue).set({ createdAt }).where(eq(mailQueue.to, to)));
    }
    await sendDueMail();
    expect(sent).toEqual(['first@example.org', 'second@example.org', 'third@example.org']);
  });

  it('forgets whom it wrote to after 30 days', async () => {
    await queue('old@example.org');
    await sendDueMail();
    await cleanUp(Date.now() + 31 * 86_400_000);
    expect(await rowOf('old@example.org')).toBeUndefined();
  });

  it('gives a mail up after its last try, says so, and forgets it after 30 days', async () => {
    await write((tx) => queueMail(tx, codeMail('given-up@example.org', 'A\r\nB')));
    await write((tx) => tx.update(mailQueue).set({ attempts: 19 }).where(eq(mailQueue.to, 'given-up@example.org')));
    const [warned, complained] = [vi.spyOn(log, 'warn'), vi.spyOn(log, 'error')];
    const { id } = (await rowOf('given-up@example.org')) ?? {};
    await sendDueMail();
    expect(complained).toHaveBeenCalledWith(expect.objectContaining({ mail: id, attempts: 20 }), expect.any(String));
    expect(warned).not.toHaveBeenCalledWith(expect.objectContaining({ mail: id }), expect.any(String));
    await cleanUp(Date.now() + 29 * 86_400_000);
    expect(await rowOf('given-up@example.org')).toMatchObject({ sentAt: null });
    await cleanUp(Date.now() + 31 * 86_400_000);
    expect(await rowOf('given-up@example.org')).toBeUndefined();
  });

  it('is emptied by the worker, which stops when told', async () => {
    const said = vi.spyOn(log, 'info');
    const stop = startMailWorker();
    // A host who has set no service sees where the mails are.
    expect(said).toHaveBeenCalledWith(expect.stringContaining('DATA_DIR/outbox'));
    await queue('worker@example.org');
    await eventually(async () => expect(await mailsTo('worker@example.org')).toHaveLength(1));
    await stop();
  });

  it('is left as it is by a worker that is told to stop, which does not wait for a service that is silent', async () => {
    env().RESEND_API_KEY = 're_key';
    const { promise: answered, resolve: answer } = Promise.withResolvers<Response>();
    const fetched = vi.fn(() => answered);
    vi.stubGlobal('fetch', fetched);
    // Those of other tests may be due by now.
    await write((tx) => tx.delete(mailQueue));
    await queue('stopped@example.org');
    await queue('stopped@example.org');
    const rows = () =>
      read().select().from(mailQueue).where(eq(mailQueue.to, 'stopped@example.org')).orderBy(desc(mailQueue.attempts));
    const stop = startMailWorker();
    await eventually(() => expect(fetched).toHaveBeenCalled());
    await stop();
    const before = Date.now();
    const [begun] = await rows();
    expect(begun).toMatchObject({ attempts: 1, sentAt: null });
    expect(begun?.nextAttemptAt).toBeGreaterThan(before);
    answer(Response.json({ id: 'abc' }));
    await eventually(async () => expect((await rows())[0]?.sentAt).not.toBeNull());
    await stop();
    expect(await rows()).toMatchObject([{ attempts: 1 }, { attempts: 0, sentAt: null }]);
  });

  it('shows no half-written file', async () => {
    await writeFile(`${outboxFolder()}/half.unfinished`, 'Date: ');
    expect((await listOutbox()).some(({ id }) => id === 'half')).toBe(false);
  });
});

describe('letter', () => {
  it('carries its link in both parts, and cannot be given markup', async () => {
    const link = 'http://localhost:4321/verify-email?token=abc-DEF_1';
    const mail = await renderMail('verification-link', { firstName: '<img src=x onerror=alert(1)>', link });
    expect(mail.subject).toBe('Verify your email for Plantry');
    expect(mail.text).toContain(link);
    expect(mail.html).toContain(`href="${link}"`);
    expect(mail.html).not.toContain('<img src=x');
  });

  it.each([{ code: 'A\r\nBcc: all@example.org' }, { firstName: 'Ada' }])('is not written from %o', async (data) => {
    await expect(renderMail('code', data)).rejects.toThrow();
  });
});

describe('Resend', () => {
  const mail = {
    id: 'mail-1',
    from: 'Plantry <hello@plantry.test>',
    to: 'ada@example.org',
    subject: 'Hello',
    html: '<p>Hello</p>',
    text: 'Hello',
    createdAt: 0,
  };
  const answer = (status: number, body: unknown) => {
    const fetched = vi.fn(async (_url: string, _options: RequestInit) => Response.json(body, { status }));
    vi.stubGlobal('fetch', fetched);
    return fetched;
  };

  it('is sent the mail with its id as the idempotency key', async () => {
    const fetched = answer(200, { id: 'abc' });
    await sendWithResend('re_key', mail);
    const [url, options] = fetched.mock.calls[0] ?? [];
    expect(url).toBe('https://api.resend.com/emails');
    expect(new Headers(options?.headers).get('idempotency-key')).toBe('mail-1');
    expect(JSON.parse(String(options?.body))).toMatchObject({ to: mail.to, subject: 'Hello', text: 'Hello' });
  });

  it('is told what programs have to know of a mail', async () => {
    const fetched = answer(200, { id: 'abc' });
    const list = { id: 'recipes-from-members.plantry.test', unsubscribe: 'https://plantry.test/stop' };
    for (const changes of [{}, { list }, { isFromPerson: true }])
      await sendWithResend('re_key', { ...mail, ...changes });
    const isAutomatic = { 'Auto-Submitted': 'auto-generated' };
    const ofList = {
      'List-Id': '<recipes-from-members.plantry.test>',
      'List-Unsubscribe': '<https://plantry.test/stop>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    };
    expect(fetched.mock.calls.map(([, options]) => JSON.parse(String(options.body)).headers)).toEqual([
      isAutomatic,
      { ...isAutomatic, ...ofList },
      {},
    ]);
  });

  it.each([429, 500, 422])('fails loudly when it answers %i', async (status) => {
    answer(status, { name: 'some_error', message: 'no', statusCode: status });
    await expect(sendWithResend('re_key', mail)).rejects.toThrow(/refused/);
  });

  it('is given up when it never answers', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    const given = expect(sendWithResend('re_key', mail)).rejects.toThrow('Resend did not answer within 20000 ms');
    await vi.advanceTimersByTimeAsync(20_000);
    await given;
    vi.useRealTimers();
  });
});
