import { ImapFlow } from 'imapflow';
import type { ImapMailbox } from '../../base/settings/imap-url.ts';

/** A mailbox to which mails come back. */
export interface BounceMailbox {
  /** The mails not yet handled, the oldest first. */
  waiting(): Promise<number[]>;
  /** The first bytes of a mail; `null` where it is gone meanwhile. */
  read(uid: number, bytes: number): Promise<Buffer | null>;
  /** Marks mails as handled: nothing else is changed, and nothing is deleted. */
  mark(uids: readonly number[]): Promise<void>;
  close(): Promise<void>;
}

/** A mark of our own, so that whether a person has read a mail stays theirs. */
const MARK = 'PlantryRead';
/** Milliseconds for the connection, and for each answer of the server. */
const PATIENCE = { connecting: 15_000, answer: 30_000 };

/** Opens a mailbox by IMAP. Throws what the server said. */
export async function openMailbox({ host, port, tls, account, folder }: ImapMailbox): Promise<BounceMailbox> {
  const client = new ImapFlow({
    host,
    port,
    secure: tls === 'always',
    doSTARTTLS: tls === 'required',
    auth: { user: account.user, pass: account.password },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: PATIENCE.connecting,
    greetingTimeout: PATIENCE.connecting,
    socketTimeout: PATIENCE.answer,
  });
  // What it also throws: a line that breaks between two commands ends the process otherwise.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { permanentFlags } = await client.mailboxOpen(folder);
    // Some servers keep no marks of others; read is what all of them know.
    const mark = permanentFlags && !permanentFlags.has('\\*') ? '\\Seen' : MARK;
    return {
      waiting: async () => {
        const found = await client.search(mark === MARK ? { unKeyword: MARK } : { seen: false }, { uid: true });
        return found ? found.toSorted((one, other) => one - other) : [];
      },
      read: async (uid, bytes) => {
        const mail = await client.fetchOne(String(uid), { source: { maxLength: bytes } }, { uid: true });
        return (mail && mail.source) || null;
      },
      mark: async (uids) => {
        if (uids.length > 0) await client.messageFlagsAdd(uids.join(','), [mark], { uid: true });
      },
      close: () => client.logout().catch(() => client.close()),
    };
  } catch (cause) {
    client.close();
    throw troubleOf(cause as ImapError, host);
  }
}

interface ImapError extends Error {
  authenticationFailed?: boolean;
  /** The server's words. */
  responseText?: string;
}

function troubleOf(cause: ImapError, host: string): Error {
  const { authenticationFailed, responseText } = cause;
  // The error itself says no more than that a command failed.
  if (authenticationFailed)
    return new Error(
      `The mail server ${host} refuses the user name or password in BOUNCE_MAILBOX${responseText ? ` (${responseText})` : ''}.`,
    );
  return new Error(
    `The mailbox of BOUNCE_MAILBOX at ${host} couldn’t be opened${responseText ? ` (${responseText})` : ''}`,
    {
      cause,
    },
  );
}
