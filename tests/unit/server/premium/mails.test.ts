import { beforeAll, describe, expect, it } from 'vitest';
import type { PremiumNotice, Subscription } from '#src/domain/premium/billing/subscription.ts';
import { env } from '#src/server/base/env.ts';
import type { MailData } from '#src/server/mail/templates.ts';
import { premiumMail } from '#src/server/premium/billing/mails.ts';
import { proven } from '#tests/support/mails.ts';
import { OPERATOR } from '#tests/support/premium-order.ts';

const on = (day: string): number => Date.parse(`${day}T12:00:00Z`);
const SUBSCRIPTION: Subscription = {
  id: 'sub_1',
  orderId: 'ORDER-1',
  status: 'active',
  createdAt: on('2026-01-01'),
  periodStart: on('2026-02-01'),
  periodEnd: on('2026-03-01'),
  trialEnd: null,
  cancelAt: null,
  endedAt: null,
  amount: 999,
  currency: 'EUR',
  interval: 'year',
  asOf: 1,
};
const GIFT = { id: 'GIFT-1', until: on('2027-05-04') };
const KEPT = /shopping list, meal plan and notes stay yours/;

beforeAll(() => void Object.assign(env(), OPERATOR));

function words(notice: PremiumNotice, about: Subscription | typeof GIFT = SUBSCRIPTION, agreedAt?: number) {
  const { to, data } = premiumMail(notice, { email: proven('ada@example.org'), firstName: 'Ada' }, about, agreedAt);
  const { subject, title, greeting, paragraphs, facts, fine, action, attachments } = data as MailData<'premium'>;
  const said = [title, ...paragraphs, ...facts.map(({ label, value }) => `${label}: ${value}`), ...fine].join('\n');
  return { to, subject, greeting, said, link: action?.link, attachments };
}

describe('a mail about Premium', () => {
  it.each([
    ['payment-failed', /€9\.99 a year.*\n.*until 8 February 2026/, /didn’t go through/],
    ['payment-failed-again', /On 8 February 2026 Premium ends by itself/, /ends on 8 February 2026 unless it is paid/],
    ['trial-ending', /From 1 March 2026 Premium costs €9\.99 a year.*\n.*\/cancel/, /end on 1 March 2026/],
    ['renewal', /On 1 March 2026 your plan renews.*€9\.99 a year.*\n.*\/cancel/, /renews on 1 March 2026/],
    ['ending', /Premium ends on 1 March 2026.*nothing more is charged/, /ends on 1 March 2026/],
    ['ended', /Nothing more is charged/, /has ended/],
  ] as const)('%s says what is charged, when, and the way out', (notice, text, subject) => {
    const mail = words(notice);
    expect(mail).toMatchObject({ to: 'ada@example.org', greeting: 'Hello Ada,' });
    expect(mail.said).toMatch(text);
    expect(mail.said).toContain('Order number: ORDER-1');
    expect(mail.subject).toMatch(subject);
    if (notice === 'ending' || notice === 'ended') expect(mail.said).toMatch(KEPT);
    expect(mail.link).toMatch(notice === 'ended' ? /\/premium$/ : /#your-plan$/);
  });

  it('counts the days by what ends first: the trial, or the day somebody ended it for', () => {
    const trialEnd = on('2026-02-10');
    expect(words('trial-ending', { ...SUBSCRIPTION, trialEnd }).said).toContain('From 10 February 2026');
    expect(words('ending', { ...SUBSCRIPTION, cancelAt: trialEnd }).said).toContain('ends on 10 February 2026');
  });

  it('confirms the contract with what it costs, how it ends, whom one buys from, and the terms', () => {
    const mail = words('started', SUBSCRIPTION, on('2026-02-01'));
    for (const said of [
      'Price: €9.99 a year, with tax',
      'Next payment: 1 March 2026',
      'It renews: year by year, until you end it',
      '/cancel',
      `You buy from: ${OPERATOR.OPERATOR_NAME}, ${OPERATOR.OPERATOR_ADDRESS}, ${OPERATOR.OPERATOR_EMAIL}`,
      'On 1 February 2026 at 12:00:00 UTC you agreed to the terms',
      'withdraw from the contract within 14 days',
    ])
      expect(mail.said).toContain(said);
    expect(mail.attachments).toEqual([{ name: expect.stringMatching(/^terms-.*\.txt$/), text: expect.any(String) }]);
    const trial = words('started', { ...SUBSCRIPTION, status: 'trialing', trialEnd: on('2026-02-08') });
    expect(trial.said).toContain('Free until: 8 February 2026; the first payment is due then');
    expect(trial.said).not.toContain('you agreed to the terms');
  });

  it.each([
    ['gift-started', /until 4 May 2027.*never be charged/],
    ['gift-ending', /On 4 May 2027 it ends by itself; nothing is charged/],
    ['gift-ended', /Nothing is charged/],
  ] as const)('%s says until when, and that nothing is charged', (notice, text) => {
    const mail = words(notice, GIFT);
    expect(mail.said).toMatch(text);
    expect(mail.said).toContain('Order number: GIFT-1');
    if (notice !== 'gift-started') expect(mail.said).toMatch(KEPT);
  });
});
