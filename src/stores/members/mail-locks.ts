import { atom, onMount } from 'nanostores';
import { MAIL_LOCK_SECONDS } from '#src/domain/members/accounts.ts';
import { keepObject, readObject } from '../local-storage.ts';

/** Mails of which one goes to an address in 300 seconds. */
export type LockedMail = 'password' | 'link' | 'code';

// The server answers alike whether it mailed something or not, or it would tell who has an account. So that nobody is
// told "sent" when nothing was, the browser remembers what it asked for: under a hash, as long as the lock lasts.
const KEY = 'plantry:mails-asked';
const LOCK_MS = MAIL_LOCK_SECONDS * 1000;

/** When a mail was asked for (UTC milliseconds), by mail and hash of the address. */
export const $mailsAsked = atom<Readonly<Record<string, number>>>({});

onMount($mailsAsked, () => {
  const look = () => $mailsAsked.set(recent(readObject(KEY)));
  look();
  addEventListener('storage', look);
  return () => removeEventListener('storage', look);
});

/** Those that still lock; a time to come was written by a clock that was wrong. */
function recent(kept: Record<string, unknown>): Record<string, number> {
  const now = Date.now();
  const locks = (entry: [string, unknown]): entry is [string, number] =>
    typeof entry[1] === 'number' && entry[1] <= now && entry[1] > now - LOCK_MS;
  return Object.fromEntries(Object.entries(kept).filter(locks));
}

/** Until when the mail is not sent again to an address, in UTC milliseconds; 0 where it was not asked for. */
export function lockedUntil(asked: Readonly<Record<string, number>>, mail: LockedMail, email: string): number {
  const at = asked[keyOf(mail, email)];
  return at === undefined ? 0 : at + LOCK_MS;
}

export const isLocked = (mail: LockedMail, email: string): boolean =>
  lockedUntil(recent(readObject(KEY)), mail, email) > Date.now();

export const rememberAsked = (mail: LockedMail, email: string): void =>
  save({ ...recent(readObject(KEY)), [keyOf(mail, email)]: Date.now() });

/** The server said that it would send another one now. */
export function forgetAsked(mail: LockedMail, email: string): void {
  const { [keyOf(mail, email)]: _, ...others } = recent(readObject(KEY));
  save(others);
}

function save(asked: Record<string, number>): void {
  keepObject(KEY, asked);
  $mailsAsked.set(asked);
}

function keyOf(mail: LockedMail, email: string): string {
  let hash = 0x811c9dc5;
  for (const letter of email.trim().toLowerCase()) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return `${mail}:${(hash >>> 0).toString(36)}`;
}
