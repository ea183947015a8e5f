import { z } from 'zod';
import { accountOf, decoded, hostAndPort, type MailAccount, mailServerUrl, NO_ACCOUNT } from './mail-server-url.ts';

/** A mailbox, as BOUNCE_MAILBOX names it. */
export interface ImapMailbox {
  host: string;
  port: number;
  /** `always`: encrypted from the first byte. `required` begins in clear and changes over (STARTTLS). */
  tls: 'always' | 'required' | 'never';
  account: MailAccount;
  folder: string;
}

/**
 * `imaps://user:password@mail.example.org/INBOX`, encrypted at once, or `imap://`, which changes over by STARTTLS unless
 * `?starttls=never` says otherwise. Without a path it is the inbox.
 */
export const imapUrl = z.string().transform((text, context): ImapMailbox => {
  const no = (message: string): never => {
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  };
  const url = mailServerUrl(text, 'imap:', 'imaps:');
  if (!url) return no('an address like imaps://user:password@mail.example.org/INBOX');
  const account = accountOf(url);
  if (!account) return no(NO_ACCOUNT);
  const startTls = url.searchParams.get('starttls') ?? 'required';
  if (startTls !== 'required' && startTls !== 'never') return no('starttls is required or never');
  const folder = decoded(url.pathname.slice(1));
  if (folder === null) return no('a folder that is percent-encoded (% is %25)');
  const isSecure = url.protocol === 'imaps:';
  return {
    ...hostAndPort(url, isSecure ? 993 : 143),
    tls: isSecure ? 'always' : startTls,
    account,
    folder: folder || 'INBOX',
  };
});
