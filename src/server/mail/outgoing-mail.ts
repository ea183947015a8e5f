/** Mails of one kind, which go to people who did not ask for each of them. */
export interface MailingList {
  /** Which list of which site, as a host name is written: `recipes.example.org`. */
  id: string;
  /** Address of a call by which a mail program ends them at the press of its button. */
  unsubscribe: string;
  /** Address of a page with what it brought before, where it has one. */
  archive?: string;
}

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
  /** A person wrote it, and the site hands it on; every other mail is a program's. */
  isFromPerson?: boolean | undefined;
  list?: MailingList | undefined;
  /** Texts that come with it. */
  attachments?: readonly Attachment[] | undefined;
  /** UTC milliseconds. */
  createdAt: number;
  /** All of it as RFC 5322 text, where that was composed before. */
  source?: Uint8Array;
}

export interface Attachment {
  /** Name of the file: "terms.txt". */
  name: string;
  text: string;
}
