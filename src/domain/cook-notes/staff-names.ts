import { ROLES } from '../members/accounts.ts';

/** What those call themselves who run a site; roles of accounts that only they have are among them. */
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

/** Letters and digits that look like others, each with what it is taken for. */
const LOOKS_LIKE: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
  а: 'a',
  в: 'b',
  с: 'c',
  ԁ: 'd',
  е: 'e',
  һ: 'h',
  і: 'i',
  ј: 'j',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  ѕ: 's',
  т: 't',
  у: 'y',
  х: 'x',
  α: 'a',
  β: 'b',
  ε: 'e',
  ι: 'i',
  κ: 'k',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
  ı: 'i',
  ł: 'l',
}; // prettier-ignore

/** A name as it looks, letters alone: "Аdm1n" is "admln", and so is "admin". */
export const looksOf = (name: string): string =>
  [...name.normalize('NFKD').toLowerCase()]
    .map((letter) => LOOKS_LIKE[letter] ?? letter)
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

/** How a member is called under a note: "Ada L.". */
export const publicName = ({ firstName, lastName }: { firstName: string; lastName: string | null }): string => {
  const [initial] = lastName?.trim() ?? '';
  return initial ? `${firstName} ${initial.toUpperCase()}.` : firstName;
};
