import { editDistance } from '../words/edit-distance.ts';

/** Words among which those are found that another one was meant to be. */
export interface NearWords {
  has(word: string): boolean;
  /** Those that a word may have been meant to be, with the slips between them. */
  near(word: string): { word: string; slips: number }[];
}

/** Words shorter than this have room for one slip, longer ones for two, the longest for three in their second half. */
const LONG = 6;
const LONGEST = 8;

interface Lettered {
  word: string;
  letters: number;
}

/**
 * Keeps words by their length, each with the set of its letters as bits: a slip changes two letters of the set at most, so
 * that nearly all words are told to be too far in a nanosecond or two.
 */
export function openNearWords(words: Iterable<string>): NearWords {
  const known = new Set(words);
  const byLength = Map.groupBy(
    Array.from(known, (word): Lettered => ({ word, letters: lettersOf(word) })),
    ({ word }) => word.length,
  );
  return {
    has: (word) => known.has(word),
    near(word) {
      const limit = word.length < LONG ? 1 : 2;
      const most = word.length < LONGEST ? limit : 3;
      const half = word.slice(0, Math.ceil(word.length / 2));
      const letters = lettersOf(word);
      const found: { word: string; slips: number }[] = [];
      for (let length = word.length - most; length <= word.length + most; length++) {
        for (const other of byLength.get(length) ?? []) {
          const apart = onesIn(letters ^ other.letters);
          if (apart > 2 * most || (apart > 2 * limit && !other.word.startsWith(half))) continue;
          const allowed = most > limit && other.word.startsWith(half) ? most : limit;
          const slips = editDistance(word, other.word, allowed);
          if (slips <= allowed) found.push({ word: other.word, slips });
        }
      }
      return found;
    },
  };
}

/** A bit for each letter there is; letters that share one make words look nearer, never farther. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let i = 0; i < word.length; i++) letters |= 1 << (word.charCodeAt(i) & 31);
  return letters;
}

function onesIn(bits: number): number {
  let ones = 0;
  for (let left = bits; left !== 0; left &= left - 1) ones++;
  return ones;
}
