import { NUMBER, numberOf } from './numbers.ts';
import { type Reading, take } from './reading.ts';

/** "Quick" without a number. */
const QUICK_MINUTES = 30;
const LONGEST = 10_000;

const HOURS = '(?:hours?|hrs?|h)';
const MINUTES = '(?:minutes?|mins?)';
const AT_LEAST = '(?:at least |(?<!no |not )(?:more|longer) than |(?<!not )over |a minimum of )';
const AT_MOST =
  '(?:(?:hands[- ]on|active) (?:time |work )?(?:of |is )?)?(?:(?:in |with )?(?:under|below|less than|fewer than|(?:no|not) (?:more|longer) than|not over|at most|up to|within|(?:a )?max(?:imum)?(?: of)?|around|about|roughly) )?';
const OR_LESS =
  '(?: (?:or (?:less|under|faster|quicker|below)|at most|max|maximum|tops))?(?: (?:of )?(?:prep(?:aration)?|hands[- ]on|active|work|cooking|total)(?: (?:time|work))?)?';
/** Time with something to do, however long the dish waits. */
const WORK = /\b(?:prep|hands|active|work)/;

type Minutes = (match: RegExpMatchArray) => number;

/** Lengths of time with their minutes, the longest phrase first. */
const DURATIONS: readonly (readonly [pattern: string, minutes: Minutes])[] = [
  ['(?:an|one|1) (?:hour and a half|and a half hours?)', () => 90],
  ['(?:a )?three quarters of an hour', () => 45],
  ['(?:half an|a half|half) hour', () => 30],
  ['(?:a )?quarter (?:of an )?hour', () => 15],
  [`(${NUMBER}) ${HOURS}(?: and)? (${NUMBER}) ${MINUTES}`, ([, h, m]) => numberOf(h ?? '') * 60 + numberOf(m ?? '')],
  [`(${NUMBER}) and a half ${HOURS}`, ([, h]) => numberOf(h ?? '') * 60 + 30],
  [`(${NUMBER}) ${HOURS}`, ([, h]) => numberOf(h ?? '') * 60],
  ['an? hour', () => 60],
  [`(${NUMBER}) ${MINUTES}`, ([, m]) => numberOf(m ?? '')],
  [
    `(?<=\\b(?:ready|done|made|cooked|finished) (?:in|within|in under|in less than) )(${NUMBER})\\b(?! (?:g|grams?|kcal|cal|calories|people|steps|ingredients))`,
    ([, m]) => numberOf(m ?? ''),
  ],
];

const PATTERNS = DURATIONS.map(([pattern, minutes]) => ({
  atLeast: new RegExp(`${AT_LEAST}${pattern}\\b`, 'g'),
  atMost: new RegExp(`\\b${AT_MOST}${pattern}\\b${OR_LESS}`, 'g'),
  minutes,
}));

/** "Under 30 minutes", "half an hour", "ready in 15". What should take long is not asked for here, and left out. */
export function readMinutes(reading: Reading): void {
  const { filters } = reading;
  for (const { atLeast, atMost, minutes } of PATTERNS) {
    take(reading, atLeast, () => true);
    take(reading, atMost, (match) => {
      const most = Math.min(Math.round(minutes(match)), LONGEST);
      // Of two limits the tighter one holds.
      const limit = WORK.test(match[0]) ? 'maxWorkMinutes' : 'maxMinutes';
      if (most >= 1) filters[limit] = Math.min(filters[limit] ?? most, most);
    });
  }
}

const QUICK =
  /\b(?:quick(?:ly|er|est)?|fast(?:er|est)?|speedy|rapid|express|in a (?:hurry|rush|flash|jiffy)|in no time|(?:no|not much|little|short of|short on) time)\b/g;

/** "Quick" asks for half an hour where no time is named. */
export function readQuick(reading: Reading): void {
  take(reading, QUICK, () => {
    if (reading.filters.maxWorkMinutes === null) reading.filters.maxMinutes ??= QUICK_MINUTES;
  });
}
