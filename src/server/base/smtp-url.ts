import { z } from 'zod';

/** A mail server, as SMTP_URL names it. */
export interface SmtpServer {
  host: string;
  port: number;
  /** `always`: encrypted from the first byte. The others begin in clear and change over where they may (STARTTLS). */
  tls: 'always' | 'required' | 'offered' | 'never';
  /** `null` for a server that asks nobody who they are. */
  account: { user: string; password: string } | null;
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
  const url = URL.parse(text);
  if (!url || !['smtp:', 'smtps:'].includes(url.protocol) || !url.hostname)
    return no('an address like smtp://user:password@mail.example.org:587 or smtps://…:465');
  const account = accountOf(url);
  if (account === undefined) return no('a user and a password, each percent-encoded (@ is %40, : is %3A, / is %2F)');
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
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: Number(url.port || (isSecure ? 465 : 587)),
    tls: isSecure ? 'always' : startTls,
    account,
    connections,
  };
});

/** `null` where none is named, `undefined` where one cannot be read. */
export function accountOf({ username, password }: URL): SmtpServer['account'] | undefined {
  if (!username && !password) return null;
  try {
    const account = { user: decodeURIComponent(username), password: decodeURIComponent(password) };
    return account.user && account.password ? account : undefined;
  } catch {
    return undefined;
  }
}
