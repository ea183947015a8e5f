import { ROLES } from '../members/accounts.ts';
import { plainLetter } from './look-alikes.ts';

/** Names that those give themselves who run a site; roles of accounts that only they have are among them. */
const STAFF_WORDS = [
  ...ROLES.filter((role) => role !== 'user' && role !== 'premium'),
  'administrator',
  'mod',
  'moderator',
  'moderation',
  'official',
  'owner',
  'staff',
  'support',
  'team',
  'webmaster',
];

/** A name as it looks, letters alone: "Аdm1n" is "admln", and so is "admin". */
const looksOf = (name: string): string =>
  [...name.normalize('NFKD').toLowerCase()]
    .map(plainLetter)
    .join('')
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll('i', 'l');

const wordsOfName = (name: string): string[] =>
  looksOf(name)
    .split(/[^\p{L}]+/u)
    .filter(Boolean);

const STAFF_LOOKS = new Set(STAFF_WORDS.map(looksOf));

/** Whether a name says that somebody runs the site, or is the site. */
export function claimsStaff(name: string, siteName: string): boolean {
  const words = wordsOfName(name);
  const site = wordsOfName(siteName).join('');
  return words.some((word) => STAFF_LOOKS.has(word)) || (site !== '' && words.join('').includes(site));
}

/** Whether two names look alike. */
export const areSameLooks = (a: string, b: string): boolean => wordsOfName(a).join() === wordsOfName(b).join();

/** A member's name under a note: "Ada L.". */
export const publicName = ({ firstName, lastName }: { firstName: string; lastName: string | null }): string => {
  const [initial] = lastName?.trim() ?? '';
  return initial ? `${firstName} ${initial.toUpperCase()}.` : firstName;
};
