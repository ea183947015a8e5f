import type { Category } from '../../recipes/kitchen.ts';
import { type Reading, take } from './reading.ts';

const CATEGORY_WORDS: Record<Category, string> = {
  breakfast: 'breakfasts?|morning meals?',
  lunch: 'lunch(?:es|time)?|midday meals?',
  dinner: 'dinners?|dinner ?time|suppers?|evening meals?|main (?:courses?|dish(?:es)?|meals?)|mains?',
  snacks: 'snacks?|snacking|nibbles?',
  desserts: 'desserts?|sweet treats?|something sweet|for (?:pudding|afters)',
  beverages: 'drinks?|beverages?|something to drink|mocktails?',
};

/** Tags by which cooks choose, rather than name a dish: those are found by the full text. */
const TAG_WORDS: Record<string, string> = {
  'make-ahead': '(?:make|made|prepare|prepared|cook) (?:it |them )?(?:ahead|in advance|the (?:day|night) before)',
  'meal-prep': 'meal prep(?:ping)?|batch cook(?:ing)?',
  'no-bake': 'no bake|unbaked|without baking',
  'one-pot': 'one (?:pot|pan)',
  'sheet-pan': 'sheet pan|tray ?bakes?|one tray',
  'comfort-food': 'comfort(?:ing)? foods?',
  'freezer-friendly': 'freezer friendly|freezable|(?:to|can|i can) freeze|freezes well|for the freezer',
  'finger-food': 'finger foods?',
  'high-fibre': '(?:high|rich)(?: in)? fib(?:re|er)|fib(?:re|er) rich|lots of fib(?:re|er)',
  lunchbox: 'lunch ?box(?:es)?|packed lunch(?:es)?',
  weeknight: 'week ?nights?',
  brunch: 'brunch(?:es)?',
  picnic: 'picnics?',
  party: '(?:dinner |birthday )?part(?:y|ies)',
};

const patterns = <Slug extends string>(words: Record<Slug, string>) =>
  (Object.keys(words) as Slug[]).map((slug) => ({ slug, pattern: new RegExp(`\\b(?:${words[slug]})\\b`, 'g') }));
const CATEGORIES = patterns(CATEGORY_WORDS);
const TAGS = patterns(TAG_WORDS);

export function readTags(reading: Reading): void {
  const { tags } = reading.filters;
  for (const { slug, pattern } of TAGS) {
    take(reading, pattern, () => {
      if (!tags.includes(slug)) tags.push(slug);
    });
  }
}

/** The category named; none where several are, since a recipe of either will do. */
export function readCategory(reading: Reading): void {
  const named = new Set<Category>();
  for (const { slug, pattern } of CATEGORIES) take(reading, pattern, () => named.add(slug));
  const [only] = named;
  if (only && named.size === 1) reading.filters.category = only;
}
