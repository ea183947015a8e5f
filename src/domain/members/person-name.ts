import type { z } from 'zod';
import { singleLine } from './single-line.ts';

// A name goes into mails and under notes. What no name has is told by its form, not by its words: an address, a sentence, a
// number to ring. Who is named to whom is decided where mails are queued, whatever gets past this.

/** Characters looked at; schemas allow fewer. */
const LONGEST = 200;
/** Dots of other scripts, which browsers take for dots. */
const DOTS = /[。｡．․]/g;
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
/** Signs that only addresses have: a scheme, a mailbox, a dot in brackets. */
const ADDRESS_MARK = /@|\/\/|\\|\p{L}{3}:\S|[[({]\s?(?:\.|dot)\s?[\])}]/iu;
/** Marks of a sentence, and of a price. "K:son" and "!Xóõ" are names. */
const SENTENCE_MARK = /[?;%€£¥₿]|[\p{L}\p{N}\s)]!|:(?:\s|$)|\$\s?\p{Nd}|\p{Nd}\s?\$/u;
/** "Maria João da Conceição Ferreira dos Santos e Silva" has nine. */
const MOST_WORDS = 10;
/** Words from which on capitals tell a sentence from a name. */
const SENTENCE_WORDS = 4;
/** A year has as many, "Anna87" and "the 2nd" fewer. */
const MOST_DIGITS = 4;

const plainOf = (text: string): string =>
  text.slice(0, LONGEST).normalize('NFKC').slice(0, LONGEST).replaceAll(INVISIBLE, '').replaceAll(DOTS, '.').trim();
const wordsOf = (plain: string): string[] => plain.split(/\s+/u);

/** A part behind a dot that makes an address of a word: "evil.com" and ".Com", not "J.R.", "Ph.D." or "St.John". */
const isEndOfHost = (label: string, before: string): boolean =>
  /^\p{L}[\p{L}\p{M}]/u.test(label) && (/^\p{Ll}/u.test(label) || before === '');

const isHost = (word: string): boolean =>
  word.split('.').some((label, i, labels) => i > 0 && isEndOfHost(label, labels[i - 1] ?? ''));

/** Whether a text has an address in it that a mail program could make a link of. */
export function holdsAddress(text: string): boolean {
  const plain = plainOf(text);
  return ADDRESS_MARK.test(plain) || wordsOf(plain).some(isHost);
}

/** Whether a text is written as a sentence is, or tells a number to ring or to win. */
function isLine(text: string): boolean {
  const plain = plainOf(text);
  if (SENTENCE_MARK.test(plain)) return true;
  const words = wordsOf(plain);
  const digits = plain.replaceAll(/\P{Nd}/gu, '').length;
  if (digits > MOST_DIGITS || (digits > 2 && words.length > 2) || words.length > MOST_WORDS) return true;
  // A capital somewhere, and a last word without one: who types without capitals has none at all.
  return (
    words.length >= SENTENCE_WORDS && /^\p{Ll}/u.test(words.at(-1) ?? '') && words.some((it) => /^\p{Lu}/u.test(it))
  );
}

const NO_ADDRESS = 'Please enter just the name, without addresses';
const NO_LINE = 'Please enter just a name, not a sentence';

/** "Dr.Müller" as "Dr. Müller", so that no program that shows it makes a link of it. */
const spaced = (name: string): string => name.replaceAll(/\.(?=[\p{Lu}\p{Lt}\p{Lo}][\p{L}\p{M}])/gu, '. ');

/** A name of somebody who signs up, or is named to others; `schema` says how long it is. */
export const personName = (schema: z.ZodString) => declaredName(schema).refine((text) => !isLine(text), NO_LINE);

/** A name under a declaration: nobody loses a right by how they write theirs, as long as it is no address. */
export const declaredName = (schema: z.ZodString) =>
  singleLine(schema)
    .refine((text) => !holdsAddress(text), NO_ADDRESS)
    .transform(spaced);

/** A name as others may see it; `null` for what is none, kept from before names were looked at. */
export const shownName = (name: string): string | null => (holdsAddress(name) || isLine(name) ? null : spaced(name));
