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

/** What a text that {@link NUMBER} matched stands for. */
export function numberOf(text: string): number {
  if (/^\d/.test(text)) return Number(text);
  let value = 0;
  for (const word of text.split(' ')) {
    if (word === 'hundred' || word === 'dozen') value = Math.max(1, value) * (VALUES.get(word) ?? 1);
    else value += VALUES.get(word) ?? 0;
  }
  return text.startsWith('half') ? value / 2 : value;
}
