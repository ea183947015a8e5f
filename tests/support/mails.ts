import { askedByTheSite, takeTurn } from '#src/server/mail/first-mails.ts';
import { provenAddressOf } from '#src/server/mail/proven.ts';
import type { AnybodysMail, ProvenAddress } from '#src/server/mail/templates.ts';

/** A mail that anybody may be sent. */
export const codeMail = (to: string, code = '123456'): AnybodysMail => ({
  to,
  turn: takeTurn(askedByTheSite()),
  template: 'code',
  data: { code },
});

/** An address as of an account that has confirmed it. */
export function proven(email: string): ProvenAddress {
  const address = provenAddressOf({ email, emailVerifiedAt: 1 });
  if (!address) throw new Error(`${email} is not proven`);
  return address;
}
