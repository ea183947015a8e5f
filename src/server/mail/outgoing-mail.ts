/** A mail ready to go. */
export interface OutgoingMail {
  /** Also the idempotency key. */
  id: string;
  from: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  replyTo?: string | undefined;
  /** Address of a call by which a mail program ends mails of this kind at the press of its button. */
  unsubscribe?: string | undefined;
  /** UTC milliseconds. */
  createdAt: number;
}
