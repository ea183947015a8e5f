import { z } from 'zod';
import { bounded } from '../pattern.ts';

/** Slugs like `red-lentil-dal`. */
export const slugSchema = z
  .string()
  .max(120)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Use lower-case letters, digits and single hyphens');

/** "Crème Brûlée & Co." → `creme-brulee-and-co`; `recipe` where nothing is left. */
export const slugOf = (title: string): string => latinSlug(title) || 'recipe';

/** A tag as it is kept, however it is typed: "One pot" is `one-pot`. */
export const tagOf = (typed: string): string => typed.trim().toLowerCase().replace(/\s+/g, '-');

/** Last part of the address of an author's page; a name without Latin letters and digits has a code of its own. */
export const authorSlug = (name: string): string => latinSlug(name) || `author-${codeOf(name.normalize('NFC'))}`;

/** FNV-1a of 32 bits, in letters and digits. */
function codeOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(36);
}

/** Latin letters that are no other letter with a mark. */
const SPELT: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' },
  ...{ đ: 'd', ð: 'd', ø: 'o', ł: 'l', ı: 'i' },
};

function latinSlug(title: string): string {
  return title
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[ßæœþđðøłı]/g, (letter) => SPELT[letter] ?? '')
    .replace(/&/g, ' and ')
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(bounded(10_000, /^-+|-+$/g), '')
    .slice(0, 100)
    .replace(bounded(10_000, /-+$/), '');
}
