const ONES =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const VALUES = new Map([
  ...ONES.map((word, i) => [word, i + 1] as const),
  ...TENS.map((word, i) => [word, (i + 2) * 10] as const),
  ['dozen', 12] as const,
  ['hundred', 100] as const,
]);
const ones = ONES.slice(0, 9).join('|');
const tens = TENS.join('|');

/** A number in digits or words, for patterns: "20", "1.5", "twenty five", "three hundred". */
export const NUMBER = `(?:\\d+(?:\\.\\d+)?|(?:(?:a|${ones}) )?hundred|(?:(?:half )?(?:a|${ones}) )?dozen|(?:${tens})(?: (?:${ones}))?|${ONES.join('|')})`;
/** A number below a hundred in words, for patterns: "twenty-five". */
export const NUMBER_WORD = `(?:(?:${tens})(?:[ -](?:${ones}))?|${ONES.toReversed().join('|')})`;

const MOST_IN_WORDS = 12;
/** What is counted in words, for patterns: "one" to "twelve". */
export const COUNT_WORD = ONES.slice(0, MOST_IN_WORDS).join('|');
/** A whole number as a word, as far as words go; empty for others. */
export const inWords = (number: number): string => (number <= MOST_IN_WORDS ? (ONES[number - 1] ?? '') : '');

/** What a text that one of these patterns matched, or an article, stands for. */
export function numberOf(text: string): number {
  if (/^\d/.test(text)) return Number(text);
  const words = text.toLowerCase().split(/[ -]/);
  if (words.length === 1 && /^an?$/.test(words[0] ?? '')) return 1;
  let value = 0;
  for (const word of words) {
    if (word === 'hundred' || word === 'dozen') value = Math.max(1, value) * (VALUES.get(word) ?? 1);
    else value += VALUES.get(word) ?? 0;
  }
  return words[0] === 'half' ? value / 2 : value;
}

/** Parts that have a word, by their sign. */
const PARTS: Readonly<Record<string, string>> = { half: '½', third: '⅓', quarter: '¼' };
const SEVERAL: Readonly<Record<string, string>> = { 'two third': '⅔', 'three quarter': '¾' };
/** A part in words, for patterns: "half", "a third", "two thirds", "three-quarters". */
export const PART_WORD = '(?:(?:an? |one )?(?:half|third|quarter)|two[- ]thirds|three[- ]quarters)';
/** The sign of a part that {@link PART_WORD} matched: "½". */
export function partSign(words: string): string {
  const plain = words.toLowerCase().replaceAll('-', ' ').replace(/s$/, '');
  return SEVERAL[plain] ?? PARTS[plain.split(' ').at(-1) ?? ''] ?? '';
}
