import { env } from '../base/env.ts';
import { lookNow } from '../look/site-look.ts';
import { writeToOutbox } from './outbox.ts';
import type { OutgoingMail } from './outgoing-mail.ts';

/** The service by which mail leaves this site. */
export interface MailService {
  kind: 'smtp' | 'resend' | 'outbox';
  /** Its name in a sentence. */
  name: string;
  /** Mails it takes at a time. */
  atOnce: number;
  /** Sends a mail and returns what was answered. Throws a `MailFailure`, or what else went wrong. */
  send(mail: OutgoingMail): Promise<string>;
  /** Lets go of what is kept open. */
  close(): Promise<void>;
}

const nothingOpen = async (): Promise<void> => undefined;

/** The way the settings name: a mail server, Resend, or files in the outbox. Each is loaded with its first mail. */
export function mailService(): MailService {
  const { SMTP_URL, RESEND_API_KEY } = env();
  if (SMTP_URL)
    return {
      kind: 'smtp',
      name: `the mail server ${SMTP_URL.host}:${SMTP_URL.port}`,
      atOnce: SMTP_URL.connections,
      send: async (mail) => (await import('./smtp.ts')).sendWithSmtp(SMTP_URL, mail),
      close: async () => (await import('./smtp.ts')).closeSmtp(),
    };
  if (RESEND_API_KEY)
    return {
      kind: 'resend',
      name: 'Resend',
      atOnce: 1,
      send: async (mail) => (await import('./resend.ts')).sendWithResend(RESEND_API_KEY, mail),
      close: nothingOpen,
    };
  return { kind: 'outbox', name: 'DATA_DIR/outbox', atOnce: 1, send: writeToOutbox, close: nothingOpen };
}

/** The sender of mails. */
export const sender = (): string => {
  const { MAIL_FROM, SITE_URL } = env();
  const { siteName } = lookNow();
  // A comma, a colon or a bracket would end the name.
  const name = /^[\p{L}\p{N} '!&+-]*$/u.test(siteName) ? siteName : `"${siteName}"`;
  return MAIL_FROM ?? `${name} <no-reply@${new URL(SITE_URL).hostname}>`;
};

/**
 * Says what about the settings will have mails refused or taken for spam; `null` where all is well, or no mail leaves
 * this machine.
 */
export function senderTrouble(): string | null {
  const { kind } = mailService();
  if (kind === 'outbox') return null;
  const { MAIL_FROM, BOUNCE_ADDRESS, SITE_URL } = env();
  const site = new URL(SITE_URL).hostname.replace(/^www\./, '');
  if (!MAIL_FROM) return `MAIL_FROM is not set: mails come from ${sender()}. Set it to an address of yours.`;
  const domain = domainOf(MAIL_FROM);
  if (!belongTogether(domain, site))
    return `Mails come from ${domain} (MAIL_FROM) and speak of ${site} (SITE_URL). Mailboxes take such mails for spam, unless the two belong together.`;
  if (!BOUNCE_ADDRESS) return null;
  if (kind === 'resend')
    return 'BOUNCE_ADDRESS does nothing with Resend, which keeps what comes back itself and shows it on its dashboard.';
  return belongTogether(domain, domainOf(BOUNCE_ADDRESS))
    ? null
    : `Mails come from ${domain} (MAIL_FROM) and go back to ${domainOf(BOUNCE_ADDRESS)} (BOUNCE_ADDRESS). SPF then says nothing for the sender: keep both in one domain.`;
}

const domainOf = (address: string): string => /@([^\s>]+)/.exec(address)?.[1]?.toLowerCase() ?? '';

const belongTogether = (one: string, other: string): boolean =>
  one === other || one.endsWith(`.${other}`) || other.endsWith(`.${one}`);
