import { editDistance } from '../words/edit-distance.ts';

/** A figure says how much: it is never a slip. */
const WORD = /[\p{L}\p{M}]+|\p{N}+/gu;
/** Words shorter than this have no room for a slip; from the second on two are forgiven. */
const [SHORTEST, LONG] = [4, 8];

/**
 * Whether an edit mends spelling alone: the same words in the same order, of which some that the kitchen does not know
 * became ones that it knows and that are near. "Shift" made another word by one letter is no mended slip, and neither is
 * "lime" made "time": the word before was right.
 */
export function mendsSpelling(before: string, after: string, isWord: (word: string) => boolean): boolean {
  const [old, now] = [wordsIn(before), wordsIn(after)];
  // Links and emoji are no words: they count as they stand.
  if (signsIn(before) !== signsIn(after) || old.length !== now.length) return false;
  return old.every((word, i) => {
    const other = now[i] ?? '';
    return word === other || (!isWord(word) && isWord(other) && isNear(word, other));
  });
}

const wordsIn = (text: string): string[] => text.normalize('NFC').toLowerCase().match(WORD) ?? [];
/** What is neither word nor punctuation nor space. */
const signsIn = (text: string): string => text.replaceAll(/[\p{L}\p{M}\p{N}\p{P}\s]+/gu, '');

function isNear(a: string, b: string): boolean {
  const shorter = Math.min(a.length, b.length);
  if (shorter < SHORTEST || /\p{N}/u.test(a + b)) return false;
  const limit = shorter < LONG ? 1 : 2;
  return editDistance(a, b, limit) <= limit;
}
