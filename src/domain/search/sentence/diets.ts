import type { Diet } from '../../recipes/kitchen.ts';
import { type Reading, take } from './reading.ts';

const MUCH = '(?:high|rich|packed|loaded|full|plenty|lots|heaps|a lot)(?: in| with| of)?';

/** Diets in other words than "without": those are read with what must not be in a recipe. */
const WORDS: Partial<Record<Diet, string>> = {
  'gluten-free': '(?:coeliac|celiac)s?(?: (?:disease|friendly|safe))?|gf',
  'high-protein': `${MUCH} protein|protein (?:rich|packed|heavy)`,
  'low-carb':
    '(?:low|lower)(?: in)? carb(?:s|ohydrates?)?|keto(?:genic)?(?: friendly)?|(?:no|few|fewer|without) carb(?:s|ohydrates)?|carb free',
  'low-fat': '(?:low|lower)(?: in)? fat|fat free|(?:no|little|without) fat',
  raw: 'raw(?: food| vegan)?|uncooked',
  'budget-friendly':
    '(?:on a )?(?:tight |small )?budget(?: friendly)?|cheap(?:er|est|ly)?|inexpensive|affordable|low cost|thrifty|frugal|economical',
  kids: '(?:kid|child|family|toddler)s? friendly|(?:my |the |our |for )*(?:kids?|children|toddlers?|little ones)',
};

const PATTERNS = Object.entries(WORDS).map(([diet, words]) => ({
  diet: diet as Diet,
  pattern: new RegExp(`\\b(?:${words})\\b`, 'g'),
}));

/** "High protein", "keto", "cheap", "kid-friendly". */
export function readDiets(reading: Reading): void {
  for (const { diet, pattern } of PATTERNS) take(reading, pattern, () => reading.filters.diets.push(diet));
}
