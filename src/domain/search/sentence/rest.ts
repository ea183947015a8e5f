import WORDS from './words/says-nothing.json' with { type: 'json' };

/** Words that make a sentence, and praise that every recipe deserves; none of them tells recipes apart. */
const SAYS_NOTHING = new Set(WORDS);
export const saysNothing = (word: string): boolean => SAYS_NOTHING.has(word);

/** Two of those words that do say something together. */
const KEPT_TOGETHER = /\b(?:plant (?:milk|burger)|one (?:pot|pan)|over(?:night| night))\b/g;

/** What is left of a sentence for the full text. */
export function remainingText(rest: string): string {
  const together = rest.replace(KEPT_TOGETHER, (words) => words.replace(' ', '_'));
  return together
    .split(/[\s,;]+/)
    .filter((word) => word && !saysNothing(word))
    .join(' ')
    .replaceAll('_', ' ');
}
