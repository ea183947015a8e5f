import type { SmtpServer } from '../base/settings/smtp-url.ts';
import { MailFailure } from './mail-failure.ts';

/** The facts nodemailer tells of an error besides its message. */
interface SmtpError extends Error {
  /** Its own kind of error, such as EAUTH. */
  code?: string;
  /** The system's, such as ECONNREFUSED. */
  originalCode?: string;
  /** The command that had been sent to the server, such as `RCPT TO`. */
  command?: string;
  /** The server's whole answer, and the number it begins with. */
  response?: string;
  responseCode?: number;
}

/**
 * Answers to a recipient that say there is no such mailbox, or none any more (RFC 3463): a full one is still there, and so
 * is one whose server dislikes the mail. Without a code of its own, 550, 551 and 553 mean that, and 556 that a domain takes none.
 */
const NO_MAILBOX = /^(?:\d{3}[ -](?:5\.1\.(?:1|2|3|6|10)|5\.2\.1)\b|(?:550|551|553|556)[ -](?!5\.\d))/;

/** Whether an answer to a recipient, from its code on, says that nobody is there. */
export const saysNoMailbox = (answer: string): boolean => NO_MAILBOX.test(answer);

/** Answers about who sends rather than about this mail: sign in first, relaying denied, blocked by policy. */
const ABOUT_SENDER = /^(?:530|\d{3}[ -]5\.7\.)/;

/**
 * The failure of a mail server, in a sentence. Of its answers, a 5yz to the recipient or to the mail's text is for good; what
 * it says of the sender, and before any mail, is about the site's settings, and somebody may mend them.
 */
export function smtpFailure(cause: unknown, server: SmtpServer): MailFailure {
  const error = cause as SmtpError;
  const where = `${server.host}:${server.port}`;
  const { response, responseCode = 0, command = '' } = error;
  if (error.code === 'EAUTH')
    return new MailFailure(
      'service',
      `The mail server ${where} refuses the user name or password in SMTP_URL${response ? ` (${response})` : ''}.`,
      { cause },
    );
  if (response) {
    const isAboutMail = command === 'RCPT TO' || command === 'DATA';
    const isForGood = responseCode >= 500 && responseCode !== 503;
    const isRefusal = isAboutMail && isForGood && !(command === 'RCPT TO' && ABOUT_SENDER.test(response));
    // 421: it closes the line, whoever the mail is to.
    const by = isRefusal ? 'refusal' : isAboutMail && responseCode !== 421 ? 'mail' : 'service';
    return new MailFailure(by, `The mail server ${where} answered ${saidTo(command)}${response}`, {
      cause,
      bounce: isRefusal && command === 'RCPT TO' && saysNoMailbox(response) ? response : null,
    });
  }
  return new MailFailure(lostUnderWay(error) ? 'mail' : 'service', withoutAnswer(error, server, where), { cause });
}

const saidTo = (command: string): string => {
  if (command === 'RCPT TO') return 'to the recipient: ';
  if (command === 'MAIL FROM') return 'to the sender (MAIL_FROM, or BOUNCE_ADDRESS where it is set): ';
  return '';
};

/** Whether the line was lost or fell silent when it had been there: it may be this mail's fault. */
const lostUnderWay = ({ code, command }: SmtpError): boolean =>
  (code === 'EMESSAGE' || code === 'EENVELOPE' || code === 'ESTREAM') && command !== 'CONN';

const CERTIFICATE: Record<string, string> = {
  CERT_HAS_EXPIRED: 'has run out',
  CERT_NOT_YET_VALID: 'is not valid yet: is the clock right?',
  ERR_TLS_CERT_ALTNAME_INVALID: 'is another server’s',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'is signed by nobody this machine knows',
  SELF_SIGNED_CERT_IN_CHAIN: 'is signed by nobody this machine knows',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'is signed by nobody this machine knows',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'is signed by nobody this machine knows',
};

function withoutAnswer(error: SmtpError, { host }: SmtpServer, where: string): string {
  const codes = codesOf(error);
  const flaw = codes.map((code) => CERTIFICATE[code]).find(Boolean);
  if (flaw) return `The certificate of the mail server ${host} ${flaw}.`;
  const has = (...some: string[]): boolean => some.some((code) => codes.includes(code));
  if (has('ENOTFOUND', 'EAI_AGAIN', 'EDNS')) return `There is no mail server by the name of ${host}. Look at SMTP_URL.`;
  if (has('ECONNREFUSED')) return `The mail server ${where} takes no connections. Look at SMTP_URL, and at the server.`;
  if (has('ETIMEDOUT', 'ABORT_ERR', 'EABORT')) return `The mail server ${where} did not answer in time.`;
  if (codes.some((code) => code.startsWith('ERR_SSL_')))
    return `The mail server ${where} speaks no TLS there. Encrypted from the start (smtps:) is mostly port 465, smtp: 587.`;
  if (has('ETLS')) return `The mail server ${where} cannot change over to TLS (STARTTLS): ${error.message}`;
  return `The mail server ${where} broke off: ${error.message}`;
}

/** The codes of an error and of what caused it. */
function codesOf(error: SmtpError): string[] {
  const own = [error.code, error.originalCode].filter((code) => code !== undefined);
  return error.cause instanceof Error ? [...own, ...codesOf(error.cause as SmtpError)] : own;
}
