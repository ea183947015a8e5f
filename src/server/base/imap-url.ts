import { z } from 'zod';
import { accountOf } from './smtp-url.ts';

/** A mailbox, as BOUNCE_MAILBOX names it. */
export interface ImapMailbox {
  host: string;
  port: number;
  /** `always`: encrypted from the first byte. `required` begins in clear and changes over (STARTTLS). */
  tls: 'always' | 'required' | 'never';
  account: { user: string; password: string };
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
  const url = URL.parse(text);
  if (!url || !['imap:', 'imaps:'].includes(url.protocol) || !url.hostname)
    return no('an address like imaps://user:password@mail.example.org/INBOX');
  const account = accountOf(url);
  if (!account) return no('a user and a password, each percent-encoded (@ is %40, : is %3A, / is %2F)');
  const startTls = url.searchParams.get('starttls') ?? 'required';
  if (startTls !== 'required' && startTls !== 'never') return no('starttls is required or never');
  const isSecure = url.protocol === 'imaps:';
  return {
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: Number(url.port || (isSecure ? 993 : 143)),
    tls: isSecure ? 'always' : startTls,
    account,
    folder: decodeURIComponent(url.pathname.slice(1)) || 'INBOX',
  };
});
