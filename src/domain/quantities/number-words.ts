const ONES =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** Values that words add to a number. */
export const WORD_VALUES: ReadonlyMap<string, number> = new Map([
  ...ONES.map((word, i) => [word, i + 1] as const),
  ...TENS.map((word, i) => [word, (i + 2) * 10] as const),
  ['couple', 2] as const,
]);

const ones = ONES.slice(0, 9).join('|');
const tens = TENS.join('|');

/** "two" to "nineteen" and "one", the longest first, for patterns. */
export const UNIT_WORD = ONES.toReversed().join('|');
/** A number below a hundred in words, for patterns: "twenty-five". */
export const NUMBER_WORD = `(?:(?:${tens})(?:[ -](?:${ones}))?|${UNIT_WORD})`;

/** A number as a sentence of a search has it, without parts, for patterns: "20", "1.5", "twenty five", "three hundred". */
export const NUMBER = `(?:\\d+(?:\\.\\d+)?|(?:(?:a|${ones}) )?hundred|(?:(?:half )?(?:a|${ones}) )?dozen|(?:${tens})(?: (?:${ones}))?|${ONES.join('|')})`;

const MOST_IN_WORDS = 12;
/** Numbers counted in words, for patterns: "one" to "twelve". */
export const COUNT_WORD = ONES.slice(0, MOST_IN_WORDS).join('|');
/** A whole number as a word, as far as words go; empty for others. */
export const inWords = (number: number): string => (number <= MOST_IN_WORDS ? (ONES[number - 1] ?? '') : '');
