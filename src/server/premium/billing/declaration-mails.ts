import type { premiumOrders } from '#src/db/schema.ts';
import { paths } from '#src/paths.ts';
import { siteLink } from '../../base/site-link.ts';
import { lookNow } from '../../look/site-look.ts';
import { type CountedMail, takeTurn } from '../../mail/first-mails.ts';
import { addressOfBuyer } from '../../mail/proven.ts';
import type { AnybodysMail, MailData, ProvenAddress, ProvenMail } from '../../mail/templates.ts';
import { billingMail, contractFacts } from './mails.ts';

type Order = typeof premiumOrders.$inferSelect;

/** To an address for which something was declared, by whom nobody knows yet. */
export const proveDeclarationMail = (
  to: string,
  counted: CountedMail,
  data: MailData<'prove-declaration'>,
): AnybodysMail => ({ to, turn: takeTurn(counted), template: 'prove-declaration', data });

interface ReviewAsked {
  name: string;
  reason: string;
  at: number;
}

/** Confirms on a durable medium that somebody wants a plan to end at once, and says that a person looks at it. */
export const reviewBegunMail = (order: Order, asked: ReviewAsked): ProvenMail =>
  billingMail(
    addressOfBuyer(order),
    `Hello ${asked.name},`,
    `You’re getting this because a plan at ${lookNow().siteName} is to end.`,
    {
      subject: `We’ve got it: order ${order.id} is to end at once`,
      title: 'We’ve got it, and will read it',
      paragraphs: [
        `${asked.name} wants to end the plan at once, for an important reason. One of us reads it and writes to you. Whatever comes of it, what counts is when you told us.`,
        `Reason: “${asked.reason}”`,
      ],
      facts: contractFacts(order, asked.at),
      fine: ['Please keep this mail. If it wasn’t you, answer it or write to us.'],
    },
  );

/** Tells an administrator that a plan waits for them to decide. */
export const reviewAskedMail = (to: ProvenAddress, order: Order, asked: ReviewAsked): ProvenMail =>
  billingMail(to, 'Hello,', `You’re getting this because you run ${lookNow().siteName}.`, {
    subject: `Please decide: order ${order.id} is to end at once`,
    title: 'Somebody wants to end a plan at once',
    paragraphs: ['It goes on until you decide.', `Reason: “${asked.reason}”`],
    facts: [
      ...contractFacts(order, asked.at),
      { label: 'Name', value: asked.name },
      { label: 'E-mail', value: order.email },
    ],
    action: { label: 'Decide', link: siteLink(paths.adminPremium) },
  });
