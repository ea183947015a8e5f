import { NUMBER, numberOf } from './number-words.ts';
import type { Token } from './tokens.ts';

/** Something said in numbers, of whose words none means anything else. */
export interface SaidAmount {
  /** The tokens it takes: `first` inclusive, `end` exclusive. */
  first: number;
  end: number;
  /** What it limits. Empty where it was seen and cannot be kept to. */
  limits: readonly Limit[];
}
/** `of` as the filters call it; minutes, grams, kilocalories and people. */
export interface Limit {
  of: string;
  value: number;
  /** Grams or kilocalories of all servings together. */
  isTotal?: boolean;
}

const NEVER = '(?:(?:(?:do|does|did|will|should|can|must) )?not|never|no)';
const MOST = `(?:under|below|less than|fewer than|lower than|${NEVER}(?: \\p{L}+){0,4}? (?:more|longer|greater|higher) than|not (?:over|above|exceeding)|at most|at the most|up to|within|(?:a )?max(?:imum)?(?: of)?|(?:an )?upper limit of)`;
const LEAST =
  '(?:over|above|at least|more than|longer than|greater than|(?:no|not) less than|(?:a )?min(?:imum)?(?: of)?|plus|exceeding)';
const ABOUT = '(?:around|about|roughly|approximately|exactly|between|from|with|only|just)';
const OR_MORE = '(?: (?:or (?:more|over|above|longer|higher)|at least|minimum|min|plus|upwards))';
const OR_LESS = '(?: (?:or (?:less|fewer|under|below|faster|quicker|lower)|at most|max|maximum|tops))';
const EACH =
  '(?: (?:each|(?:per|a|in a|for each|in each|in one) (?:serving|portion|person|plate|head|meal|bowl|piece)))?';
const TOTAL =
  '(?: (?:in total|total|altogether|all together|overall|for (?:all of it|everything|the whole (?:thing|dish|recipe|meal|lot))))';
const OF_100 = '(?: (?:per|in|a) (?:100|hundred)(?: (?:g|grams?))?)';

const HOURS = '(?:hours?|hrs?|h)';
const MINUTES = '(?:minutes?|mins?|minute)';
const N = `(?:${NUMBER})`;
/** Lengths of time, the longest phrase first, with their minutes. */
const DURATIONS: readonly (readonly [pattern: string, minutes: (a: string, b: string) => number])[] = [
  ['(?:an|one|1) (?:hour and a half|and a half hours?)', () => 90],
  ['(?:a )?three quarters of an hour', () => 45],
  ['(?:half an|a half|half) hour', () => 30],
  ['0.5 hours?', () => 30],
  ['(?:a )?quarter (?:of an )?hour', () => 15],
  [`(${N}) ${HOURS}(?: and)? (${N})(?: ${MINUTES})?`, (h, m) => numberOf(h) * 60 + numberOf(m)],
  [`(${N}) and a half ${HOURS}`, (h) => numberOf(h) * 60 + 30],
  [`(${N}) ${HOURS}`, (h) => numberOf(h) * 60],
  ['an? hour', () => 60],
  ['a couple of hours', () => 120],
  [`(${N}) ${MINUTES}`, (m) => numberOf(m)],
  [
    `(?<=\\b(?:ready|done|made|cooked|finished) (?:in|within|in under|in less than) )(${N})(?! (?:g|grams?|kcal|cal|calories|people|steps|ingredients))`,
    (m) => numberOf(m),
  ],
];
/** Time with something to do, however long the dish waits. */
const WORK = /\b(?:prep|hands|active|work)/;
const WORK_BEFORE = '(?:(?:hands on|active|prep) (?:time |work )?(?:of |is )?)?';
const WORK_AFTER = '(?: (?:of )?(?:prep(?:aration)?|hands on|active|work|cooking|total|in total)(?: (?:time|work))?)?';

const LONGEST = 10_000;
const minutesLimit = (most: boolean, text: string, minutes: number): Limit[] => {
  const value = Math.min(Math.round(minutes), LONGEST);
  const isWork = WORK.test(text);
  if (value < 1 || (isWork && !most)) return [];
  return [{ of: isWork ? 'maxWorkMinutes' : most ? 'maxMinutes' : 'minMinutes', value }];
};

/** Figures of a serving by the end of their filters' names; how they are called; whether a bare number is the most. */
const FIGURES: readonly { of: string; called: string; isMost: boolean }[] = [
  { of: 'Kcal', called: '(?:k ?cals?|kilo ?calories|calories|calorie|cals?|energy)', isMost: true },
  { of: 'Protein', called: 'proteins?', isMost: false },
  { of: 'Fibre', called: '(?:fibre|fiber)', isMost: false },
  { of: 'Sugar', called: '(?:sugars?)', isMost: true },
  { of: 'Salt', called: 'salt', isMost: true },
  { of: 'Salt', called: 'sodium', isMost: true },
  { of: 'Fat', called: 'fat', isMost: true },
  { of: 'Carbs', called: '(?:carbs?|carbohydrates?)', isMost: true },
];
const UNIT = '(?: ?(?<unit>g|gr|grams?|gramms?|mg|milligrams?))?';
/** Salt of a weight of sodium. */
const SALT_OF_SODIUM = 2.5;

function figureLimits(of: string, isMost: boolean, groups: Record<string, string | undefined>): Limit[] {
  const { a = '', b, most, least, more, less, unit = '', total, of100 } = groups;
  if (of100) return [];
  const scale = (unit.startsWith('m') ? 0.001 : 1) * (groups.called?.startsWith('sodium') ? SALT_OF_SODIUM : 1);
  const limit = (side: 'min' | 'max', text: string): Limit => ({
    of: side + of,
    value: numberOf(text) * scale,
    ...(total && { isTotal: true }),
  });
  if (b) return [limit('min', a), limit('max', b)];
  const side = most || less ? 'max' : least || more ? 'min' : isMost ? 'max' : 'min';
  return [limit(side, a)];
}

type Understand = (match: RegExpMatchArray) => Limit[] | null;
interface Rule {
  pattern: RegExp;
  understand: Understand;
}
const rule = (pattern: string, understand: Understand): Rule => ({
  pattern: new RegExp(`(?<![^ ])${pattern}(?![^ ])`, 'gu'),
  understand,
});

const FIGURE_RULES = FIGURES.flatMap(({ of, called, isMost }) => {
  const named = `(?<called>${called})`;
  const compared = `(?:(?<most>${MOST}) |(?<least>${LEAST}) |${ABOUT} )?`;
  const range = `(?<a>${N})${UNIT.replace('<unit>', '<unita>')}(?: (?:to|and) (?<b>${N}))?${UNIT}`;
  const after = `(?<of100>${OF_100})?${EACH}(?<total>${TOTAL})?(?<more>${OR_MORE})?(?<less>${OR_LESS})?`;
  const understand: Understand = ({ groups = {} }) =>
    figureLimits(of, isMost, { ...groups, unit: groups.unit ?? groups.unita } as Record<string, string | undefined>);
  return [
    rule(
      `${compared}${range}(?: plus)?(?<more0>${OR_MORE})?(?<less0>${OR_LESS})?(?: of| worth of)? ${named}${after}`,
      (match) =>
        understand(
          Object.assign(match, {
            groups: {
              ...match.groups,
              more: match.groups?.more ?? match.groups?.more0,
              less: match.groups?.less ?? match.groups?.less0,
            },
          }),
        ),
    ),
    rule(
      `${named}(?: content)?(?: (?:of|is|should be|has to be))? ${compared.replace(/\?$/, '')}${range}${after}`,
      understand,
    ),
  ];
});

/** What is little of it, for a serving, where no number is named. */
const LITTLE: Readonly<Record<string, number>> = { Kcal: 400, Sugar: 10, Salt: 1 };
const LITTLE_RULES = FIGURES.filter(({ of }) => of in LITTLE).map(({ of, called }) =>
  rule(`(?:low(?:er)?(?: in)?|few(?:er)?|little|less|light on) ${called}`, () => [
    { of: `max${of}`, value: LITTLE[of] ?? 0 },
  ]),
);
/** Figures that are diets of the listing where no number is named. */
const LEVELS: readonly Rule[] = (
  [
    ['diet:high-protein', 'protein', true],
    ['tag:high-fibre', '(?:fibre|fiber)', true],
    ['diet:low-carb', '(?:carbs?|carbohydrates?)', false],
    ['diet:low-fat', 'fat', false],
  ] as const
).map(([of, called, isMuch]) =>
  rule(
    isMuch
      ? `(?:high|rich|packed|loaded|full|plenty|lots|heaps|loads|a lot|more|extra|good source)(?: in| with| of)? ${called}`
      : `(?:(?:low|lower)(?: in)?|few|fewer|less|little|no|without|zero|not many|hardly any) ${called}`,
    () => [{ of, value: 1 }],
  ),
);

const EATERS =
  '(?:people|persons?|person|guests?|adults?|friends|diners|eaters|servings?|portions?|of us|kids|children|mouths|hungry people|hungry teenagers|teenagers)';
const NOT_EATERS =
  '(?! (?:days?|weeks?|nights?|meals?|months?|pots?|pans?|dishes|ingredients?|steps|euro|pound|dollar)(?: |$))';
const GROUP = '(?:a |the |my |our )?(?:family|group|(?:dinner )?party|table|crowd|household) of ';
const FEED = '(?:for|serves?|serving|feeds?|to feed|feeding|to serve|enough for|we are|there are|makes)';
const ABOUT_MANY = '(?:about |around |up to |the |us |at least |only |just )?';
const MOST_PEOPLE = 1000;
const CROWD = 8;
const people = (a: number, b = NaN): Limit[] => [
  ...(a >= 1 && a <= MOST_PEOPLE ? [{ of: 'servings', value: Math.ceil(a) }] : []),
  ...(b >= a && b <= MOST_PEOPLE ? [{ of: 'maxServings', value: Math.ceil(b) }] : []),
];
const peopleOf: Understand = ({ groups = {} }) =>
  people(numberOf(groups.a ?? ''), groups.b ? numberOf(groups.b) : undefined);
const MANY = `(?<a>${N})(?: (?:to|or) (?<b>${N}))?`;
const PEOPLE_RULES = [
  rule(
    '(?:for )?(?:me and my|my) (?:partner|wife|husband|girlfriend|boyfriend|friend|mum|dad|flatmate)(?: and (?:me|i|myself))?',
    // "My wife and I" are two; "my wife hates olives" says nothing of how many eat.
    ([text = '']) => (/\b(?:me|i|myself)\b/.test(text) ? people(2) : null),
  ),
  rule('(?:for|to feed) (?:the two|both) of us', () => people(2)),
  rule('for (?:a )?couple', () => people(2)),
  rule('(?:for|to feed) (?:a|the) (?:crowd|big group|large group|big family|large family)', () => people(CROWD)),
  rule(`(?:for )?(?:between|from) (?<a>${N}) (?:and|to) (?<b>${N}) ${EATERS}`, peopleOf),
  rule(`${FEED} ${ABOUT_MANY}(?:${GROUP})?${MANY}${NOT_EATERS}(?: ${EATERS})?`, peopleOf),
  rule(`${GROUP}${MANY}`, peopleOf),
  rule(`${MANY} ${EATERS}`, peopleOf),
  rule('(?:for )?(?:just me|me alone|myself|only me|a single person|one person)', () => people(1)),
];

const INGREDIENT_RULES = [
  rule(
    `(?:${MOST} |only |just |with )?(?:only |just )?(?<a>${N})(?<more>${OR_MORE})?(?: or less| or fewer)? ingredients?(?: (?:or (?:less|fewer)|max|at most|only|tops))?`,
    ({ groups = {} }) => (groups.more ? [] : [{ of: 'maxIngredients', value: numberOf(groups.a ?? '') }]),
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
  return [
    rule(`${WORK_BEFORE}${at}${MOST} ${duration}${WORK_AFTER}`, reads(true)),
    rule(`(?:${LEAST.replace('over', '(?<!not )over')}) ${duration}`, reads(false)),
    rule(
      `${WORK_BEFORE}${at}(?:(?:around|about|roughly|in|for|only|just) )?${duration}${OR_LESS}?${WORK_AFTER}`,
      reads(true),
    ),
  ];
});
const TIME_RANGES = [
  rule(`(?:between|from) (${N})(?: ${MINUTES})? (?:and|to) (${N}) ${MINUTES}`, ([, a = '', b = '']) => [
    ...minutesLimit(false, '', numberOf(a)),
    ...minutesLimit(true, '', numberOf(b)),
  ]),
  rule(`(?:between|from) (${N}|an)(?: ${HOURS})? (?:and|to) (${N}) ${HOURS}`, ([, a = '', b = '']) => [
    ...minutesLimit(false, '', (a === 'an' ? 1 : numberOf(a)) * 60),
    ...minutesLimit(true, '', numberOf(b) * 60),
  ]),
  rule(`${N} to (${N}) ${MINUTES}`, ([, b = '']) => minutesLimit(true, '', numberOf(b))),
];

const RULES = [
  ...FIGURE_RULES,
  ...LEVELS,
  ...LITTLE_RULES,
  ...TIME_RANGES,
  ...TIME_RULES,
  ...MONEY_RULES,
  ...INGREDIENT_RULES,
  ...PEOPLE_RULES,
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
  return amounts.toSorted((a, b) => a.first - b.first);
}
