import { Resend } from 'resend';
import { OWN_CONNECTION } from '../base/own-connection.ts';
import { mailHeaders } from './mail-headers.ts';
import type { OutgoingMail } from './outgoing-mail.ts';

/** Milliseconds to wait for an answer. */
const PATIENCE = 20_000;

/** Sends through Resend and returns what it says; the mail's id is the idempotency key, so that a repeated try sends nothing twice. */
export async function sendWithResend(apiKey: string, mail: OutgoingMail): Promise<string> {
  const { id, from, to, subject, html, text, replyTo, attachments = [] } = mail;
  const files = attachments.map(({ name, text: content }) => ({ filename: name, content: Buffer.from(content) }));
  const headers = mailHeaders(mail);
  const sending = new Resend(apiKey).emails.send(
    {
      from,
      to,
      subject,
      html,
      text,
      ...(replyTo && { replyTo }),
      ...(files.length > 0 && { attachments: files }),
      headers,
    },
    { idempotencyKey: id, headers: OWN_CONNECTION },
  );
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Resend did not answer within ${PATIENCE} ms`)), PATIENCE);
  });
  const { data, error } = await Promise.race([sending, tooLong]).finally(() => clearTimeout(timer));
  if (error) throw new Error(`Resend refused the mail: ${error.name}: ${error.message}`);
  return `Resend took the mail as ${data.id}`;
}
