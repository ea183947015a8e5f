/** A time named in a text: where it stands, and how long. */
export interface TimeInText {
  start: number;
  end: number;
  minutes: { min: number; max: number };
}

const ONE = String.raw`(?:\d+(?:\.\d+)?\s?[½¼¾]?|[½¼¾]|(?:a )?quarter of an|half an?|an|one|two|three|four|six|eight|twelve)`;
const UNIT = '(hours?|hrs?|(?<=[\\d½¼¾] ?)h|minutes?|mins?|seconds?|secs?|days?)(?!\\p{L})';
/** "1 hr 10", "1 hour and 20 minutes", "an hour and a half". */
const MORE = String.raw`(?: (?:and )?(\d+)(?: ?min(?:ute)?s?(?!\p{L})|(?=[.,;:)]|$)))?( and a half(?!\p{L}))?`;
const TIME = new RegExp(
  String.raw`(?<![\p{L}\d.,])(${ONE})(?:[\s-]?${UNIT})?(?:\s?(?:–|-|to|or)\s?(${ONE}))?[\s-]?${UNIT}${MORE}`,
  'giu',
);
const WORDS: Record<string, number> = {
  ...{ an: 1, one: 1, two: 2, three: 3, four: 4, six: 6, eight: 8, twelve: 12 },
  ...{ 'half a': 0.5, 'half an': 0.5, 'quarter of an': 0.25, 'a quarter of an': 0.25 },
  ...{ '½': 0.5, '¼': 0.25, '¾': 0.75 },
};
const MINUTES: Record<string, number> = { d: 1440, h: 60, m: 1, s: 1 / 60 };
const sizeOf = (unit: string): number => MINUTES[unit.charAt(0).toLowerCase()] ?? 1;

function numberIn(text: string): number {
  const [, whole = '', fraction = ''] = /^(.*?)\s?([½¼¾]?)$/.exec(text.toLowerCase()) ?? [];
  return (whole ? (WORDS[whole] ?? Number(whole)) : 0) + (WORDS[fraction] ?? 0);
}

/** Every duration in a text: "simmer for 20–25 minutes", "1½ hours", "1 hr 10", "30 seconds to 1 minute". */
export function timesIn(text: string): TimeInText[] {
  return [...text.matchAll(TIME)].map((match) => {
    const [whole, low = '', lowUnit, high, unit = '', more = '0', half] = match;
    const size = sizeOf(unit);
    const rest = Number(more) + (half ? size / 2 : 0);
    const min = round(numberIn(low) * (lowUnit ? sizeOf(lowUnit) : size) + rest);
    const max = high === undefined ? min : round(numberIn(high) * size + rest);
    return { start: match.index, end: match.index + whole.length, minutes: { min, max } };
  });
}

/** Thirds of a minute are twenty seconds. */
const round = (minutes: number): number => Math.round(minutes * 60) / 60;

/** "45 min", "1 h 15 min". */
export function minutesText(minutes: number): string {
  if (minutes < 60) return `${minutes} min`;
  const rest = minutes % 60;
  return rest ? `${Math.floor(minutes / 60)} h ${rest} min` : `${Math.floor(minutes / 60)} h`;
}

/** Exact ISO 8601, as schema.org wants it: `PT1H15M`. */
export function isoDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return `PT${hours ? `${hours}H` : ''}${rest || !hours ? `${rest}M` : ''}`;
}
