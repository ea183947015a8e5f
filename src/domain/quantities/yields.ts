import { patternFrom } from '../pattern.ts';
import { numberAt } from './numbers.ts';
import { MEASURED } from './units.ts';

/** The number is of servings, whatever else is counted. */
const SERVED = /^[\s-]*(?:\p{L}+\s)?(?:servings?|portions?|people|persons?)(?!\p{L})/iu;
const SERVES = /(?<!\p{L})(?:serves|servings?|feeds|portions?)\W*(?:about |up to |approx\.? )?$/iu;
/** A measure, or the size of a tin: neither is a count. */
const MEASURE = patternFrom(
  `^[\\s-]*(?:(?:heaped|level|scant|generous|packed) )?(?:${MEASURED}|inch(?:es)?|in|cm)(?!\\p{L})|^"`,
  'iu',
);
/** A number with a minus before it counts nothing; "4-6" is a range. */
const START =
  /(?<![\p{L}\p{N}.,/]|(?:^|\s)[-−–])(?=[\d½⅓⅔¼¾]|(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half)(?!\p{L}))/giu;
/** Characters that are looked at. */
const LONGEST = 200;
const MOST = 100;

/**
 * The count that a yield says: 36 of "3 dozen cookies", 12 of "1 loaf (12 slices)", 4 of "Serves 4–6"; `null` where it is
 * measured ("2½ cups", "500 g") or says no number. Servings go before pieces, pieces before the whole they are cut from.
 */
export function countOfYield(words: string): number | null {
  const text = words.slice(0, LONGEST).replace(/[*_]/g, '');
  const counts: { value: number; isServed: boolean }[] = [];
  let past = 0;
  for (const { index } of text.matchAll(START)) {
    const number = index < past ? null : numberAt(text, index);
    if (!number) continue;
    past = index + number.length;
    const rest = text.slice(past);
    const value = Math.round(number.value);
    if (MEASURE.test(rest) || value < 1 || value > MOST) continue;
    counts.push({ value, isServed: SERVED.test(rest) || SERVES.test(text.slice(0, index)) });
  }
  const best = counts.find(({ isServed }) => isServed) ?? counts.find(({ value }) => value > 1) ?? counts[0];
  return best?.value ?? null;
}
