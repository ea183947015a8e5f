import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { env, readEnv } from '#src/server/base/env.ts';
import { senderRecords } from '#src/server/mail/sender-records.ts';

const failing = (code: string) => Object.assign(new Error(code), { code });
/** DNS as it answers: records by name, or the code it fails with. */
const dns = (answers: Record<string, string[][] | string>) => {
  const asked: string[] = [];
  const resolve = async (name: string): Promise<string[][]> => {
    asked.push(name);
    const answer = answers[name] ?? 'ENOTFOUND';
    if (typeof answer === 'string') throw failing(answer);
    return answer;
  };
  return { asked, resolve };
};
let now = 0;
/** Each asks anew. */
const ask = (answers: Record<string, string[][] | string>) => {
  now += 3_600_000;
  return senderRecords({ resolve: dns(answers).resolve, now });
};

describe('what DNS says of the sender', () => {
  beforeEach(() => {
    env().SMTP_URL = readEnv({ SMTP_URL: 'smtp://mail.example.org' }).SMTP_URL;
    env().MAIL_FROM = 'Plantry <hello@news.example.org>';
  });
  afterEach(() => {
    for (const name of ['SMTP_URL', 'RESEND_API_KEY', 'MAIL_FROM', 'BOUNCE_ADDRESS', 'RESEND_WEBHOOK_SECRET'] as const)
      delete env()[name];
  });

  it('is good where both records are there, in parts, and that of the domain above counts', async () => {
    const spf = 'v=spf1 include:mail.example.org -all';
    expect(
      await ask({
        'news.example.org': [['google-verification=1'], ['v=spf1 include:mail', '.example.org -all']],
        '_dmarc.example.org': [['v=DMARC1; p=none; rua=mailto:a@example.org']],
      }),
    ).toMatchObject({
      domain: 'news.example.org',
      spf: { state: 'good', text: spf },
      dmarc: { state: 'good', text: expect.stringContaining('p=none') },
      hearsOfBounces: true,
    });
  });

  it.each([
    ['missing', {}, 'missing', 'missing'],
    ['unknown', { 'news.example.org': 'ETIMEOUT', '_dmarc.news.example.org': 'ESERVFAIL' }, 'unknown', 'unknown'],
    [
      'wrong',
      { 'news.example.org': [['v=spf1 -all'], ['v=spf1 ~all']], '_dmarc.news.example.org': [['v=DMARC1; rua=x']] },
      'wrong',
      'wrong',
    ],
    ['wrong for everybody', { 'news.example.org': [['v=spf1 +all']] }, 'wrong', 'missing'],
  ])('is said to be %s', async (_, answers: Record<string, string[][] | string>, spf, dmarc) => {
    expect(await ask(answers)).toMatchObject({ spf: { state: spf }, dmarc: { state: dmarc } });
  });

  it('is asked of where mails go back to', async () => {
    env().BOUNCE_ADDRESS = 'bounces@back.example.org';
    expect(await ask({ 'back.example.org': [['v=spf1 -all']] })).toMatchObject({ spf: { state: 'good' } });
    delete env().SMTP_URL;
    delete env().BOUNCE_ADDRESS;
    env().RESEND_API_KEY = 're_1';
    expect(await ask({ 'send.news.example.org': [['v=spf1 include:amazonses.com ~all']] })).toMatchObject({
      spf: { state: 'good' },
      hearsOfBounces: false,
    });
  });

  it('is looked up every five minutes at most, and not at all where no mail leaves', async () => {
    const { asked, resolve } = dns({});
    now += 3_600_000;
    await senderRecords({ resolve, now });
    const count = asked.length;
    await senderRecords({ resolve, now: now + 60_000 });
    expect(asked).toHaveLength(count);
    await senderRecords({ resolve, now: now + 301_000 });
    expect(asked).toHaveLength(2 * count);
    delete env().SMTP_URL;
    expect(await senderRecords({ resolve, now: now + 9_000_000 })).toBeNull();
    expect(asked).toHaveLength(2 * count);
    now += 9_000_000;
  });
});
