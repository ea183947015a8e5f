import { SEARCH_MAX_LENGTH } from '#src/domain/constants.ts';

/** Words of a kitchen; misspelt, each is near several that recipes have. */
const WORDS =
  'chickpea broccoli mushroom tomatoes spinach zucchini coriander cauliflower aubergine coconut peanut walnut rosemary parsley pumpkin lasagne pancake smoothie dumpling cinnamon turmeric cardamom'.split(
    ' ',
  );
const LETTERS = 'aeiourstlnbdgmp';

/** A search of about 200 characters, 22 words with a slip in each, another one for every number. */
export const misspeltSearch = (number: number): string =>
  WORDS.map((word, i) => {
    const at = 1 + ((number + i) % (word.length - 2));
    const letter = LETTERS[Math.floor(number / 7 + i) % LETTERS.length];
    return word.slice(0, at) + letter + word.slice(at + ((number >> 3) % 2));
  })
    .join(' ')
    .slice(0, SEARCH_MAX_LENGTH);
