import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** What a server does with a try to give it a mail. */
export type Fault =
  | 'none'
  /** 421 to the sender. */
  | 'closing'
  /** 451 to the recipient. */
  | 'greylisted'
  /** 550 to the recipient. */
  | 'unknown'
  /** 452 to the mail's text. */
  | 'full'
  /** 554 to the mail's text. */
  | 'unwanted'
  /** The line is dropped at the recipient, in the middle of the text, and after the whole of it. */
  | 'dropped at recipient'
  | 'dropped in text'
  | 'dropped after text'
  /** Nothing is said any more: to the recipient, and after the whole text. */
  | 'silent at recipient'
  | 'silent after text';

interface Arrived {
  /** Whom returned mail would go to: the envelope's sender. */
  returnTo: string;
  to: string;
  messageId: string;
  /** Whether the sender was told that it is here. */
  isAnswered: boolean;
  /** All of it, as it came over the line. */
  source: string;
}

export interface SmtpServerOptions {
  /** What to do with the `attempt`-th try (from 1) to send to an address. */
  faultOf?: (to: string, attempt: number) => Fault;
  account?: { user: string; password: string };
  /** For STARTTLS, or for TLS from the start with `isSecure`. */
  certificate?: { key: string; cert: string };
  isSecure?: boolean;
  /** Told the port a sender comes from when nothing is said to it any more. */
  onSilence?: (port: number) => unknown;
}

const REPLIES = { closing: 421, greylisted: 451, unknown: 550, full: 452, unwanted: 554 } as const;

/** A mail server on a free port of this machine, with faults. */
export async function startSmtp(options: SmtpServerOptions = {}) {
  const { faultOf = () => 'none', account, certificate, isSecure = false, onSilence } = options;
  const arrived: Arrived[] = [];
  const attempts = new Map<string, number>();
  const faults = new Map<string, Fault>();
  const lines = new Map<string, Socket>();
  const reply = (fault: keyof typeof REPLIES) =>
    Object.assign(new Error(`5.1.1 this is ${fault}`), { responseCode: REPLIES[fault] });
  let logins = 0;

  const server = new SMTPServer({
    secure: isSecure,
    ...certificate,
    authOptional: !account,
    disabledCommands: [...(account ? [] : ['AUTH']), ...(certificate ? [] : ['STARTTLS'])],
    allowInsecureAuth: true,
    closeTimeout: 100,
    disableReverseLookup: true,
    onAuth({ username, password }, _session, done) {
      logins++;
      if (username === account?.user && password === account?.password) done(null, { user: username });
      else done(Object.assign(new Error('5.7.8 no such user or password'), { responseCode: 535 }));
    },
    onRcptTo({ address }, session, done) {
      const attempt = (attempts.get(address) ?? 0) + 1;
      attempts.set(address, attempt);
      const fault = faultOf(address, attempt);
      faults.set(session.id, fault);
      if (fault === 'dropped at recipient') return void lines.get(session.id)?.destroy();
      if (fault === 'silent at recipient') return void onSilence?.(session.remotePort);
      done(fault === 'closing' || fault === 'greylisted' || fault === 'unknown' ? reply(fault) : null);
    },
    async onData(stream, session, done) {
      const fault = faults.get(session.id);
      if (fault === 'dropped in text') return void lines.get(session.id)?.destroy();
      const text = await buffer(stream).catch(() => null);
      // Whoever sent it died in the middle of it.
      if (!text) return;
      const { messageId = '', to } = await PostalMime.parse(text);
      if (fault === 'full' || fault === 'unwanted') return done(reply(fault));
      const isAnswered = fault === 'none';
      const { mailFrom } = session.envelope;
      arrived.push({
        returnTo: mailFrom ? mailFrom.address : '',
        to: to?.[0]?.address ?? '',
        messageId,
        isAnswered,
        source: text.toString(),
      });
      if (fault === 'dropped after text') lines.get(session.id)?.destroy();
      else if (fault === 'silent after text') onSilence?.(session.remotePort);
      else if (isAnswered) done(null, '250 2.0.0 taken');
    },
    onConnect(session, done) {
      const line = [...server.connections].find((connection) => connection.id === session.id);
      if (line) lines.set(session.id, (line as unknown as { _socket: Socket })._socket);
      done();
    },
  });
  // Lines that clients drop are what is tried here.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const login = account ? `${account.user}:${account.password}@` : '';
  return {
    /** For SMTP_URL. */
    url: `${isSecure ? 'smtps' : 'smtp'}://${login}localhost:${port}`,
    port,
    /** Mails that came in whole, as they came. */
    arrived,
    attempts,
    logins: () => logins,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
