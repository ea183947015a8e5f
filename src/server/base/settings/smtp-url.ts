import { z } from 'zod';
import { accountOf, hostAndPort, type MailAccount, mailServerUrl, NO_ACCOUNT } from './mail-server-url.ts';

/** A mail server, as SMTP_URL names it. */
export interface SmtpServer {
  host: string;
  port: number;
  /** `always`: encrypted from the first byte. The others begin in clear and change over where they may (STARTTLS). */
  tls: 'always' | 'required' | 'offered' | 'never';
  /** `null` for a server that asks nobody who they are. */
  account: MailAccount | null;
  /** Connections kept open, and so mails sent, at a time. */
  connections: number;
}

const STARTTLS = ['required', 'offered', 'never'] as const;
const MOST_CONNECTIONS = 20;

/**
 * `smtps://user:password@mail.example.org`, encrypted at once, or `smtp://`, which changes over by STARTTLS. Behind a `?`:
 * `starttls` as in {@link SmtpServer.tls} (required where there is a password, else as it is offered), and `pool`, the
 * number of connections.
 */
export const smtpUrl = z.string().transform((text, context): SmtpServer => {
  const no = (message: string): never => {
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  };
  const url = mailServerUrl(text, 'smtp:', 'smtps:');
  if (!url) return no('an address like smtp://user:password@mail.example.org:587 or smtps://…:465');
  const account = accountOf(url);
  if (account === undefined) return no(NO_ACCOUNT);
  for (const name of url.searchParams.keys())
    if (!['pool', 'starttls'].includes(name)) return no(`knows pool and starttls behind the ?, not ${name}`);
  const connections = Number(url.searchParams.get('pool') ?? 1);
  if (!Number.isInteger(connections) || connections < 1 || connections > MOST_CONNECTIONS)
    return no(`pool is a number from 1 to ${MOST_CONNECTIONS}`);
  const asked = url.searchParams.get('starttls');
  const startTls = STARTTLS.find((each) => each === (asked ?? (account ? 'required' : 'offered')));
  if (!startTls) return no(`starttls is one of ${STARTTLS.join(', ')}`);
  const isSecure = url.protocol === 'smtps:';
  return {
    ...hostAndPort(url, isSecure ? 465 : 587),
    tls: isSecure ? 'always' : startTls,
    account,
    connections,
  };
});
