import { patternFrom } from '../../pattern.ts';
import { numberIn } from '../../quantities/numbers.ts';
import { PEOPLE_RULES } from './eaters.ts';
import { FIGURE_LEVELS, NUMBERED_FIGURES } from './figures.ts';
import { EACH, LEAST, type Limit, MOST, N, OR_LESS, OR_MORE, rule, type Understand } from './number-rules.ts';
import { RICHNESS_RULES } from './richness.ts';
import type { Token } from './tokens.ts';

/** Something said in numbers, of whose words none means anything else. */
export interface SaidAmount {
  /** The tokens it takes: `first` inclusive, `end` exclusive. */
  first: number;
  end: number;
  /** What it limits. Empty where it was seen and cannot be kept to. */
  limits: readonly Limit[];
}
const HOUR = '(?:hour|hr)';
const HOURS = '(?:hours?|hrs?|h)';
const MINUTES = '(?:minutes?|mins?|minute)';
/** Lengths of time, the longest phrase first, with their minutes. */
const DURATIONS: readonly (readonly [pattern: string, minutes: (a: string, b: string) => number])[] = [
  ['(?:an|one|1) (?:hour and a half|and a half hours?)', () => 90],
  ['(?:a )?three quarters of an hour', () => 45],
  [`(?:half an|a half|half) ${HOUR}`, () => 30],
  [`(?:a )?quarter (?:of an )?${HOUR}`, () => 15],
  [`(${N}) ${HOURS}(?: and)? (${N})(?: ${MINUTES})?`, (h, m) => numberIn(h) * 60 + numberIn(m)],
  [`(${N}) and a half ${HOURS}`, (h) => numberIn(h) * 60 + 30],
  [`(${N}) ${HOURS}`, (h) => numberIn(h) * 60],
  ['(?:an?(?: spare| free| whole| full)?|(?<=within )the) hour', () => 60],
  ['a couple of hours', () => 120],
  [`(${N})(?: ish)? ${MINUTES}`, (m) => numberIn(m)],
  // "Ready in 20", "pasta in 20"; but "cut in two", "in 2016".
  [
    `((?<=\\b(?:ready|done|made|cooked|finished) (?:in|within|in under|in less than) )${N}(?! (?:g|grams?|kcal|cal|calories|people|steps|ingredients))|(?<=\\bin (?:about |around |under |less than )?)(?:[1-5]\\d|60|90|five|ten|fifteen|(?:twenty|thirty|forty)(?: five)?|fifty|sixty|ninety)(?= [,;?]|$))`,
    (m) => numberIn(m),
  ],
];
/** Time with something to do, however long the dish waits. */
const WORK = /\b(?:prep|hands|active|work)/;
const WORK_BEFORE = '(?:(?:hands on|active|prep) (?:time |work )?(?:of |is )?)?';
const WORK_AFTER = '(?: (?:of )?(?:prep(?:aration)?|hands on|active|work|cooking|total|in total)(?: (?:time|work))?)?';
/** What takes so long is no dish. */
const NO_DISH =
  ' (?:(?:train|bus|car) )?(?:drive|journey|flight|trip|walk|hike|ride|shift|meeting|class|exam|away|ago|old|peace|on (?:the|a) (?:train|bus|coach|plane))';

const LONGEST = 10_000;
const minutesLimit = (most: boolean, text: string, minutes: number): Limit[] => {
  const value = Math.min(Math.round(minutes), LONGEST);
  const isWork = WORK.test(text);
  if (value < 1 || (isWork && !most)) return [];
  return [{ of: isWork ? 'maxWorkMinutes' : most ? 'maxMinutes' : 'minMinutes', value }];
};

const INGREDIENT_RULES = [
  rule(
    `(?:(?<below>under|below|less than|fewer than) |${MOST} |only |just |with )?(?:only |just )?(?<a>${N})(?<more>${OR_MORE})?(?: or less| or fewer)? ingredients?(?: (?:or (?:less|fewer)|max|at most|only|tops))?`,
    ({ groups = {} }) =>
      groups.more ? [] : [{ of: 'maxIngredients', value: numberIn(groups.a ?? '') - (groups.below ? 1 : 0) }],
  ),
];

/** A budget in money is one in the classes of cost that recipes have: nobody knows what things cost where one shops. */
const CURRENCY = '(?:euros?|eur|pounds?|dollars?|bucks|quid|cents|pence)';
const MONEY_RULES = [
  rule(
    `(?:on (?:a budget of )?)?(?:(?:for )?${MOST} |for |around |about )?(?:${CURRENCY} ${N}|${N} ${CURRENCY})${EACH}`,
    () => [{ of: 'cost:cheap', value: 1 }],
  ),
];

const TIME_RULES = DURATIONS.flatMap(([duration, minutes]) => {
  const reads =
    (isMost: boolean): Understand =>
    (match) =>
      minutesLimit(isMost, match[0], minutes(match[1] ?? '', match[2] ?? ''));
  const at = '(?:in |with |takes? )?';
  const most = `(?:${MOST}|(?:no|not|nothing)(?: (?:cooking|baking|simmering|waiting|recipes?|meals?|dinners?))? (?:over|above|past))`;
  return [
    rule(
      `(?:every ${duration}|(?<=\\b(?:told|\\p{L}{3,}ed) (?:it|me|him|her|us|them) )for ${duration}|(?:an? )?${duration}${NO_DISH})`,
      () => [],
    ),
    rule(`${WORK_BEFORE}${at}${most} ${duration}${WORK_AFTER}`, reads(true)),
    rule(`(?:${LEAST.replace('over', '(?<!not )over').replace('|plus', '')}) ${duration}`, reads(false)),
    rule(
      `${WORK_BEFORE}${at}(?:(?:around|about|roughly|in|for|only|just) )?${duration}${OR_LESS}?${WORK_AFTER}`,
      reads(true),
    ),
  ];
});
const TIME_RANGES = [
  rule(`(?:between|from) (${N}|an)(?: ${HOURS}| ${MINUTES})? (?:and|to) (${N}) (${HOURS}|${MINUTES})`, (match) => {
    const [, a = '', b = '', unit = ''] = match;
    const size = unit.startsWith('h') ? 60 : 1;
    return [
      ...minutesLimit(false, '', (a === 'an' ? 1 : numberIn(a)) * size),
      ...minutesLimit(true, '', numberIn(b) * size),
    ];
  }),
  rule(`${N} to (${N}) ${MINUTES}`, ([, b = '']) => minutesLimit(true, '', numberIn(b))),
];

const AGAIN = '(?:make (?:it|that)|no wait|wait|hang on|actually|sorry|i mean|i meant|or rather|scratch that)';
const ENDS_AGAIN = patternFrom(`(?:^| )${AGAIN}(?: ,)?$`, 'u');
/** A bare number is one of what was said before it. */
const AGAIN_RULE = rule(`(?:(?:${AGAIN} (?:, )?)+|(?<=[,;?] )no (?:, )?)(?<a>${N})(?= [,;]|$)`, ({ groups = {} }) => [
  { of: 'again', value: numberIn(groups.a ?? '') },
]);

const RULES = [
  ...[
    ...NUMBERED_FIGURES,
    ...RICHNESS_RULES,
    ...FIGURE_LEVELS,
    ...TIME_RANGES,
    ...TIME_RULES,
    ...MONEY_RULES,
    ...INGREDIENT_RULES,
  ],
  ...[AGAIN_RULE, ...PEOPLE_RULES],
];

/** What a text says in numbers, with the words that say it; first to last. */
export function amountsIn(tokens: readonly Token[]): SaidAmount[] {
  const starts: number[] = [];
  let text = '';
  for (const token of tokens) {
    starts.push(text.length + (text ? 1 : 0));
    text += (text ? ' ' : '') + token.text;
  }
  const amounts: SaidAmount[] = [];
  for (const { pattern, understand } of RULES) {
    for (const match of text.matchAll(pattern)) {
      const limits = understand(match);
      if (!limits) continue;
      const [from, to] = [match.index, match.index + match[0].length];
      amounts.push({ first: starts.indexOf(from), end: starts.filter((start) => start < to).length, limits });
      // Nothing is read twice, and no pattern reaches across.
      text = `${text.slice(0, from)}${'#'.repeat(to - from)}${text.slice(to)}`;
    }
  }
  return corrected(
    amounts.toSorted((a, b) => a.first - b.first),
    tokens,
  );
}

/** What is taken back is what is said instead: "for three, actually make it four", "feeds 3, no 4". */
function corrected(amounts: readonly SaidAmount[], tokens: readonly Token[]): SaidAmount[] {
  const said: SaidAmount[] = [];
  for (const amount of amounts) {
    const words = tokens.slice(0, amount.first).map(({ text }) => text);
    const isBare = amount.limits[0]?.of === 'again';
    const of = isBare ? said.at(-1)?.limits[0]?.of : amount.limits[0]?.of;
    if (isBare && !of) continue;
    const limits = isBare && of ? amount.limits.map((limit) => ({ ...limit, of })) : amount.limits;
    const isAgain = of !== undefined && (isBare || ENDS_AGAIN.test(words.join(' ')));
    for (const [at, each] of said.entries()) if (isAgain && each.limits[0]?.of === of) said[at] = { ...each, limits };
    said.push({ ...amount, limits });
  }
  return said;
}
