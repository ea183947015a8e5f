/** The cause a mail failed by decides on what is done next. */
export type FailedBy =
  /** Nobody will ever take this mail to this address. */
  | 'refusal'
  /** This mail did not go out now. */
  | 'mail'
  /** No mail goes out: the service is away, or does not let this site in. */
  | 'service';

/** A mail that did not go out, with a sentence for whoever runs the site. */
export class MailFailure extends Error {
  readonly by: FailedBy;
  /** The words of the mail server, where it said that there is no such mailbox; `null` where that is not why. */
  readonly bounce: string | null;

  constructor(
    by: FailedBy,
    message: string,
    { bounce = null, ...options }: ErrorOptions & { bounce?: string | null } = {},
  ) {
    super(message, options);
    this.name = 'MailFailure';
    this.by = by;
    this.bounce = bounce;
  }
}
