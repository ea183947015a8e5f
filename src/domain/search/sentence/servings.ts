import { NUMBER, numberOf } from './numbers.ts';
import { type Reading, take } from './reading.ts';

/** "For a crowd". */
const CROWD = 8;
const MOST = 1000;

const EATERS =
  '(?:people|persons?|guests?|adults?|friends|diners|eaters|servings?|portions?|of us|kids|children|mouths)';
const NOT_EATERS = '(?! (?:days?|weeks?|nights?|meals?|months?|pots?|pans?|dishes|ingredients?|steps)\\b)';
const GROUP = '(?:a |the |my |our )?(?:family|group|(?:dinner )?party|table) of ';
const FEED = '(?:for|serves?|serving|feeds?|to feed|feeding|to serve|enough for|we are|there are)';
const ABOUT = '(?:about |around |up to |the |us )?';

const PAIR =
  /\b(?:for )?(?:me and my|my) (?:partner|wife|husband|girlfriend|boyfriend|friend|mum|dad|flatmate)(?: and (?:me|i|myself))?\b/g;
const A_CROWD = /\b(?:for|to feed) (?:a|the) (?:crowd|big group|large group)\b/g;
const MYSELF = /\bfor (?:just me|me alone|myself)\b/g;
const NUMBERS = [
  `${FEED} ${ABOUT}(?:${GROUP})?(${NUMBER})\\b${NOT_EATERS}(?: ${EATERS})?`,
  `${GROUP}(${NUMBER})`,
  `(${NUMBER}) ${EATERS}`,
].map((pattern) => new RegExp(`\\b${pattern}\\b`, 'g'));

/** "For two", "serves 6", "a family of five", "we are three". */
export function readServings(reading: Reading): void {
  const understand = (servings: number) => {
    if (servings >= 1 && servings <= MOST) reading.filters.servings ??= Math.ceil(servings);
  };
  // "My wife and I" are two; "my wife hates olives" says nothing of how many eat.
  take(reading, PAIR, ([text = '']) => (/\b(?:me|i|myself)\b/.test(text) ? understand(2) : false));
  take(reading, A_CROWD, () => understand(CROWD));
  for (const pattern of NUMBERS) take(reading, pattern, ([, text = '']) => understand(numberOf(text)));
  take(reading, MYSELF, () => understand(1));
}
