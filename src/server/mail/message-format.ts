import type { OutgoingMail } from './outgoing-mail.ts';
import { refusalHeaders } from './refusal-headers.ts';

/** A mail as it lies in the outbox. */
export interface Message {
  id: string;
  to: string;
  subject: string;
  /** UTC milliseconds, whole seconds. */
  at: number;
  text: string;
  html: string;
}

const CRLF = '\r\n';
/** Octets of a line that RFC 5322 allows, without its end. */
const LONGEST_LINE = 998;

/** A mail as RFC 5322 text: multipart/alternative, the text readable as it stands wherever its lines are short enough. */
export function formatMessage(mail: OutgoingMail): string {
  const { id, from, to, replyTo, subject, text, html, createdAt } = mail;
  const boundary = boundaryFor(id, text + html);
  return [
    `Date: ${new Date(createdAt).toUTCString().replace('GMT', '+0000')}`,
    `From: ${header(from)}`,
    `To: ${header(to)}`,
    ...(replyTo ? [`Reply-To: ${header(replyTo)}`] : []),
    `Subject: ${header(subject)}`,
    ...Object.entries(refusalHeaders(mail)).map(([name, value]) => `${name}: ${header(value)}`),
    `Message-ID: <${id}@${domainOf(from)}>`,
    'MIME-Version: 1.0',
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
    '',
    `--${boundary}`,
    ...part('text/plain', text),
    `--${boundary}`,
    ...part('text/html', html),
    `--${boundary}--`,
    '',
  ].join(CRLF);
}

/** A line that is nowhere in the mail itself. */
function boundaryFor(id: string, content: string): string {
  let boundary = `=_${id}`;
  while (content.includes(boundary)) boundary += '_';
  return boundary;
}

function part(type: string, content: string): string[] {
  const lines = content.split(/\r?\n/);
  const isPlain = lines.every((line) => Buffer.byteLength(line) <= LONGEST_LINE);
  return [
    `Content-Type: ${type}; charset=utf-8`,
    `Content-Transfer-Encoding: ${isPlain ? '8bit' : 'base64'}`,
    '',
    ...(isPlain
      ? lines
      : (Buffer.from(content)
          .toString('base64')
          .match(/.{1,76}/g) ?? [''])),
  ];
}

/** A header's value; what is not ASCII as encoded words of RFC 2047. Throws for anything that would begin a new line. */
function header(value: string): string {
  if (/\p{Cc}/u.test(value)) throw new Error('A mail header is a single line');
  if (/^[ -~]*$/.test(value) && value.length <= 900 && !value.includes('=?')) return value;
  const words: string[] = [];
  let word = '';
  for (const character of value) {
    if (Buffer.byteLength(word + character) > 42) {
      words.push(word);
      word = '';
    }
    word += character;
  }
  return [...words, word].map((w) => `=?UTF-8?B?${Buffer.from(w).toString('base64')}?=`).join(`${CRLF} `);
}

const domainOf = (from: string): string => /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';

/** Reads what {@link formatMessage} wrote. */
export function parseMessage(id: string, source: string): Message {
  const [head = '', ...rest] = source.split(`${CRLF}${CRLF}`);
  const headers = new Map(
    head
      .replaceAll(/\r\n[ \t]+/g, ' ')
      .split(CRLF)
      .map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)] as const),
  );
  const boundary = /boundary="([^"]+)"/.exec(headers.get('content-type') ?? '')?.[1];
  const parts = rest.join(`${CRLF}${CRLF}`).split(`--${boundary}${CRLF}`);
  const find = (type: string) => decodePart(parts.find((p) => p.startsWith(`Content-Type: ${type};`)) ?? '', boundary);
  return {
    id,
    to: headers.get('to') ?? '',
    subject: decodeWords(headers.get('subject') ?? ''),
    at: Date.parse(headers.get('date') ?? ''),
    text: find('text/plain'),
    html: find('text/html'),
  };
}

function decodePart(part: string, boundary: string | undefined): string {
  const start = part.indexOf(CRLF + CRLF);
  const end = part.lastIndexOf(`${CRLF}--${boundary}--`);
  const content = end < 0 ? part.slice(start + 4, -CRLF.length) : part.slice(start + 4, end);
  const isBase64 = part.slice(0, start).includes('base64');
  return isBase64 ? Buffer.from(content, 'base64').toString('utf8') : content.replaceAll(CRLF, '\n');
}

const decodeWords = (value: string): string =>
  value
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?UTF-8\?B\?([^?]*)\?=/g, (_, word: string) => Buffer.from(word, 'base64').toString('utf8'));
