import { dishesIn } from '../dishes/named.ts';
import { findFood } from '../foods/find.ts';
import { bounded } from '../pattern.ts';
import { type Category, categorySchema, type Difficulty } from '../recipes/kitchen.ts';
import { slugOf } from '../recipes/slug.ts';
import { isFacts } from './headings.ts';
import { sentencesOf } from './sentences.ts';

/** The facts of a recipe that tell where it belongs. */
export interface Facts {
  title: string;
  ingredients: readonly string[];
  steps: readonly string[];
  /** Minutes, waiting included. */
  minutes: number;
  /** Minutes of them that somebody, or the stove, is at work. */
  busy: number;
}

/** Words of a title, or of a page's own label, that name the meal in so many words. */
const MEALS: readonly (readonly [Category, RegExp])[] = [
  ['breakfast', /\b(?:breakfast|brunch)\b/i],
  ['desserts', /\b(?:desserts?|sweets?|baking|puddings?)\b/i],
  ['beverages', /\b(?:drinks?|beverages?|iced)\b/i],
  ['snacks', /\b(?:snacks?|appeti[sz]ers?|starters?|sides?)\b/i],
  ['lunch', /\blunch(?:es)?\b/i],
  ['dinner', /\b(?:dinners?|mains?|suppers?|entr[eé]es?)\b/i],
];
const mealIn = (text: string): Category | undefined => MEALS.find(([, pattern]) => pattern.test(text))?.[0];

const SWEET = /\b(?:caster|brown|icing|muscovado|demerara|coconut|granulated)? ?sugar\b|\bchocolate\b|\bsyrup\b/i;
const SAVOURY = /\b(?:onions?|garlic|stock|broth|pepper|soy sauce|tomato(?:es)?|tofu|lentils?|beans?|chickpeas)\b/i;

/** For a text without a title, its words before its first amount ("Guac, always!") stand for one: `lead`. */
export function categoryOf({ title, ingredients }: Facts, lead: string): Category {
  const list = ingredients.join('\n');
  const isRisen = /(?<!nutritional )\byeast\b(?! (?:extract|flakes))/i.test(list) && /\bflour\b/i.test(list);
  const isSweet = SWEET.test(list) && !SAVOURY.test(list);
  const [dish = dishesIn(lead)[0]] = dishesIn(title);
  if (dish) {
    const [plain = '', sweet = plain] = dish.family.in;
    return categorySchema.parse((isSweet && !isRisen) || dish.family.sweet.includes(dish.name) ? sweet : plain);
  }
  return mealIn(title) ?? mealIn(lead) ?? (isRisen ? 'snacks' : isSweet ? 'desserts' : 'dinner');
}

/** What the text itself calls it wins; then the work decides. */
export function difficultyOf({ ingredients, steps, busy }: Facts, text: string): Difficulty {
  const told = bounded(
    4_000,
    /\b(?:difficulty|level|skill)\s*[:=]?\s*(easy|medium|moderate|intermediate|hard|difficult|challenging)\b/i,
  )
    .exec(text)?.[1]
    ?.toLowerCase();
  if (told) return told === 'easy' ? 'easy' : /hard|difficult|challenging/.test(told) ? 'hard' : 'medium';
  const isDough = /\b(?:knead|yeast|laminate|temper|prove)\b/i.test([...ingredients, ...steps].join(' '));
  const effort = ingredients.length + steps.length * 1.5 + busy / 30 + (isDough ? 4 : 0);
  return effort <= 22 ? 'easy' : effort <= 34 ? 'medium' : 'hard';
}

/** What the title says of its taste and making; what dish it is follows from its name. */
const BY_TITLE: readonly [string, RegExp][] = [
  ['spicy', /\b(?:spicy|chill?i|harissa|sriracha|curry)\b/i],
  ['roasted', /\broast(?:ed)?\b/i],
  ['traybake', /\b(?:traybake|sheet[- ]pan)\b/i],
];
const BAKED = new Set(['cake', 'cookies', 'brownies', 'muffins', 'bread', 'pastry']);
const BY_STEPS: readonly [string, RegExp][] = [
  ['one-pot', /\bone[- ]pot\b/i],
  ['make-ahead', /\b(?:overnight|the night before|a day ahead|make ahead)\b/i],
  ['no-bake', /\bno[- ]bake\b/i],
  ['freezer-friendly', /\b(?:freezes? well|freezes like|freeze for up to)\b/i],
];
const MOST_TAGS = 6;

export function tagsOf({ title, steps, minutes }: Facts, text: string): string[] {
  const families = dishesIn(title).map(({ family }) => family);
  const found = [
    ...BY_TITLE.filter(([, pattern]) => pattern.test(title)),
    ...BY_STEPS.filter(([, pattern]) => pattern.test(`${text} ${steps.join(' ')}`)),
  ];
  const tags = [...families.flatMap((family) => family.tags[0] ?? []), ...found.map(([tag]) => tag)];
  if (families.some(({ slug }) => BAKED.has(slug))) tags.push('baking');
  if (minutes > 0 && minutes <= 30) tags.push('quick');
  return [...new Set(tags)].slice(0, MOST_TAGS);
}

/** The labels that a page gives its recipe. */
export interface RecipeLabels {
  description: string;
  categories: readonly string[];
  cuisine: string;
  keywords: readonly string[];
}
const LONGEST_LABEL = 60;

/** The category that a page's own labels say, if any. */
export const categoryIn = (labels?: Pick<RecipeLabels, 'categories' | 'keywords'>): Category | null =>
  [...(labels?.categories ?? []), ...(labels?.keywords ?? [])]
    .map((label) => label.slice(0, LONGEST_LABEL))
    .map((label) => mealIn(label) ?? dishesIn(label).map(({ family }) => categorySchema.parse(family.in.at(-1)))[0])
    .find((category) => category !== undefined) ?? null;

/** Its keywords as tags. */
export const tagsIn = (labels?: RecipeLabels): string[] =>
  (labels?.keywords ?? [])
    .filter((word) => /[a-z0-9]/i.test(word))
    .map((word) => slugOf(word.trim().slice(0, LONGEST_LABEL)))
    .filter((slug) => slug !== 'recipe');

const TALK =
  /\b(?:i|i'm|i've|i'd|my|me|we|our|us|you|your|you'll|husband|wife|mum|gran|nobody|everybody|blog|comments?|posted|instagram|here|promised)\b/i;

/** Words in a food's name that say nothing about the dish. */
const PLAIN =
  /^(?:(?:big|small|large|medium|ripe|very|fresh|packed|fine|any|heaped|cold|hot|lukewarm|chopped|diced|sliced|grated) )+/i;

/** The text's own words about its dish, where it says something; else what it is made of: times and servings may be supposed. */
export function descriptionOf(intro: readonly string[], { title, ingredients }: Facts): string {
  const said = intro.flatMap(sentencesOf).filter((sentence) => tellsOfDish(sentence) && !sentence.startsWith(title));
  if (said.length > 0) return said.slice(0, 2).join(' ').slice(0, 320).trim();
  const mains = ingredients
    .filter((name) => !findFood(name)?.staple)
    .map((name) => (name.split(/[,(]/)[0] ?? '').replace(PLAIN, '').trim())
    .filter(Boolean);
  const some = [...new Set(mains)].slice(0, 4);
  const list = some.length > 1 ? `${some.slice(0, -1).join(', ')} and ${some.at(-1)}` : some.join('');
  const isTold = title.toLowerCase().includes((some[0] ?? '').toLowerCase()) && title.includes(' and ');
  return `${list === '' ? title : `${isTold ? 'A dish of' : `${title} with`} ${list}`}.`;
}

const tellsOfDish = (sentence: string): boolean =>
  sentence.split(' ').length >= 5 && /[.!]$/.test(sentence) && !TALK.test(sentence) && !isFacts(sentence);
