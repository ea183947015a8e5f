import { paths } from '#src/paths.ts';
import { isSigned, signatureOf } from '../base/secrets/signing.ts';
import { siteLink } from '../base/site-link.ts';

/** The content of a letter's links: whose it is, and this site's signature. */
export interface SubscriberLink {
  subscriber: string;
  signature: string;
}

const signed = (subscriber: string): string => `newsletter:${subscriber}`;

export const subscriberLink = async (subscriber: string): Promise<SubscriberLink> => ({
  subscriber,
  signature: await signatureOf(signed(subscriber)),
});

/** Whether this site made a link. */
export const isSubscriberLink = ({ subscriber, signature }: SubscriberLink): Promise<boolean> =>
  isSigned(signed(subscriber), signature);

/**
 * The links of each letter to a subscriber, absolute: a page to choose topics or to leave on, and the call by which a mail
 * program ends all of it (RFC 8058).
 */
export async function leaveLinks(subscriber: string): Promise<{ page: string; call: string }> {
  const link = await subscriberLink(subscriber);
  return { page: siteLink(paths.newsletterChoices(link)), call: siteLink(paths.leaveNewsletter(link)) };
}

/** The content of a confirmation's link. It is good for one request to subscribe alone. */
export interface ConfirmationLink extends SubscriberLink {
  /** When it was asked for, UTC milliseconds. */
  asked: number;
}

const signedRequest = (subscriber: string, asked: number): string => `newsletter-confirm:${subscriber}:${asked}`;

export const confirmationLink = async (subscriber: string, asked: number): Promise<ConfirmationLink> => ({
  subscriber,
  asked,
  signature: await signatureOf(signedRequest(subscriber, asked)),
});

export const isConfirmationLink = ({ subscriber, asked, signature }: ConfirmationLink): Promise<boolean> =>
  isSigned(signedRequest(subscriber, asked), signature);
