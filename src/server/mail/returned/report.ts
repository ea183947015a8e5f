import PostalMime, { type Attachment } from 'postal-mime';
import { type DeliveryFailure, failuresIn, failuresInText } from './delivery-status.ts';

/** The report in a mail that came back to this site, and of which of its mails. */
export interface BounceReport {
  kind: 'hard' | 'soft' | 'complaint';
  /** The server's words. */
  words: string;
  /** Ids that the mail it is about may have, the most telling first; whether this site made one is not looked at here. */
  mailIds: string[];
  /** The link to leave by in the mail it is about; empty where that is not given back. */
  leaveLink: string;
}

/** Parts of a report are not mails to be read, but to be looked at. */
const OPTIONS = { forceRfc822Attachments: true, attachmentEncoding: 'utf8', maxNestingDepth: 20 } as const;

/** Reads a mail (RFC 5322); `null` for one that reports nothing: an answer, an out-of-office note, a delay, an advertisement. */
export async function reportIn(source: Uint8Array): Promise<BounceReport | null> {
  const mail = await PostalMime.parse(source, OPTIONS);
  const header = (name: string): string => mail.headers.find(({ key }) => key === name)?.value ?? '';
  const part = (type: RegExp): string => textOf(mail.attachments.find(({ mimeType }) => type.test(mimeType)));
  const returned = part(/^message\/(?:rfc822|global)$/) || part(/^text\/rfc822-headers$/);
  const about = {
    mailIds: idsOf([returned, mail.text ?? ''], ['to', 'delivered-to', 'x-original-to', 'envelope-to'].map(header), [
      header('in-reply-to'),
      header('references'),
    ]),
    leaveLink: /^List-Unsubscribe:\s*<(https?:[^>\s]+)>/im.exec(returned || (mail.text ?? ''))?.[1] ?? '',
  };
  const complaint = part(/^message\/feedback-report$/);
  if (complaint)
    return isComplaint(complaint) ? { kind: 'complaint', words: wordsOfComplaint(complaint), ...about } : null;
  const failures = [
    ...failuresIn(part(/^message\/(?:global-)?delivery-status$/)),
    ...failuresInText(mail.text ?? '', header('x-failed-recipients')),
  ];
  const [failure] = failures.toSorted((one, other) => Number(other.isPermanent) - Number(one.isPermanent));
  return failure ? { ...verdictOf(failure), ...about } : null;
}

const verdictOf = ({ isPermanent, words }: DeliveryFailure) =>
  ({ kind: isPermanent ? 'hard' : 'soft', words }) as const;

const textOf = (attachment: Attachment | undefined): string => {
  if (!attachment) return '';
  const { content } = attachment;
  return typeof content === 'string' ? content : Buffer.from(content as Uint8Array).toString('utf8');
};

/** RFC 5965; `not-spam` (RFC 6430) and `auth-failure` (RFC 6591) are none. */
const isComplaint = (report: string): boolean => /^Feedback-Type:\s*(?:abuse|fraud|virus|opt-out)\b/im.test(report);

const wordsOfComplaint = (report: string): string => {
  const agent = /^User-Agent:\s*(.+)$/im.exec(report)?.[1]?.trim();
  return `Marked as spam, says ${agent || 'the mailbox’s provider'}`;
};

/** A mail's id: 32 hexadecimal digits, with or without hyphens. */
const ID = /[0-9a-f]{8}(?:-?[0-9a-f]{4}){3}-?[0-9a-f]{12}/gi;
const MESSAGE_ID = /^Message-I[dD]:\s*<([^<>\s]+)>/gim;

/** From addresses that each mail has of its own, from the mail that is given back, and from what the report answers. */
function idsOf(returned: readonly string[], addresses: readonly string[], answered: readonly string[]): string[] {
  const inAddresses = addresses.flatMap((line) =>
    [...line.matchAll(/\+([0-9a-f-]{32,36})@/gi)].map(([, id = '']) => id),
  );
  const inHeaders = returned.flatMap((text) =>
    [...text.matchAll(MESSAGE_ID)].flatMap(([, messageId = '']) => messageId.match(ID) ?? []),
  );
  const inAnswers = answered.flatMap((line) => line.match(ID) ?? []);
  return [...new Set([...inAddresses, ...inHeaders, ...inAnswers].map((id) => id.toLowerCase()))].slice(0, MOST_IDS);
}

const MOST_IDS = 8;
