import type { premiumGifts, premiumOrders, users } from '#src/db/schema.ts';
import type { CancellationClaim } from '#src/domain/premium/billing/cancellation.ts';
import { termsText } from '#src/domain/premium/billing/contract-texts.ts';
import { moneyText, TERMS_VERSION } from '#src/domain/premium/billing/plan.ts';
import { GRACE, type PremiumNotice, type Subscription } from '#src/domain/premium/billing/subscription.ts';
import { paths } from '#src/paths.ts';
import { siteLink } from '../../base/site-link.ts';
import { lookNow } from '../../look/site-look.ts';
import { askedByTheSite, type CountedMail, takeTurn } from '../../mail/first-mails.ts';
import { addressOfBuyer, wordsOnGift } from '../../mail/proven.ts';
import type { AnybodysMail, MailData, ProvenAddress, ProvenMail } from '../../mail/templates.ts';
import { operator, termsHere } from '../../site/operator.ts';

type Words = Pick<MailData<'premium'>, 'subject' | 'title' | 'paragraphs'> & Partial<MailData<'premium'>>;
type Reader = Pick<typeof users.$inferSelect, 'firstName'> & { email: ProvenAddress };
type Order = typeof premiumOrders.$inferSelect;
type Gift = typeof premiumGifts.$inferSelect;

const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const moments = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'medium', timeZone: 'UTC' });

/** A mail about what somebody bought here. */
export const billingMail = (to: ProvenAddress, greeting: string, reason: string, words: Words): ProvenMail => ({
  to,
  template: 'premium',
  data: { facts: [], action: null, fine: [], attachments: [], ...words, greeting, reason },
});

/** The contract something is about, and when it was told us (UTC milliseconds). */
export const contractFacts = (order: Order, at: number) => [
  { label: 'Order number', value: order.id },
  { label: 'Contract', value: `Premium, ${moneyText(order.amount, order.currency)} a ${order.kind}` },
  { label: 'Received', value: `${moments.format(at)} UTC` },
];

const toPlan = (label: string) => ({ label, link: siteLink(`${paths.profile}#your-plan`) });
const KEPT =
  'Your shopping list, meal plan and notes stay yours: you can still read them, and they’ll be as you left them if you come back.';
const traderLine = (): string => {
  const { name, address, email } = operator();
  return [name, address, email].filter(Boolean).join(', ');
};
/** The terms as they are when the mail is written, to keep. */
const termsFile = () => ({ name: `terms-${TERMS_VERSION}.txt`, text: termsText(lookNow().siteName, termsHere()) });
const consentLine = (at: number): string =>
  `On ${moments.format(at)} UTC you agreed to the terms in the edition ${TERMS_VERSION}, and asked us to begin at once, before the 14 days to withdraw are over.`;
const withdrawalLine = (): string =>
  `You may withdraw from the contract within 14 days, without a reason: ${siteLink(paths.withdrawal)}. The instructions and a model form are in the terms attached.`;
const priceOf = ({ amount, currency, interval }: Subscription): string =>
  `${moneyText(amount, currency)} a ${interval}`;

const ABOUT_SUBSCRIPTION: Record<
  Exclude<PremiumNotice, `gift-${string}`>,
  (it: Subscription, site: string) => Words
> = {
  started: (it, site) => ({
    subject: `Premium at ${site} has begun`,
    title: 'Welcome to Premium',
    paragraphs: [
      'Thank you! Everything in Premium is open to you from now on. This e-mail confirms your contract: please keep it, with the terms attached.',
    ],
    facts: [
      { label: 'Price', value: `${priceOf(it)}, with tax` },
      it.status === 'trialing' && it.trialEnd !== null
        ? { label: 'Free until', value: `${days.format(it.trialEnd)}; the first payment is due then` }
        : { label: 'Next payment', value: days.format(it.periodEnd) },
      { label: 'It renews', value: `${it.interval} by ${it.interval}, until you end it` },
      {
        label: 'How to end it',
        value: `in your profile under “Your plan”, or without signing in at ${siteLink(paths.cancel)}`,
      },
      { label: 'You buy from', value: traderLine() },
    ],
    action: toPlan('See your plan'),
    fine: [withdrawalLine()],
    attachments: [termsFile()],
  }),
  'payment-failed': (it, site) => ({
    subject: `Your payment for Premium at ${site} didn’t go through`,
    title: 'Your payment didn’t go through',
    paragraphs: [
      `We couldn’t take ${priceOf(it)}. Perhaps your card has expired.`,
      `You have Premium until ${days.format(it.periodStart + GRACE)}. We’ll keep trying until then; you can also pay another way.`,
    ],
    action: toPlan('Change how you pay'),
  }),
  'payment-failed-again': (it, site) => ({
    subject: `Premium at ${site} ends on ${days.format(it.periodStart + GRACE)} unless it is paid`,
    title: 'Your payment still isn’t going through',
    paragraphs: [
      `We tried again to take ${priceOf(it)}, and it didn’t go through. On ${days.format(it.periodStart + GRACE)} Premium ends by itself, and nothing more is charged.`,
    ],
    action: toPlan('Change how you pay'),
  }),
  'trial-ending': (it, site) => ({
    subject: `Your free days of Premium at ${site} end on ${days.format(it.trialEnd ?? it.periodEnd)}`,
    title: 'Your free days are nearly over',
    paragraphs: [
      `From ${days.format(it.trialEnd ?? it.periodEnd)} Premium costs ${priceOf(it)}, with tax. If that’s fine, you don’t need to do anything.`,
      `If not, end it before then, in your profile under “Your plan” or without signing in at ${siteLink(paths.cancel)}, and nothing is charged.`,
    ],
    action: toPlan('See your plan'),
  }),
  renewal: (it, site) => ({
    subject: `Your year of Premium at ${site} renews on ${days.format(it.periodEnd)}`,
    title: 'Your plan renews soon',
    paragraphs: [
      `On ${days.format(it.periodEnd)} your plan renews for another year, for ${priceOf(it)}, with tax. If that’s fine, you don’t need to do anything.`,
      `If not, end it before then, in your profile under “Your plan” or without signing in at ${siteLink(paths.cancel)}. After that you can still end it every month, and get back what you paid for the rest.`,
    ],
    action: toPlan('See your plan'),
  }),
  ending: (it, site) => ({
    subject: `Premium at ${site} ends on ${days.format(it.cancelAt ?? it.periodEnd)}`,
    title: 'Your Premium is ending',
    paragraphs: [
      `As you asked, Premium ends on ${days.format(it.cancelAt ?? it.periodEnd)}. Until then everything stays open, and nothing more is charged.`,
      KEPT,
    ],
    action: toPlan('Keep my plan after all'),
  }),
  ended: (_, site) => ({
    subject: `Premium at ${site} has ended`,
    title: 'Your Premium has ended',
    paragraphs: ['Nothing more is charged. Your free account stays open.', KEPT],
    action: { label: 'Come back to Premium', link: siteLink(paths.premium) },
  }),
};

const ABOUT_GIFT: Record<Extract<PremiumNotice, `gift-${string}`>, (until: string, site: string) => Words> = {
  'gift-started': (until, site) => ({
    subject: `Your year of Premium at ${site}`,
    title: 'Your year has begun',
    paragraphs: [`Everything in Premium is open to you until ${until}. It ends by itself; you’ll never be charged.`],
    action: { label: 'See what’s in it', link: siteLink(paths.premiumWelcome) },
  }),
  'gift-ending': (until, site) => ({
    subject: `Your year of Premium at ${site} ends on ${until}`,
    title: 'Your year is nearly over',
    paragraphs: [`On ${until} it ends by itself; nothing is charged.`, KEPT],
    action: { label: 'Keep Premium', link: siteLink(paths.premium) },
  }),
  'gift-ended': (_, site) => ({
    subject: `Your year of Premium at ${site} is over`,
    title: 'Your year is over',
    paragraphs: ['Nothing is charged. Your free account stays open.', KEPT],
    action: { label: 'Come back to Premium', link: siteLink(paths.premium) },
  }),
};

const isAboutGift = (notice: PremiumNotice): notice is keyof typeof ABOUT_GIFT => notice in ABOUT_GIFT;

/** A mail to a member about their subscription, ordered at `agreedAt`, or about a gift they redeemed. */
export function premiumMail(
  notice: PremiumNotice,
  { email, firstName }: Reader,
  about: Subscription | { id: string; until: number },
  agreedAt?: number,
): ProvenMail {
  const { siteName: site } = lookNow();
  const words = isAboutGift(notice)
    ? ABOUT_GIFT[notice](days.format('until' in about ? about.until : 0), site)
    : ABOUT_SUBSCRIPTION[notice](about as Subscription, site);
  const number = 'until' in about ? about.id : about.orderId;
  const consent = notice === 'started' && agreedAt !== undefined ? [consentLine(agreedAt)] : [];
  return billingMail(email, `Hello ${firstName},`, `You’re getting this because it’s about your Premium at ${site}.`, {
    ...words,
    facts: [...(words.facts ?? []), ...(number ? [{ label: 'Order number', value: number }] : [])],
    fine: [...consent, ...(words.fine ?? [])],
  });
}

/** To whoever bought a gift, once it is paid. */
export const giftBoughtMail = (order: Order, gift: Gift, now: number): ProvenMail => {
  const { id, amount, currency, agreedAt } = order;
  return billingMail(
    addressOfBuyer(order),
    'Hello,',
    `You’re getting this because you bought a gift at ${lookNow().siteName}.`,
    {
      subject: `Your gift for ${gift.recipientName}`,
      title: 'Your gift is ready',
      paragraphs: [
        `A year of Premium for ${gift.recipientName}. We’ll e-mail the code to ${gift.recipientEmail} ${gift.sendAt <= now ? 'now' : `on ${days.format(gift.sendAt)}`}; a card to print is in your profile under “Your plan”.`,
      ],
      facts: [
        { label: 'Paid once', value: `${moneyText(amount, currency)}, with tax` },
        { label: 'Order number', value: id },
        { label: 'You buy from', value: traderLine() },
      ],
      action: toPlan('Print the card'),
      fine: [consentLine(agreedAt), withdrawalLine()],
      attachments: [termsFile()],
    },
  );
};

/** To whom a gift is for. */
export const giftMail = (gift: Gift, code: string): AnybodysMail => ({
  to: gift.recipientEmail,
  turn: takeTurn(askedByTheSite()),
  template: 'gift',
  data: { ...wordsOnGift(gift), code, expiresAt: gift.expiresAt, link: siteLink(paths.redeem) },
});

/** Confirms on a durable medium that somebody withdrew, from what and when. */
export const withdrawalMail = (order: Order, name: string, at: number): ProvenMail =>
  billingMail(
    addressOfBuyer(order),
    `Hello ${name},`,
    `You’re getting this because someone withdrew from a contract at ${lookNow().siteName}.`,
    {
      subject: `Your withdrawal from order ${order.id} has arrived`,
      title: 'Your withdrawal has arrived',
      paragraphs: [
        order.kind === 'gift'
          ? `${name} withdraws from the contract for a year of Premium at ${lookNow().siteName} as a gift.`
          : `${name} withdraws from the contract for Premium at ${lookNow().siteName}.`,
        order.kind === 'gift'
          ? 'The gift ends: its code opens nothing any more, and whoever had redeemed it is told. What was paid for it goes back the way it was paid, within 14 days at the latest. You need to do nothing more.'
          : 'Premium of this order ends, and what was paid for it goes back the way it was paid, within 14 days at the latest. You need to do nothing more.',
      ],
      facts: [
        { label: 'Order number', value: order.id },
        { label: 'Ordered', value: `${moments.format(order.agreedAt)} UTC` },
        { label: 'Name', value: name },
        { label: 'Address for this confirmation', value: order.email },
        { label: 'Withdrawal received', value: `${moments.format(at)} UTC` },
      ],
      fine: ['Please keep this mail. If it wasn’t you, answer it or write to us.'],
    },
  );

/** To whom a gift was for, once its buyer has withdrawn. */
export const giftTakenBackMail = (gift: Gift, to: string): AnybodysMail => {
  const { giver, recipient } = wordsOnGift(gift);
  const data = { giver, recipient, number: gift.id, link: siteLink(paths.premium) };
  return { to, turn: takeTurn(askedByTheSite()), template: 'gift-taken-back', data };
};

/** To an address from which a contract was to be ended or withdrawn from, and for which there is none. */
export const noContractMail = (
  to: string,
  counted: CountedMail,
  wish: 'end' | 'withdraw',
  at: number,
): AnybodysMail => ({
  to,
  turn: takeTurn(counted),
  template: 'no-contract',
  data: { wish, at },
});

/** Confirms on a durable medium that somebody ended a plan, how, when, and from when on. */
export const cancellationMail = (
  order: Order,
  { name, kind, reason }: Pick<CancellationClaim, 'name' | 'kind' | 'reason'>,
  { at, endsAt, isDeclined = false }: { at: number; endsAt: number; isDeclined?: boolean },
): ProvenMail =>
  billingMail(
    addressOfBuyer(order),
    `Hello ${name},`,
    `You’re getting this because a plan at ${lookNow().siteName} was ended.`,
    {
      subject: `Your plan at ${lookNow().siteName} ends: order ${order.id}`,
      title: 'We’ve got it: your plan ends',
      paragraphs: [
        ...(isDeclined
          ? [
              'We’ve read your reason, and don’t think it has to end at once. So it ends as the contract allows, counted from when you told us. If you see it otherwise, answer this mail.',
            ]
          : []),
        kind === 'extraordinary'
          ? `${name} ends the plan at once, for an important reason. What was paid for the time after it goes back the way it was paid.`
          : `${name} ends the plan. Until its end everything stays open, and nothing more is charged.`,
        ...(reason ? [`Reason: “${reason}”`] : []),
        KEPT,
      ],
      facts: [
        ...contractFacts(order, at),
        { label: 'Ends', value: `${moments.format(endsAt)} UTC` },
        { label: 'Address for this confirmation', value: order.email },
      ],
      fine: [
        'Please keep this mail. If it wasn’t you, go on after all in your profile under “Your plan”, or write to us.',
      ],
    },
  );
