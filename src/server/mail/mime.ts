import MailComposer from 'nodemailer/lib/mail-composer';
import { encodeWord } from 'nodemailer/lib/mime-funcs';
import PostalMime from 'postal-mime';
import { mailHeaders } from './mail-headers.ts';
import type { OutgoingMail } from './outgoing-mail.ts';

/** The recipient of a mail, and its subject. */
export interface MailHead {
  to: string;
  subject: string;
  /** UTC milliseconds, whole seconds. */
  at: number;
}

/** A mail as its reader sees it. */
export interface ReadMail extends MailHead {
  text: string;
  html: string;
}

/** A mail as RFC 5322 text; the same bytes at every try. */
export async function composeMail(mail: OutgoingMail): Promise<Buffer> {
  if (mail.source) return Buffer.from(mail.source);
  const { id, from, to, replyTo, subject, text, html, attachments = [], createdAt } = mail;
  return new MailComposer({
    from,
    // As addresses: in a text names, groups and more addresses would be read.
    to: { name: '', address: to },
    ...(replyTo && { replyTo: { name: '', address: replyTo } }),
    date: new Date(createdAt),
    messageId: `<${id}@${domainOf(from)}>`,
    headers: { Subject: subjectOf(subject), ...linesOf(mailHeaders(mail)) },
    text,
    html,
    attachments: attachments.map(({ name, text }) => ({ filename: name, content: text, contentType: TEXT })),
    baseBoundary: id,
    newline: 'windows',
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
}

/**
 * As they are: folded, a long link would stand below an empty first line, and what a relay signs of that (DKIM) is not what
 * large providers read.
 */
const linesOf = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, { prepared: true, value }]));

/** What looks like an encoded word, which the composer would leave as it is, is read as it was written too. */
const subjectOf = (subject: string) =>
  subject.includes('=?') ? { prepared: true, foldLines: true, value: encodeWord(subject, 'Q', 52) } : subject;

const TEXT = 'text/plain; charset=utf-8';

const domainOf = (from: string): string => /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';

/** Reads the head of a mail as RFC 5322 text; its body, which takes a hundred times as long to read, is left alone. */
export async function readHead(source: Buffer): Promise<MailHead> {
  const { text, html, ...head } = await readMail(source.subarray(0, source.indexOf('\r\n\r\n') + 2));
  return head;
}

/** Reads RFC 5322 text. */
export async function readMail(source: Buffer): Promise<ReadMail> {
  const { to, subject = '', date = '', text = '', html = '' } = await PostalMime.parse(source);
  return { to: to?.[0]?.address ?? '', subject, at: Date.parse(date), text, html };
}
