import type { OutgoingMail } from './outgoing-mail.ts';

/** Headers of RFC 2369 and RFC 8058 for a mail that can be refused. */
export const refusalHeaders = ({ unsubscribe }: Pick<OutgoingMail, 'unsubscribe'>): Record<string, string> =>
  unsubscribe ? { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {};
