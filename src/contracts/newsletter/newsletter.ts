import { z } from 'zod';
import { contract } from '../contract.ts';

/** Bytes of a form as a browser sends it: an address and some ticks. */
const FORM = 16 * 1024;
const signature = z.string().regex(/^[\w-]{43}$/, 'Open the whole link from the e-mail');
const subscriber = z.string().min(1, 'Open the whole link from the e-mail').max(64);

/** The content of letters' links, signed by this site. */
export const subscriberLinkSchema = z.strictObject({ subscriber, signature });
export const confirmationLinkSchema = z.strictObject({
  subscriber,
  signature,
  asked: z.coerce.number('Open the whole link from the e-mail').int().min(0).max(8.64e15),
});

export const mailReportCall = contract('POST /api/mail-reports', 'anyone', {
  summary:
    "Events of Resend's webhook, signed by it: what came back for good, and what was called spam, is sent no list any more. 404 without `RESEND_WEBHOOK_SECRET`.",
  rawBody: 128 * 1024,
  response: z.undefined(),
  duringMaintenance: true,
});

export const askNewsletterCall = contract('POST /api/newsletter', 'anyone', {
  summary:
    'Has an address asked by mail whether it wants the newsletter; takes what an HTML form sends, and leads on to a page (303) that is the same for every address.',
  rawBody: FORM,
  response: z.undefined(),
});

export const confirmNewsletterCall = contract('POST /api/newsletter/confirm', 'anyone', {
  summary: 'Confirms a subscription by the link that was mailed for it; leads on to a page (303).',
  query: confirmationLinkSchema,
  response: z.undefined(),
});

export const leaveNewsletterPageCall = contract('GET /api/newsletter/leave', 'anyone', {
  summary: 'Where a mail program opens the link by which one leaves: 303 to the page that asks first.',
  query: subscriberLinkSchema,
  response: z.undefined(),
  duringMaintenance: true,
});

export const leaveNewsletterCall = contract('POST /api/newsletter/leave', 'anyone', {
  summary: 'An address wants no newsletter any more (RFC 8058): 200, never a redirect, whatever the body is.',
  query: subscriberLinkSchema,
  response: z.undefined(),
  duringMaintenance: true,
  isFromAnywhere: true,
});

export const chooseNewsletterCall = contract('POST /api/newsletter/choices', 'anyone', {
  summary:
    'What a subscriber wants, without signing in; takes what an HTML form sends, and leads on to a page (303). Nothing ticked ends all of it.',
  query: subscriberLinkSchema,
  rawBody: FORM,
  response: z.undefined(),
  duringMaintenance: true,
});
