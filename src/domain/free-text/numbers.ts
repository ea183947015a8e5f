const NUMBERS: Record<string, string> = {
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  eleven: '11',
  twelve: '12',
  fifteen: '15',
  sixteen: '16',
  twenty: '20',
  thirty: '30',
};
const WORD = Object.keys(NUMBERS).join('|');
const COUNT = `(?:\\d+|an?|${WORD})`;
const digits = (word: string): string => (/^an?$/i.test(word) ? '1' : (NUMBERS[word.toLowerCase()] ?? word));

const REWRITES: readonly [RegExp, string | ((match: string, ...groups: string[]) => string)][] = [
  [/\bhalf (?:a )?dozen\b/gi, '6'],
  [/\b(?:a|one) dozen\b/gi, '12'],
  [/\ba couple(?: of)?\b/gi, '2'],
  // "a teaspoon and a half of", "one and a half cups of"
  [new RegExp(`\\b(${COUNT}) (\\p{L}+) and a half\\b`, 'giu'), (_, count, noun) => `${digits(count ?? '')}½ ${noun}`],
  [new RegExp(`\\b(${COUNT}) and a half\\b`, 'gi'), (_, count) => `${digits(count ?? '')}½`],
  [new RegExp(`\\b(${COUNT}) and (?:a|one) quarter\\b`, 'gi'), (_, count) => `${digits(count ?? '')}¼`],
  [/\bthree[- ]quarters? of (?:an? )?/gi, '¾ '],
  [/\b(?:a |one )?quarter (?:of )?an? /gi, '¼ '],
  [/\b(?:a |one )?third (?:of )?an? /gi, '⅓ '],
  [/\b(?:a |one )?half (?:of )?an? /gi, '½ '],
  [/\b(?:a |one )?half (?=(?:tea|table)spoon|cup|litre|liter|pint|pound|kilo)/gi, '½ '],
  [/\b(?:a |one )?quarter (?=(?:tea|table)spoon|cup|litre|liter|pint|pound|kilo)/gi, '¼ '],
  [/\b(?:a |one )?third (?=cup)/gi, '⅓ '],
  [new RegExp(`\\b(${WORD})\\b`, 'gi'), (_, word) => digits(word ?? '')],
];

/** Writes the amounts of a spoken text in digits: "three leeks, half a cup" → "3 leeks, ½ cup". */
export function inDigits(text: string): string {
  let written = text;
  for (const [pattern, by] of REWRITES) {
    written = typeof by === 'string' ? written.replace(pattern, by) : written.replace(pattern, by);
  }
  return written;
}
