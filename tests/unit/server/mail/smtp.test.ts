import { once } from 'node:events';
import { createServer } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mailQueue } from '#src/db/schema.ts';
import { read, write } from '#src/server/base/database.ts';
import { env, readEnv } from '#src/server/base/env.ts';
import { log } from '#src/server/base/log.ts';
import { queueMail, sendDueMail, startMailWorker } from '#src/server/mail/queue.ts';
import { mailService, senderTrouble } from '#src/server/mail/service.ts';
import { closeSmtp, PATIENCE } from '#src/server/mail/smtp.ts';
import { sendTestMail } from '#src/server/mail/test-mail.ts';
import { LOCALHOST, RUN_OUT } from '#tests/support/certificates.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { eventually } from '#tests/support/eventually.ts';
import { freePort } from '#tests/support/free-port.ts';
import { holdLines } from '#tests/support/held-lines.ts';
import { codeMail } from '#tests/support/mails.ts';
import { type Fault, type SmtpServerOptions, startSmtp } from '#tests/support/smtp.ts';

seededDatabase();
const authorities = getCACertificates();
setDefaultCACertificates([...authorities, LOCALHOST.cert, RUN_OUT.cert]);
afterAll(() => setDefaultCACertificates(authorities));

const use = (url: string): void => {
  env().SMTP_URL = readEnv({ SMTP_URL: url }).SMTP_URL;
};
const stops: (() => Promise<void>)[] = [];
async function smtp(options: SmtpServerOptions = {}, query = '') {
  const server = await startSmtp(options);
  stops.push(server.stop);
  use(server.url + query);
  return server;
}
const whole = { ...PATIENCE };
/** From here on a server has as long as ever. */
function haveTime(): void {
  closeSmtp();
  Object.assign(PATIENCE, whole);
}
beforeEach(async () => {
  await write((tx) => tx.delete(mailQueue));
});
afterEach(async () => {
  haveTime();
  delete env().SMTP_URL;
  delete env().MAIL_FROM;
  delete env().BOUNCE_ADDRESS;
  for (const stop of stops.splice(0)) await stop();
});

/** A server with a fault at the first try. Whoever waits for its answer has waited long enough as soon as none will come. */
async function faulty(fault: Fault) {
  const { runOut, letGo } = holdLines();
  stops.push(async () => letGo());
  return smtp({
    faultOf: (_, attempt) => (attempt === 1 ? fault : 'none'),
    onSilence: (port) => expect(runOut(port)).toBe(PATIENCE.answer),
  });
}

const queue = (to: string) => write((tx) => queueMail(tx, codeMail(to)));
const rowOf = async (to: string) => (await read().select().from(mailQueue).where(eq(mailQueue.to, to)))[0];
/** Asks for a test mail, each time as somebody else, so that no limit is met. */
let asker = 0;
const tested = async () => (await sendTestMail(`admin${++asker}@example.org`)).answer;

describe('a mail server', () => {
  it('is given each mail once, with the mail’s id in its Message-ID, and its answer is known', async () => {
    const { arrived, attempts } = await smtp();
    await queue('ada@example.org');
    expect(await sendDueMail()).toBe(1);
    expect(await sendDueMail()).toBe(0);
    const { id, sentAt } = (await rowOf('ada@example.org')) ?? {};
    expect(sentAt).not.toBeNull();
    expect(arrived).toMatchObject([{ to: 'ada@example.org', messageId: `<${id}@localhost>`, isAnswered: true }]);
    expect(attempts.get('ada@example.org')).toBe(1);
    expect(await sendTestMail('admin@example.org')).toMatchObject({
      isSent: true,
      answer: expect.stringMatching(/^250/),
    });
  });

  it('sends back to the sender, or to BOUNCE_ADDRESS, and readers see neither of it', async () => {
    env().MAIL_FROM = 'Our recipes <hello@recipes.example>';
    const { arrived } = await smtp();
    await queue('ada@example.org');
    await sendDueMail();
    env().BOUNCE_ADDRESS = 'bounces@recipes.example';
    await queue('ada@example.org');
    await sendDueMail();
    await tested();
    expect(arrived.map(({ returnTo }) => returnTo)).toEqual([
      'hello@recipes.example',
      'bounces@recipes.example',
      'bounces@recipes.example',
    ]);
    for (const { source } of arrived) {
      expect(source).toContain('From: Our recipes <hello@recipes.example>\r\n');
      expect(source).not.toContain('bounces@');
    }
  });

  it('is given headers for programs each on one line, however long', async () => {
    const { arrived } = await smtp();
    const list = {
      id: 'recipes-from-members.recipes.example',
      unsubscribe: `https://recipes.example/stop?of=${'a'.repeat(200)}`,
    };
    const head = { id: 'a1', from: 'hello@recipes.example', to: 'ada@example.org', subject: 'Soup', createdAt: 0 };
    await mailService().send({ ...head, text: 'Soup', html: '<p>Soup</p>', list });
    const [fields = ''] = (arrived[0]?.source ?? '').split('\r\n\r\n');
    expect(fields.split('\r\n')).toEqual(
      expect.arrayContaining([
        'Auto-Submitted: auto-generated',
        expect.stringMatching(/^List-Id: <recipes-from-members\.recipes\.example>$/i),
        `List-Unsubscribe: <${list.unsubscribe}>`,
        'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
      ]),
    );
  });

  it.each([
    ['by STARTTLS', false],
    ['from the start', true],
  ])('is spoken to encrypted %s, by user and password', async (_, isSecure) => {
    const account = { user: 'ada', password: 'secret' };
    const { arrived, logins } = await smtp({ account, certificate: LOCALHOST, isSecure });
    await queue('ada@example.org');
    expect(await sendDueMail()).toBe(1);
    expect(arrived).toHaveLength(1);
    expect(logins()).toBe(1);
  });

  it('is told no password in clear', async () => {
    const { logins } = await smtp({ account: { user: 'ada', password: 'secret' } });
    expect(await tested()).toMatch(/cannot change over to TLS|answered/);
    expect(logins()).toBe(0);
  });

  it('ends a mail by a 5yz for its recipient or its text, and says so', async () => {
    await smtp({ faultOf: (to) => (to.startsWith('nobody') ? 'unknown' : 'unwanted') });
    vi.spyOn(log, 'error').mockReturnValue();
    for (const to of ['nobody@example.org', 'spam@example.org']) await queue(to);
    const now = Date.now() + 1;
    expect(await sendDueMail(now)).toBe(0);
    for (const [to, code] of [
      ['nobody@example.org', 550],
      ['spam@example.org', 554],
    ] as const)
      expect(await rowOf(to)).toMatchObject({
        attempts: 1,
        sentAt: null,
        givenUpAt: now,
        lastError: expect.stringMatching(new RegExp(`answered .*${code}`)),
      });
    expect(await sendDueMail(now + 7 * 3_600_000)).toBe(0);
    expect(await rowOf('nobody@example.org')).toMatchObject({ attempts: 1 });
  });

  it.each(['greylisted', 'full', 'closing', 'dropped at recipient', 'dropped in text', 'silent at recipient'] as const)(
    'gets a mail again that it did not take: %s',
    async (fault) => {
      const { arrived } = await faulty(fault);
      await queue('ada@example.org');
      const now = Date.now() + 1;
      expect(await sendDueMail(now)).toBe(0);
      expect(await rowOf('ada@example.org')).toMatchObject({ nextAttemptAt: now + 5000, givenUpAt: null });
      expect(await sendDueMail(now + 5000)).toBe(1);
      expect(arrived).toHaveLength(1);
    },
  );

  it.each(['dropped after text', 'silent after text'] as const)(
    'gets a mail again of which it did not say that it took it, under the same Message-ID: %s',
    async (fault) => {
      const { arrived } = await faulty(fault);
      await queue('ada@example.org');
      const now = Date.now() + 1;
      expect(await sendDueMail(now)).toBe(0);
      expect(await sendDueMail(now + 5000)).toBe(1);
      expect(arrived.map(({ isAnswered }) => isAnswered)).toEqual([false, true]);
      expect(new Set(arrived.map(({ messageId }) => messageId)).size).toBe(1);
    },
  );

  it('that lets nobody in is not knocked at for every mail, nor does any of them end by it', async () => {
    const { logins } = await smtp({ account: { user: 'ada', password: 'secret' }, certificate: LOCALHOST });
    use(`smtp://ada:wrong@localhost:${env().SMTP_URL?.port}`);
    for (const to of ['a@example.org', 'b@example.org', 'c@example.org']) await queue(to);
    await sendDueMail();
    expect(logins()).toBe(1);
    const rows = await read().select().from(mailQueue);
    expect(rows.map(({ attempts }) => attempts).toSorted()).toEqual([0, 0, 1]);
    expect(rows.every(({ givenUpAt }) => givenUpAt === null)).toBe(true);
  });

  it('takes as many mails at a time as there are connections', async () => {
    const { arrived } = await smtp(
      { faultOf: (to) => (to.startsWith('slow') ? 'silent at recipient' : 'none') },
      '?pool=2',
    );
    await queue('slow@example.org');
    await queue('ada@example.org');
    const stop = startMailWorker();
    await eventually(() => expect(arrived).toHaveLength(1));
    await stop();
  });

  it('leaves no mail free for another worker while its round takes long', async () => {
    const now = Date.now() + 1;
    let late = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => late);
    const leases: (number | undefined)[] = [];
    await smtp({
      faultOf(to) {
        void rowOf(to).then((row) => leases.push(row?.nextAttemptAt));
        late += 150_000;
        return 'none';
      },
    });
    for (const to of ['a@example.org', 'b@example.org']) await queue(to);
    expect(await sendDueMail(now)).toBe(2);
    clock.mockRestore();
    expect(leases[1]).toBeGreaterThan(now + 150_000);
  });
});

describe('what is said of a mail server', () => {
  it('that refuses the password', async () => {
    await smtp({ account: { user: 'ada', password: 'secret' }, certificate: LOCALHOST });
    use(`smtp://ada:wrong@localhost:${env().SMTP_URL?.port}`);
    expect(await tested()).toMatch(
      /^The mail server localhost:\d+ refuses the user name or password in SMTP_URL \(535 /,
    );
  });

  it.each([true, false])('whose certificate has run out (from the start: %s)', async (isSecure) => {
    await smtp({ certificate: RUN_OUT, isSecure }, isSecure ? '' : '?starttls=required');
    expect(await tested()).toBe('The certificate of the mail server localhost has run out.');
  });

  it('that is not there, by name or by port', async () => {
    const port = await freePort();
    use(`smtp://localhost:${port}`);
    expect(await tested()).toMatch(/takes no connections/);
    use('smtp://mail.invalid');
    expect(await tested()).toMatch(/^There is no mail server by the name of mail\.invalid/);
  });

  it('that says nothing, or speaks no TLS', async () => {
    PATIENCE.connecting = 300;
    const silent = createServer(() => undefined).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as { port: number };
    use(`smtp://127.0.0.1:${port}`);
    expect(await tested()).toMatch(/did not answer in time/);
    silent.close();
    PATIENCE.connecting = whole.connecting;
    const { port: plain } = await smtp();
    use(`smtps://localhost:${plain}`);
    expect(await tested()).toMatch(/speaks no TLS there/);
  });

  it('never holds a password', async () => {
    const port = await freePort();
    use(`smtp://ada:hunter2@localhost:${port}`);
    expect(await tested()).not.toContain('hunter2');
    expect(() => readEnv({ SMTP_URL: 'smtp://ada:hunter2@' })).toThrow(/^(?!.*hunter2)/s);
  });
});

describe('SMTP_URL', () => {
  it.each([
    ['smtp://mail.example.org', { host: 'mail.example.org', port: 587, tls: 'offered', account: null, connections: 1 }],
    ['smtps://mail.example.org', { port: 465, tls: 'always' }],
    [
      'smtp://a%40b:p%2Fw@mail.example.org:25',
      { port: 25, tls: 'required', account: { user: 'a@b', password: 'p/w' } },
    ],
    ['smtp://[::1]:2525/?starttls=never&pool=5', { host: '::1', port: 2525, tls: 'never', connections: 5 }],
  ])('reads %s', (url, server) => {
    expect(readEnv({ SMTP_URL: url }).SMTP_URL).toMatchObject(server);
  });

  it.each([
    'http://mail.example.org',
    'mail.example.org:587',
    'smtp://',
    'smtp://ada@mail.example.org',
    'smtp://mail.example.org?pool=0',
    'smtp://mail.example.org?pool=many',
    'smtp://mail.example.org?starttls=maybe',
    'smtp://mail.example.org?secure=true',
  ])('refuses %s', (url) => {
    expect(() => readEnv({ SMTP_URL: url })).toThrow(/SMTP_URL: /);
  });
});

describe('senderTrouble', () => {
  const troubleOf = (from: string | undefined, site: string) => {
    use('smtp://mail.example.org');
    env().SITE_URL = site;
    env().MAIL_FROM = from;
    return senderTrouble();
  };
  afterEach(() => {
    env().SITE_URL = 'http://localhost:4321';
  });

  it.each([
    ['Plantry <hello@example.org>', 'https://recipes.example.org'],
    ['hello@mail.example.org', 'https://www.example.org'],
    ['hello@EXAMPLE.org', 'https://example.org'],
  ])('has nothing against %s at %s', (from, site) => {
    expect(troubleOf(from, site)).toBeNull();
  });

  it('names an address of another domain, and one that is not set', () => {
    expect(troubleOf('hello@gmail.test', 'https://recipes.example.org')).toMatch(/gmail\.test.*recipes\.example\.org/);
    expect(troubleOf('hello@notexample.org', 'https://example.org')).toMatch(/notexample\.org/);
    expect(troubleOf(undefined, 'https://example.org')).toMatch(/MAIL_FROM is not set/);
  });

  it.each([
    ['bounces@example.org', null],
    ['ada@bounces.example.org', null],
    ['bounces@gmail.test', /gmail\.test \(BOUNCE_ADDRESS\)/],
  ])('of mail that goes back to %s is: %s', (address, expected) => {
    env().BOUNCE_ADDRESS = address;
    const trouble = troubleOf('hello@example.org', 'https://example.org');
    if (expected) expect(trouble).toMatch(expected);
    else expect(trouble).toBeNull();
  });

  it('is that Resend takes no address for what comes back', () => {
    Object.assign(env(), { RESEND_API_KEY: 're_key', BOUNCE_ADDRESS: 'bounces@example.org' });
    expect(troubleOf('hello@example.org', 'https://example.org')).toBeNull();
    delete env().SMTP_URL;
    expect(senderTrouble()).toMatch(/^BOUNCE_ADDRESS does nothing with Resend/);
    delete env().BOUNCE_ADDRESS;
    expect(senderTrouble()).toBeNull();
    delete env().RESEND_API_KEY;
  });

  it('is said at the start', async () => {
    await smtp();
    env().MAIL_FROM = 'hello@elsewhere.example';
    const warned = vi.spyOn(log, 'warn').mockReturnValue();
    const told = vi.spyOn(log, 'info').mockReturnValue();
    await startMailWorker()();
    expect(warned).toHaveBeenCalledWith({ trouble: expect.stringContaining('elsewhere.example') }, expect.any(String));
    warned.mockClear();
    env().MAIL_FROM = 'hello@localhost';
    await startMailWorker()();
    expect(warned).not.toHaveBeenCalled();
    expect(told).not.toHaveBeenCalled();
  });
});
