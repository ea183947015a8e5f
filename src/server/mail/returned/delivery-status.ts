import { bounded } from '#src/domain/pattern.ts';
import { saysNoMailbox } from '../smtp-failure.ts';

/** A recipient whom a mail did not reach. */
export interface DeliveryFailure {
  /** Nobody is there; else the next mail may arrive. */
  isPermanent: boolean;
  /** The server's words. */
  words: string;
}

/** The recipients of a delivery status (RFC 3464) whom the mail did not reach. One that is only late may still arrive. */
export function failuresIn(status: string): DeliveryFailure[] {
  // The first group of fields is about the mail as a whole.
  return groupsOf(status).flatMap((fields) => {
    const code = STATUS.exec(fields.get('status') ?? '')?.[0] ?? '';
    if (!/^failed\b/i.test(fields.get('action') ?? '') || !/^[45]\./.test(code)) return [];
    const said = fields.get('diagnostic-code')?.replace(/^\s*[\w-]+\s*;\s*/, '') ?? '';
    return [failureOf(code, said)];
  });
}

/** Fields of each group; a line that begins with a space belongs to the one before. */
const groupsOf = (status: string): Map<string, string>[] =>
  status
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/\n[ \t]+/g, ' ')
    .split(/\n\s*\n/)
    .map(
      (group) =>
        new Map(
          [...group.matchAll(/^([\w-]+):[ \t]*(.*)$/gm)].map(([, name = '', value = '']) => [
            name.toLowerCase(),
            value.trim(),
          ]),
        ),
    );

const QMAIL = /^(?:Hi\. This is the |This is the .* program at )\S/m;
const STATUS = /\b[245]\.\d{1,3}\.\d{1,3}\b/;
const CODE = /\b[45]\d\d\b/;

/**
 * The same of servers that write no such status: qmail, whose note has a paragraph for each recipient, and Exim's of old, which
 * names them in a header.
 */
export function failuresInText(text: string, failedRecipients: string): DeliveryFailure[] {
  if (QMAIL.test(text))
    return [...text.matchAll(/^<[^<>\s]+>:\s*\n?((?:.+\n?)+)/gm)].map(([, said = '']) => failureOfText(said));
  if (!failedRecipients) return [];
  const said =
    bounded(10_000, /^.*\bSMTP error from remote (?:mail )?server\b[^\n]*(?:\n[ \t]+.*)*/im).exec(text)?.[0] ?? text;
  return [failureOfText(said)];
}

function failureOfText(said: string): DeliveryFailure {
  const line = said.replaceAll(/\s+/g, ' ').trim();
  const status = STATUS.exec(line)?.[0] ?? '';
  if (status) return failureOf(status, line);
  const code = CODE.exec(line)?.[0] ?? '';
  const isPermanent = code
    ? saysNoMailbox(line.slice(line.indexOf(code)))
    : /\b(?:no mailbox|no such user|unknown user|unrouteable address|user unknown)\b/i.test(line);
  return { isPermanent, words: told(line) };
}

/**
 * Codes (RFC 3463) that say nobody is there. The others of the fifth class are about a full mailbox (5.2.2), this mail (5.2.3,
 * 5.6), the server (5.3), mails that go in circles (5.4.6, 5.4.14), the way they talk (5.5) or who sends (5.1.7, 5.1.8, 5.7).
 */
const NOBODY_THERE = /^5\.(?:0\.|1\.(?![78]\b)|2\.(?![234]\b)|4\.(?!(?:6|14)\b))/;

function failureOf(status: string, said: string): DeliveryFailure {
  const words = told(said || status);
  // Some servers know no better for themselves, and pass on the other's answer.
  const exact = /\.0\.0$/.test(status) ? (STATUS.exec(said)?.[0] ?? status) : status;
  if (exact.startsWith('5.') && /\.0\.0$/.test(exact) && /^[45]\d\d\b/.test(said))
    return { isPermanent: saysNoMailbox(said), words };
  return { isPermanent: NOBODY_THERE.test(exact), words };
}

const MOST_WORDS = 300;
const told = (said: string): string =>
  said
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, MOST_WORDS);
