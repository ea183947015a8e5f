import type { OutgoingMail } from './outgoing-mail.ts';

/**
 * Headers that tell programs what a mail is, each to be written as one line: that nobody wrote it, so that none of them
 * answers (RFC 3834), and of a list which it is and how one leaves it (RFC 2919, 2369 and 8058).
 */
export const mailHeaders = ({ isFromPerson, list }: Pick<OutgoingMail, 'isFromPerson' | 'list'>) => ({
  ...(!isFromPerson && { 'Auto-Submitted': 'auto-generated' }),
  ...(list && {
    'List-Id': `<${list.id}>`,
    // Read as an address, so that nothing in it ends the line or the brackets.
    'List-Unsubscribe': `<${new URL(list.unsubscribe).href}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    ...(list.archive && { 'List-Archive': `<${new URL(list.archive).href}>` }),
  }),
});
