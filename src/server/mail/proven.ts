import { shownName } from '#src/domain/members/person-name.ts';
import type { Account } from '../base/accounts.ts';
import type { SignedIn } from '../base/viewer.ts';
import type { ProvenAddress, ProvenName, ProvenWords } from './templates.ts';

// The one place where addresses, names and words become those of somebody who has shown who they are. The types of the
// templates and of the queue see to it that nobody else is named or quoted to an address that is not proven.

/** The address of an account; `null` until its owner has confirmed it. */
export const provenAddressOf = ({ email, emailVerifiedAt }: Pick<Account, 'email' | 'emailVerifiedAt'>) =>
  emailVerifiedAt === null ? null : (email as ProvenAddress);

type Member = Pick<SignedIn, 'email' | 'firstName' | 'lastName' | 'session'>;

/** Nobody signs in whose address is not confirmed. */
export const addressOfMember = ({ email }: Pick<Member, 'email' | 'session'>): ProvenAddress => email as ProvenAddress;

/** An order is placed by a member, and its mails go to the address they had then. */
export const addressOfBuyer = ({ email }: { email: string; agreedAt: number }): ProvenAddress => email as ProvenAddress;

const NOBODY = 'Somebody';
const named = (name: string, otherwise: string): ProvenName => (shownName(name) ?? otherwise) as ProvenName;

/** A member as somebody is told of them who may not know them. */
export function namedMember({ firstName, lastName, ...member }: Member): { name: ProvenName; email: ProvenAddress } {
  const whole = lastName ? `${firstName} ${lastName}` : firstName;
  return { name: named(whole, 'A member'), email: addressOfMember(member) };
}

/** The words a member sends along with something. */
export const wordsOfMember = (_: Pick<Member, 'session'>, words: string): ProvenWords => words as ProvenWords;

/** The words that a member who paid for a gift has written on it. */
export const wordsOnGift = (gift: { fromName: string; recipientName: string; message: string; expiresAt: number }) => ({
  giver: named(gift.fromName, NOBODY),
  recipient: named(gift.recipientName, 'there'),
  message: gift.message as ProvenWords,
});
