import { findFood } from '../foods/find.ts';
import { minutesText } from '../quantities/duration-texts.ts';
import type { Category, Difficulty } from '../recipes/kitchen.ts';
import { slugOf } from '../recipes/slug.ts';
import { isFacts } from './headings.ts';
import { sentencesOf } from './sentences.ts';

/** What of a recipe tells where it belongs. */
export interface Facts {
  title: string;
  ingredients: readonly string[];
  steps: readonly string[];
  /** Minutes, waiting included. */
  minutes: number;
  /** Minutes of them that somebody, or the stove, is at work. */
  busy: number;
  servings: number;
}

/** The first that fits the title decides; then the first that fits the ingredients. */
const BY_TITLE: readonly [Category, RegExp][] = [
  [
    'beverages',
    /\b(?:smoothie|juice|latte|tea|coffee|lemonade|shake|milkshake|punch|cocktail|mocktail|drink|lassi|chai|hot chocolate|cordial|iced)\b/i,
  ],
  [
    'breakfast',
    /\b(?:porridge|oats|oatmeal|granola|muesli|pancakes?|waffles?|breakfast|french toast|scrambled?|crêpes?|crepes?|on toast|smoothie bowl)\b/i,
  ],
  [
    'desserts',
    /\b(?:crumble|cake|brownies?|cookies?|biscuits?|pudding|ice cream|sorbet|tart|cheesecake|mousse|gingerbread|cupcakes?|flapjacks?|truffles|fudge|pie(?=.*\b(?:apple|cherry|pumpkin|pecan|key lime))|apple pie|cobbler|trifle|pavlova|meringues?|doughnuts?|shortbread|dessert|muffins?|banana bread|cinnamon rolls?)\b/i,
  ],
  [
    'snacks',
    /\b(?:hummus|dip|guac(?:amole)?|falafel|bites|bars|crackers|crisps|energy balls|popcorn|focaccia|pretzels?|fritters|wings|nachos|snacks?|tapenade|chutney|spread|pesto|bread|rolls?|wedges|fries)\b/i,
  ],
  ['lunch', /\b(?:salad|soup|sandwich|wraps?|lunch|bowl|toastie|quesadillas?|tabbouleh|slaw)\b/i],
  [
    'dinner',
    /\b(?:curry|chilli|chili|stew|dal|dahl|pasta|spaghetti|bolognese|lasagne|lasagna|risotto|pie|burgers?|tacos?|stir[- ]fry|roast|traybake|casserole|noodles|pizza|paella|tagine|dinner|ratatouille|bake|gratin)\b/i,
  ],
];
const SWEET = /\b(?:caster|brown|icing|muscovado|demerara|coconut|granulated)? ?sugar\b|\bchocolate\b|\bsyrup\b/i;
const SAVOURY = /\b(?:onions?|garlic|stock|broth|pepper|soy sauce|tomato(?:es)?|tofu|lentils?|beans?|chickpeas)\b/i;

/** Of a text without a title, what it says before its first amount ("Guac, always!") stands for one: `lead`. */
export function categoryOf({ title, ingredients }: Facts, lead: string): Category {
  const named = BY_TITLE.find(([, pattern]) => pattern.test(title) || pattern.test(lead));
  if (named) return named[0];
  const list = ingredients.join('\n');
  if (/(?<!nutritional )\byeast\b(?! (?:extract|flakes))/i.test(list) && /\bflour\b/i.test(list)) return 'snacks';
  return SWEET.test(list) && !SAVOURY.test(list) ? 'desserts' : 'dinner';
}

/** What the text itself calls it wins; then the work decides. */
export function difficultyOf({ ingredients, steps, busy }: Facts, text: string): Difficulty {
  const told =
    /\b(?:difficulty|level|skill)\s*[:=]?\s*(easy|medium|moderate|intermediate|hard|difficult|challenging)\b/i
      .exec(text)?.[1]
      ?.toLowerCase();
  if (told) return told === 'easy' ? 'easy' : /hard|difficult|challenging/.test(told) ? 'hard' : 'medium';
  const isDough = /\b(?:knead|yeast|laminate|temper|prove)\b/i.test([...ingredients, ...steps].join(' '));
  const effort = ingredients.length + steps.length * 1.5 + busy / 30 + (isDough ? 4 : 0);
  return effort <= 22 ? 'easy' : effort <= 34 ? 'medium' : 'hard';
}

const TAGS: readonly [string, RegExp][] = [
  ['soup', /\b(?:soup|broth|chowder)\b/i],
  ['salad', /\bsalad|slaw\b/i],
  ['curry', /\bcurry|dal\b|dahl|masala\b/i],
  ['pasta', /\bpasta|spaghetti|bolognese|lasagne?a?|penne|tagliatelle|macaroni\b/i],
  ['stew', /\bstew|chilli|chili|casserole|ratatouille|tagine\b/i],
  ['burger', /\bburgers?\b/i],
  ['tacos', /\btacos?\b/i],
  ['stir-fry', /\bstir[- ]fry\b/i],
  ['traybake', /\btraybake|sheet[- ]pan\b/i],
  ['baking', /\bcakes?|muffins?|brownies?|cookies?|biscuits?|bread|focaccia|gingerbread|flapjacks?|scones\b/i],
  ['dip', /\bhummus|dip|guac(?:amole)?|spread\b/i],
  ['smoothie', /\bsmoothie\b/i],
  ['breakfast', /\bporridge|oats|granola|pancakes|muesli\b/i],
  ['spicy', /\bspicy|chilli|chili|harissa|sriracha|curry\b/i],
  ['roasted', /\broast(?:ed)?\b/i],
  ['comfort-food', /\bcrumble|shepherd'?s pie|stew|gingerbread|pudding\b/i],
];
const BY_STEPS: readonly [string, RegExp][] = [
  ['one-pot', /\bone[- ]pot\b/i],
  ['make-ahead', /\b(?:overnight|the night before|a day ahead|make ahead)\b/i],
  ['no-bake', /\bno[- ]bake\b/i],
  ['freezer-friendly', /\b(?:freezes? well|freezes like|freeze for up to)\b/i],
];
const MOST_TAGS = 6;

export function tagsOf({ title, steps, minutes }: Facts, text: string): string[] {
  const found = [
    ...TAGS.filter(([, pattern]) => pattern.test(title)),
    ...BY_STEPS.filter(([, pattern]) => pattern.test(`${text} ${steps.join(' ')}`)),
  ];
  const tags = found.map(([tag]) => tag);
  if (minutes > 0 && minutes <= 30) tags.push('quick');
  return [...new Set(tags)].slice(0, MOST_TAGS);
}

/** Categories in the words of other sites. */
const LABELS: readonly (readonly [RegExp, Category])[] = [
  [/breakfast|brunch/i, 'breakfast'],
  [/dessert|cake|cookie|sweet|baking/i, 'desserts'],
  [/drink|beverage|smoothie|juice|cocktail/i, 'beverages'],
  [/snack|appeti[sz]er|starter|dip/i, 'snacks'],
  [/lunch|soup|salad|sandwich/i, 'lunch'],
  [/dinner|main|supper|entr[eé]e/i, 'dinner'],
];
interface Labels {
  categories: readonly string[];
  keywords: readonly string[];
}
const LONGEST_LABEL = 60;

/** The category that a page's own labels say, if any. */
export const categoryIn = (labels?: Labels): Category | null =>
  [...(labels?.categories ?? []), ...(labels?.keywords ?? [])]
    .map((label) => LABELS.find(([pattern]) => pattern.test(label.slice(0, LONGEST_LABEL)))?.[1])
    .find((category) => category !== undefined) ?? null;

/** Its keywords as tags. */
export const tagsIn = (labels?: Labels): string[] =>
  (labels?.keywords ?? [])
    .filter((word) => /[a-z0-9]/i.test(word))
    .map((word) => slugOf(word.trim().slice(0, LONGEST_LABEL)))
    .filter((slug) => slug !== 'recipe');

const TALK =
  /\b(?:i|i'm|i've|i'd|my|me|we|our|us|you|your|you'll|husband|wife|mum|gran|nobody|everybody|blog|comments?|posted|instagram|here|promised)\b/i;

/** Of a food's name, what says nothing about the dish. */
const PLAIN =
  /^(?:(?:big|small|large|medium|ripe|very|fresh|packed|fine|any|heaped|cold|hot|lukewarm|chopped|diced|sliced|grated) )+/i;

/** What the text says of its dish, where it says something; else what the dish is made of. */
export function descriptionOf(intro: readonly string[], { title, ingredients, minutes, servings }: Facts): string {
  const said = intro.flatMap(sentencesOf).filter((sentence) => tellsOfDish(sentence) && !sentence.startsWith(title));
  if (said.length > 0) return said.slice(0, 2).join(' ').slice(0, 320).trim();
  const mains = ingredients
    .filter((name) => !findFood(name)?.staple)
    .map((name) => (name.split(/[,(]/)[0] ?? '').replace(PLAIN, '').trim())
    .filter(Boolean);
  const some = [...new Set(mains)].slice(0, 4);
  const list = some.length > 1 ? `${some.slice(0, -1).join(', ')} and ${some.at(-1)}` : some.join('');
  const start =
    title.toLowerCase().includes((some[0] ?? '').toLowerCase()) && title.includes(' and ')
      ? 'A dish of'
      : `${title} with`;
  return `${start} ${list}. Serves ${servings}${minutes > 0 ? `, ready in ${minutesText(minutes)}` : ''}.`;
}

const tellsOfDish = (sentence: string): boolean =>
  sentence.split(' ').length >= 5 && /[.!]$/.test(sentence) && !TALK.test(sentence) && !isFacts(sentence);
