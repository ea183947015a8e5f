import { bounded, patternFrom } from '../pattern.ts';
import { numberIn, UP_TO, VULGAR, WRITTEN_NUMBER } from './numbers.ts';

/** A time named in a text: where it stands, and how long. */
export interface TimeInText {
  start: number;
  end: number;
  minutes: { min: number; max: number };
}

/** "Once a day" is no time that passes, "for a minute" is. */
const ONE = `(?:${WRITTEN_NUMBER}|an|a(?= minute))`;
/** "1:30 hours" */
const CLOCK = String.raw`(\d{1,2}):([0-5]\d)(?=\s?(?:h|min))`;
const UNIT = `(hours?|hrs?|(?<=[\\d${VULGAR}] ?)h|minutes?|mins?|(?<=\\d)m|seconds?|secs?|days?)(?!\\p{L})`;
/** "1 hr 10", "1h20m", "1 hour, 20 minutes", "1 min 30 s", "an hour and a half"; "5 minutes, 2 minutes more" are two times. */
const MORE =
  String.raw`(?:(?<=h(?:rs?|ours?)?)(?:\.?,? (?:and )?)?(\d{1,2})(?:[ -]?(?:min(?:ute)?s?|m)(?!\p{L})|(?=\s*(?:[.,;:)]|$|\n)))|` +
  String.raw`(?<=m(?:in(?:ute)?s?)?)(?:\.?,? (?:and )?)?(\d{1,2})[ -]?(?:sec(?:ond)?s?|s)(?!\p{L}))?( and a half(?!\p{L}))?`;
const TIME = bounded(
  10_000,
  patternFrom(
    String.raw`(?<![\p{L}\d.,]|\d[:/])(?:${CLOCK}|(${ONE})(?:[\s-]?${UNIT})?(?:${UP_TO}(${ONE}))?)[\s-]?${UNIT}${MORE}`,
    'giu',
  ),
);
const MINUTES: Record<string, number> = { d: 1440, h: 60, m: 1, s: 1 / 60 };
const sizeOf = (unit: string): number => MINUTES[unit.charAt(0).toLowerCase()] ?? 1;

/** Minutes of four years: what a text names beyond them is no time of a kitchen, and at some length no number. */
const LONGEST = 4 * 366 * 1440;

/** Every duration in a text: "simmer for 20–25 minutes", "1½ hours", "1 hr 10", "30 seconds to 1 minute". */
export function timesIn(text: string): TimeInText[] {
  return [...text.matchAll(TIME)].flatMap((match): TimeInText[] => {
    const [whole, clock, past = '', low = clock ?? '', lowUnit, high, unit = '', minutes = '0', seconds = '0', half] =
      match;
    const size = sizeOf(unit);
    const rest = Number(minutes) + Number(seconds) / 60 + (half ? size / 2 : 0) + (Number(past) / 60) * size;
    const min = round(numberIn(low) * (lowUnit ? sizeOf(lowUnit) : size) + rest);
    const max = high === undefined ? min : round(numberIn(high) * size + rest);
    if (!(Math.max(min, max) <= LONGEST)) return [];
    return [{ start: match.index, end: match.index + whole.length, minutes: { min, max } }];
  });
}

/** Thirds of a minute are twenty seconds. */
const round = (minutes: number): number => Math.round(minutes * 60) / 60;
