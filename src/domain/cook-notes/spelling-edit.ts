import { editDistance } from '../words/edit-distance.ts';

/** Words shorter than this have no room for a slip; from the second on two are forgiven. */
const [SHORTEST, LONG] = [4, 8];
/** A figure says how much: it is never a slip. */
const WORD = /[\p{L}\p{M}]+|\p{N}+/gu;
/** Signs a sentence has before a word and after one. A dot before one is not among them: ".com" begins no sentence. */
const OPENING = /^[\p{Ps}\p{Pi}"'*_¡¿\p{Pd}]+/u;
const CLOSING = new Set('.,;:!?…"\'*_)]}’”»«“');
/** A word with its apostrophes, or signs that some set apart from it: "Quoi !" */
const FREE = /^(?:[\p{L}\p{M}\p{N}'’]+|[!?;:…"'«»]+)$/u;

/**
 * Whether an edit mends spelling alone: the same words in the same order, of which some that the kitchen does not know
 * became ones that it knows and that are near. "Shift" made another word by one letter is no mended slip, and neither is
 * "lime" made "time": the word before was right. Signs may come and go at the ends of words, but join none: a dot between
 * two makes an address of them.
 */
export function mendsSpelling(before: string, after: string, isWord: (word: string) => boolean): boolean {
  const [old, now] = [wordsIn(before), wordsIn(after)];
  // Links and emoji are no words: they count as they stand.
  if (signsIn(before) !== signsIn(after) || old.length !== now.length || joinsAnew(before, after)) return false;
  return old.every((word, i) => {
    const other = now[i] ?? '';
    return word === other || (!isWord(word) && isWord(other) && isNear(word, other));
  });
}

/** Whether signs join words, or stand alone, that did not before. */
function joinsAnew(before: string, after: string): boolean {
  const old = new Set(piecesOf(before));
  return piecesOf(after).some((piece) => !FREE.test(piece) && !old.has(piece));
}

/** The pieces between spaces, without the signs of a sentence; words joined by a hyphen stand alone. */
const piecesOf = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .split(/[\s\p{Pd}]+/u)
    .filter(Boolean)
    .map(withoutSigns);

function withoutSigns(piece: string): string {
  let end = piece.length;
  while (end > 0 && CLOSING.has(piece.charAt(end - 1))) end--;
  // Signs alone are told as they are.
  return end === 0 ? piece : piece.slice(0, end).replace(OPENING, '');
}

const wordsIn = (text: string): string[] => text.normalize('NFC').toLowerCase().match(WORD) ?? [];
/** The signs of a text: neither word nor punctuation nor space. */
const signsIn = (text: string): string => text.replaceAll(/[\p{L}\p{M}\p{N}\p{P}\s]+/gu, '');

function isNear(a: string, b: string): boolean {
  const shorter = Math.min(a.length, b.length);
  if (shorter < SHORTEST || /\p{N}/u.test(a + b)) return false;
  const limit = shorter < LONG ? 1 : 2;
  return editDistance(a, b, limit) <= limit;
}
