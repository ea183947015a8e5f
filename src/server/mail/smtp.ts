import { createTransport } from 'nodemailer';
import { env } from '../base/env.ts';
import type { SmtpServer } from '../base/settings/smtp-url.ts';
import { composeMail } from './mime.ts';
import type { OutgoingMail } from './outgoing-mail.ts';
import { smtpFailure } from './smtp-failure.ts';

/** Milliseconds for the connection, for each answer of the server, and for all of a mail: less than a worker's lease. */
export const PATIENCE = { connecting: 15_000, answer: 60_000, whole: 100_000 };
/** Times a mail is given to another connection when the one it waited for was closed before any of it was sent. */
const OTHER_CONNECTIONS = 1;

const openPool = ({ host, port, tls, account, connections }: SmtpServer) =>
  createTransport({
    pool: true,
    host,
    port,
    secure: tls === 'always',
    requireTLS: tls === 'required',
    ignoreTLS: tls === 'never',
    ...(account && { auth: { user: account.user, pass: account.password }, forceAuth: true }),
    maxConnections: connections,
    maxRequeues: OTHER_CONNECTIONS,
    connectionTimeout: PATIENCE.connecting,
    greetingTimeout: PATIENCE.connecting,
    socketTimeout: PATIENCE.answer,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

interface Pool {
  server: SmtpServer;
  transport: ReturnType<typeof openPool>;
}
let open: Pool | undefined;

/**
 * Sends through a mail server and returns what it answered. A server knows no mail again that it was given before: where
 * it is not known whether it took one, because the line or this process died between the mail's last byte and its answer,
 * the mail goes out once more with the same Message-ID, by which mailboxes tell. Throws a `MailFailure`.
 */
export async function sendWithSmtp(server: SmtpServer, mail: OutgoingMail): Promise<string> {
  const raw = await composeMail(mail);
  if (open?.server !== server) {
    closeSmtp();
    open = { server, transport: openPool(server) };
  }
  try {
    const { response } = await open.transport.sendMail({
      envelope: { from: returnPathOf(mail), to: [{ name: '', address: mail.to }] },
      raw,
      signal: AbortSignal.timeout(PATIENCE.whole),
    });
    return response;
  } catch (error) {
    throw smtpFailure(error, server);
  }
}

/** Milliseconds that somebody waits who asks whether a mail server lets this site in. */
const TRYING = 8000;

/** Connects to a mail server and signs in, and sends nothing. Returns what went wrong, in a sentence; `null` where all went well. */
export async function tryConnection(server: SmtpServer): Promise<string | null> {
  const transport = openPool(server);
  const late = new Promise<string>((resolve) =>
    setTimeout(resolve, TRYING, `It did not let this site in within ${TRYING / 1000} seconds.`).unref(),
  );
  const tried = transport.verify().then(
    () => null,
    (error: unknown) => smtpFailure(error, server).message,
  );
  return Promise.race([tried, late]).finally(() => transport.close());
}

/**
 * The address a mail goes back to: under an address of its own, where that of the settings leaves room for it (`bounces+@…`).
 */
export const returnPathOf = ({ id, from }: Pick<OutgoingMail, 'id' | 'from'>): string =>
  env().BOUNCE_ADDRESS?.replace('+@', `+${id}@`) ?? from;

/** Lets go of the connections kept open. */
export function closeSmtp(): void {
  open?.transport.close();
  open = undefined;
}
