import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { write } from '#src/server/base/database.ts';
import { env, readEnv } from '#src/server/base/env.ts';
import { queueMail, sendDueMail } from '#src/server/mail/queue.ts';
import { closeSmtp } from '#src/server/mail/smtp.ts';
import { smtpFailure } from '#src/server/mail/smtp-failure.ts';
import { suppressionOf } from '#src/server/mail/suppressions.ts';
import { subscriptionOf } from '#src/server/newsletter/subscriptions.ts';
import { api } from '#tests/support/api.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { codeMail } from '#tests/support/mails.ts';
import { newAddress, signedIn } from '#tests/support/members.ts';
import { newReader, subscribed } from '#tests/support/newsletter.ts';
import { startSmtp } from '#tests/support/smtp.ts';

seededDatabase();

const KEY = Buffer.from('a key of twenty-four bytes');
const SECRET = `whsec_${KEY.toString('base64')}`;

interface How {
  key?: Buffer;
  /** Seconds ago. */
  age?: number;
  headers?: Record<string, string>;
  from?: string;
}

/** Sends an event as Resend does. */
function report(event: unknown, { key = KEY, age = 0, headers = {}, from = newAddress() }: How = {}) {
  const body = JSON.stringify(event);
  const timestamp = String(Math.floor(Date.now() / 1000) - age);
  const signature = createHmac('sha256', key).update(`msg_1.${timestamp}.${body}`).digest('base64');
  return api('POST', '/api/mail-reports', {
    file: new TextEncoder().encode(body),
    headers: {
      'svix-id': 'msg_1',
      'svix-timestamp': timestamp,
      'svix-signature': `v1,AAAA v1,${signature}`,
      ...headers,
    },
    clientAddress: from,
  });
}
const bounced = (to: string, type = 'Permanent') => ({
  type: 'email.bounced',
  data: { to: [to], bounce: { type, subType: 'General', message: '550 5.1.1 no such user' } },
});

describe('what Resend says of a mail', () => {
  beforeEach(() => {
    env().RESEND_WEBHOOK_SECRET = SECRET;
  });
  afterEach(() => {
    delete env().RESEND_WEBHOOK_SECRET;
  });

  it('has no list go to an address from which it came back, with the server’s words', async () => {
    const { address } = await subscribed();
    expect((await report(bounced(address.toUpperCase()))).status).toBe(204);
    expect(await subscriptionOf(address)).toMatchObject({ state: 'suppressed' });
    expect(await suppressionOf(address)).toMatchObject({ reason: 'bounce', words: 'General: 550 5.1.1 no such user' });
  });

  it('has none go to who called it spam', async () => {
    const { address } = await subscribed();
    await report({ type: 'email.complained', data: { to: [address] } });
    expect(await suppressionOf(address)).toMatchObject({ reason: 'complaint' });
  });

  it.each([
    ['a full mailbox', bounced('', 'Transient')],
    ['a delivery', { type: 'email.delivered', data: {} }],
    ['an event of tomorrow', { type: 'suppression.melted', data: { whom: 1 } }],
    ['no event at all', [1, 2]],
  ])('changes nothing by %s', async (_, event) => {
    const { address } = await subscribed();
    const named = JSON.parse(JSON.stringify(event).replace('[""]', JSON.stringify([address])));
    expect((await report(named)).status).toBe(204);
    expect(await subscriptionOf(address)).toMatchObject({ state: 'confirmed' });
  });

  it.each([
    ['signed by somebody else', { key: Buffer.from('another key altogether!!') }],
    ['sent again later', { age: 301 }],
    ['of times to come', { age: -301 }],
    ['without a signature', { headers: { 'svix-signature': '' } }],
    ['with another id than was signed', { headers: { 'svix-id': 'msg_2' } }],
    ['without a time', { headers: { 'svix-timestamp': '' } }],
  ])('is not believed %s', async (_, how) => {
    const { address } = await subscribed();
    expect((await report(bounced(address), how)).status).toBe(400);
    expect(await suppressionOf(address)).toBeNull();
  });

  it('is not asked for for ever by who forges it', async () => {
    const from = newAddress();
    const answers = [];
    for (let i = 0; i < 62; i++) answers.push((await report({}, { key: Buffer.from('x'), from })).status);
    expect(new Set(answers.slice(0, 60))).toEqual(new Set([400]));
    expect(answers.at(-1)).toBe(429);
  });

  it('is not there for a site that has no secret for it', async () => {
    delete env().RESEND_WEBHOOK_SECRET;
    expect((await report(bounced(newReader()))).status).toBe(404);
  });
});

describe('what a mail server answers', () => {
  const server = { host: 'mail.test', port: 25, tls: 'never', account: null, connections: 1 } as const;
  const bounceOf = (response: string, command = 'RCPT TO') =>
    smtpFailure(
      Object.assign(new Error(response), { response, responseCode: Number.parseInt(response, 10), command }),
      server,
    ).bounce;

  it.each([
    '550 5.1.1 <x@y.test>: user unknown',
    '550 No such user here',
    '553-5.1.2 no such domain',
    '550 5.2.1 mailbox disabled',
    '551 not local',
    '556 5.1.10 takes no mail',
  ])('says in “%s” that there is no such mailbox', (words) => expect(bounceOf(words)).toBe(words));

  it.each([
    ['552 5.2.2 mailbox full'],
    ['550 5.2.2 over quota'],
    ['550 5.7.1 blocked by policy'],
    ['554 5.7.1 relay access denied'],
    ['451 4.7.1 greylisted'],
    ['450 4.2.1 mailbox busy'],
    ['550 5.4.1 recipient address rejected: access denied'],
    ['550 5.1.1 the text is not wanted', 'DATA'],
    ['550 5.1.8 bad sender', 'MAIL FROM'],
  ])('does not say so in “%s”', (words: string, command?: string) => expect(bounceOf(words, command)).toBeNull());

  it('counts for all lists at once, whatever mail it answered', async () => {
    const { email, cookie } = await signedIn();
    await api('PATCH', '/api/auth/profile', { cookie, body: { newsletterSubscription: true } });
    const smtp = await startSmtp({ faultOf: () => 'unknown' });
    try {
      env().SMTP_URL = readEnv({ SMTP_URL: smtp.url }).SMTP_URL;
      await write((tx) => queueMail(tx, codeMail(email)));
      await sendDueMail();
      expect(await suppressionOf(email)).toMatchObject({
        reason: 'bounce',
        words: expect.stringMatching(/^550 5\.1\.1/),
      });
      expect(await subscriptionOf(email)).toMatchObject({ state: 'suppressed' });
    } finally {
      delete env().SMTP_URL;
      closeSmtp();
      await smtp.stop();
    }
  });
});
