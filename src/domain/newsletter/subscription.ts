/** The states of a subscription. Letters go to those that are confirmed, and to nobody else. */
export const SUBSCRIBER_STATES = ['waiting', 'confirmed', 'left', 'suppressed'] as const;
export type SubscriberState = (typeof SUBSCRIBER_STATES)[number];

/** Events of a subscription, as they are kept for proof. */
export const CONSENT_KINDS = [
  /** Somebody entered the address in a form. */
  'asked',
  /** Its owner pressed the button of the mail that followed. */
  'confirmed',
  /** A member switched it on. */
  'member',
  /** A member had switched it on before there was a record: nobody knows when. */
  'earlier-version',
  /** It came with a list, whose owner says that there was consent. */
  'imported',
  /** The account it belongs to moved to this address. */
  'moved',
  'topics',
  'left',
  'suppressed',
  /** Its owner had mails sent again after they had come back. */
  'lifted',
] as const;
export type ConsentKind = (typeof CONSENT_KINDS)[number];

/** Why nothing of a list is sent to an address any more. */
export const SUPPRESSION_REASONS = ['bounce', 'complaint', 'administrator'] as const;
export type SuppressionReason = (typeof SUPPRESSION_REASONS)[number];
