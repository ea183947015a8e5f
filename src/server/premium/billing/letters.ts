import type { premiumGifts, premiumOrders, users } from '#src/db/schema.ts';
import { moneyText } from '#src/domain/premium/billing/plan.ts';
import { GRACE, type PremiumNotice, type Subscription } from '#src/domain/premium/billing/subscription.ts';
import { paths } from '#src/paths.ts';
import { env } from '../../base/env.ts';
import type { Mail, MailData } from '../../mail/templates.ts';
import { siteLink } from '../../members/members.ts';

type Words = Pick<MailData<'premium'>, 'subject' | 'title' | 'paragraphs'> & Partial<MailData<'premium'>>;
type Reader = Pick<typeof users.$inferSelect, 'email' | 'firstName'>;
type Order = typeof premiumOrders.$inferSelect;
type Gift = typeof premiumGifts.$inferSelect;

const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const moments = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'medium', timeZone: 'UTC' });

const letter = (to: string, greeting: string, reason: string, words: Words): Mail => ({
  to,
  template: 'premium',
  data: { facts: [], action: null, fine: [], ...words, greeting, reason },
});

const toPlan = (label: string) => ({ label, link: siteLink(`${paths.profile}#your-plan`) });
const KEPT =
  'Your shopping list, your meal plan and your notes stay yours: you can go on reading them, and they are as you left them if you come back.';
const priceOf = ({ amount, currency, interval }: Subscription): string =>
  `${moneyText(amount, currency)} a ${interval}`;

const ABOUT_SUBSCRIPTION: Record<
  Exclude<PremiumNotice, `gift-${string}`>,
  (it: Subscription, site: string) => Words
> = {
  started: (it, site) => ({
    subject: `Premium at ${site} has begun`,
    title: 'Welcome to Premium',
    paragraphs: ['Thank you. Everything Premium has is open to you from now on.'],
    facts: [
      { label: 'Price', value: `${priceOf(it)}, with tax` },
      it.status === 'trialing' && it.trialEnd !== null
        ? { label: 'Free until', value: `${days.format(it.trialEnd)}; the first payment is due then` }
        : { label: 'Next payment', value: days.format(it.periodEnd) },
      { label: 'It goes on', value: `${it.interval} by ${it.interval}, until you end it` },
    ],
    action: toPlan('See your plan'),
    fine: [
      'You end it at any time, with one press, in your profile under “Your plan”.',
      `You may withdraw from the contract within 14 days, without a reason: ${siteLink(paths.withdrawal)}`,
    ],
  }),
  'payment-failed': (it, site) => ({
    subject: `Your payment for Premium at ${site} did not work`,
    title: 'Your payment did not work',
    paragraphs: [
      `We could not take ${priceOf(it)}. Perhaps a card has run out.`,
      `Premium stays open to you until ${days.format(it.periodStart + GRACE)}. We try again until then; you can also pay with something else.`,
    ],
    action: toPlan('Change how you pay'),
  }),
  'payment-failed-again': (it, site) => ({
    subject: `Premium at ${site} ends on ${days.format(it.periodStart + GRACE)} unless it is paid`,
    title: 'Your payment still does not work',
    paragraphs: [
      `We tried again to take ${priceOf(it)}, and it did not work. On ${days.format(it.periodStart + GRACE)} Premium ends by itself, and nothing more is charged.`,
    ],
    action: toPlan('Change how you pay'),
  }),
  ending: (it, site) => ({
    subject: `Premium at ${site} ends on ${days.format(it.cancelAt ?? it.periodEnd)}`,
    title: 'Your Premium is going to end',
    paragraphs: [
      `As you wished, Premium ends on ${days.format(it.cancelAt ?? it.periodEnd)}. Until then everything stays open, and nothing more is charged.`,
      KEPT,
    ],
    action: toPlan('Go on after all'),
  }),
  ended: (_, site) => ({
    subject: `Premium at ${site} has ended`,
    title: 'Your Premium has ended',
    paragraphs: ['Nothing more is charged. Your account goes on without Premium.', KEPT],
    action: { label: 'Come back to Premium', link: siteLink(paths.premium) },
  }),
};

const ABOUT_GIFT: Record<Extract<PremiumNotice, `gift-${string}`>, (until: string, site: string) => Words> = {
  'gift-started': (until, site) => ({
    subject: `Your year of Premium at ${site}`,
    title: 'Your year has begun',
    paragraphs: [`Everything Premium has is open to you until ${until}. It ends by itself; nothing is ever charged.`],
    action: { label: 'See what it has', link: siteLink(paths.premiumWelcome) },
  }),
  'gift-ending': (until, site) => ({
    subject: `Your year of Premium at ${site} ends on ${until}`,
    title: 'Your year is nearly over',
    paragraphs: [`On ${until} it ends by itself; nothing is charged.`, KEPT],
    action: { label: 'Go on with Premium', link: siteLink(paths.premium) },
  }),
  'gift-ended': (_, site) => ({
    subject: `Your year of Premium at ${site} is over`,
    title: 'Your year is over',
    paragraphs: ['Nothing is charged. Your account goes on without Premium.', KEPT],
    action: { label: 'Come back to Premium', link: siteLink(paths.premium) },
  }),
};

const isAboutGift = (notice: PremiumNotice): notice is keyof typeof ABOUT_GIFT => notice in ABOUT_GIFT;

/** A letter to a member about their subscription, or about a gift they redeemed. */
export function premiumLetter(
  notice: PremiumNotice,
  { email, firstName }: Reader,
  about: Subscription | { until: number },
): Mail {
  const { SITE_NAME: site } = env();
  const words = isAboutGift(notice)
    ? ABOUT_GIFT[notice](days.format('until' in about ? about.until : 0), site)
    : ABOUT_SUBSCRIPTION[notice](about as Subscription, site);
  return letter(email, `Hello ${firstName},`, `You get this mail because it is about your Premium at ${site}.`, words);
}

/** To whoever bought a gift, once it is paid. */
export const giftBoughtLetter = ({ id, email, amount, currency }: Order, gift: Gift, now: number): Mail =>
  letter(email, 'Hello,', `You get this mail because you bought a gift at ${env().SITE_NAME}.`, {
    subject: `Your gift for ${gift.recipientName}`,
    title: 'Your gift is ready',
    paragraphs: [
      `A year of Premium for ${gift.recipientName}. The letter with its code goes to ${gift.recipientEmail} ${gift.sendAt <= now ? 'now' : `on ${days.format(gift.sendAt)}`}; a card to print is in your profile under “Your plan”.`,
    ],
    facts: [
      { label: 'Paid once', value: `${moneyText(amount, currency)}, with tax` },
      { label: 'Order', value: id },
    ],
    action: toPlan('Print the card'),
    fine: [`You may withdraw from the contract within 14 days, without a reason: ${siteLink(paths.withdrawal)}`],
  });

/** To whom a gift is for. */
export const giftLetter = (gift: Gift, code: string, link: string): Mail =>
  letter(
    gift.recipientEmail,
    `Hello ${gift.recipientName},`,
    `You get this mail because ${gift.fromName} entered your address for a gift at ${env().SITE_NAME}.`,
    {
      subject: `${gift.fromName} gives you a year of ${env().SITE_NAME} Premium`,
      title: 'A year of Premium for you',
      paragraphs: [
        `${gift.fromName} gives you a year of Premium: shopping lists that write themselves, a meal plan, PDFs, and no advertising.`,
        ...(gift.message ? [`“${gift.message}”`] : []),
      ],
      facts: [
        { label: 'Your code', value: code },
        { label: 'Good until', value: days.format(gift.expiresAt) },
      ],
      action: { label: 'Redeem it', link },
      fine: ['It ends by itself after a year. Nothing is ever charged to you.'],
    },
  );

/** Confirms on a durable medium that somebody withdrew, from what and when. */
export const withdrawalLetter = (order: Order, name: string, at: number): Mail =>
  letter(
    order.email,
    `Hello ${name},`,
    `You get this mail because a contract at ${env().SITE_NAME} was withdrawn from.`,
    {
      subject: `Your withdrawal from order ${order.id} has arrived`,
      title: 'Your withdrawal has arrived',
      paragraphs: [
        `${name} withdraws from the contract for Premium at ${env().SITE_NAME}.`,
        'Premium of this order ends, and what was paid for it goes back the way it was paid, within 14 days at the latest. You need to do nothing more.',
      ],
      facts: [
        { label: 'Order', value: order.id },
        { label: 'Ordered', value: `${moments.format(order.agreedAt)} UTC` },
        { label: 'Name', value: name },
        { label: 'Address for this confirmation', value: order.email },
        { label: 'Withdrawal received', value: `${moments.format(at)} UTC` },
      ],
      fine: ['Please keep this mail.'],
    },
  );
