import { bounded, patternFrom } from '../pattern.ts';
import { SIGNED, signedIn, UP_TO } from './numbers.ts';

/** Degrees Celsius or Fahrenheit. */
export const SCALES = ['C', 'F'] as const;
export type Scale = (typeof SCALES)[number];

/** `between`: what may stand between the ends of a range. */
const degrees = (between: string): string =>
  String.raw`(?<![\d.,])(?:(${SIGNED})${between})?(${SIGNED})(\s?°\s?|\s?degrees\s|(?<=\d{3})\s?)([CF])(?:elsius|ahrenheit)?(?!\p{L})`;
const DEGREES = degrees(`(?:${UP_TO}|\\sand\\s)`);
const ONE = degrees(`(?:${UP_TO}|(?<=between \\S+)\\sand\\s)`).replaceAll(/\((?!\?)/g, '(?:');
/** Words beside a temperature that say the same for another oven: "(fan 160 °C)", "/gas 4", "/350°F". */
const ASIDE = String.raw`(?:${ONE}|fan|convection|conventional|oven|gas(?: mark)?\s?\d½?|or|[\s,/])`;
const NAMED = bounded(
  10_000,
  patternFrom(
    String.raw`${ONE}(?:\s?\(${ASIDE}+\)|\s?/\s?(?:${ONE}|fan|gas)(?:[\s/]*(?:${ONE}|fan\b|gas(?: mark)?\s?\d½?|mark\s?\d))*)*`,
    'giu',
  ),
);
const EACH = bounded(10_000, patternFrom(String.raw`(fan\s)?${DEGREES}(\sfan\b)?`, 'giu'));

interface Reading {
  text: string;
  low: number | null;
  high: number;
  sign: string;
  scale: Scale;
  isFan: boolean;
}

const readings = (text: string): Reading[] =>
  [...text.matchAll(EACH)].map(([whole, before, low, high = '', sign = '°', scale = 'C', after]) => ({
    text: whole.replace(/^fan\s|\sfan$/gi, ''),
    low: low === undefined ? null : signedIn(low),
    high: signedIn(high),
    sign,
    scale: scale.toUpperCase() as Scale,
    isFan: Boolean(before ?? after),
  }));

/** Words by which a temperature is read off a thermometer, and words of the oven, whose dial is coarse. */
const PRECISE =
  /\b(?:oil|syrup|caramel|sugar|thermometer|centre|core|inside|internal|lukewarm|warm|water|milk|yoghurt)\b/i;
const OVEN = /\b(?:oven|bake|baking|roast|roasting|grill|broil|tray|reheat|air fryer|re-?crisp)/i;
const HOT: Record<Scale, number> = { C: 100, F: 210 };

/** Where the numbers by which cooks know an oven are not the nearest step: 170 °C is gas mark 3, 325 °F. */
const OVEN_DIAL: Record<string, number> = { '170C': 325, '475F': 240 };

const toScale = (value: number, from: Scale): number => (from === 'C' ? value * 1.8 + 32 : (value - 32) / 1.8);

/** Steps of an oven's dial in the other scale, and how far off them a number may be that no dial of its own has. */
const DIAL: Record<Scale, { own: number; step: number; within: number }> = {
  C: { own: 10, step: 25, within: 6 },
  F: { own: 25, step: 10, within: 3 },
};
/** So cold that every degree counts: in a freezer and a fridge. */
const COLD: Record<Scale, number> = { C: 10, F: 0 };

const nearest = (value: number, step: number): number => Math.round(value / step) * step;

/** In steps of 25 °F or 10 °C on an oven's dial, otherwise of 5, and where it is cold of 1. */
function converted(value: number, from: Scale, isOven: boolean): number {
  const exact = toScale(value, from);
  const { own, step, within } = DIAL[from];
  const onDial = OVEN_DIAL[`${value}${from}`] ?? nearest(exact, step);
  if (isOven && (value % own === 0 || Math.abs(onDial - exact) < within)) return onDial;
  const isCold = exact < COLD[from === 'C' ? 'F' : 'C'];
  // Never −0.
  return nearest(exact, isCold ? 1 : 5) + 0;
}

/** On the dial unless the sentence says otherwise, or it is no number an oven's dial has. */
function isOnDial({ high, scale }: Reading, sentence: string): boolean {
  if (high < HOT[scale]) return false;
  if (OVEN.test(sentence)) return true;
  return high % (scale === 'C' ? 10 : 25) === 0 && !PRECISE.test(sentence);
}

/** "By 20 °C", "10 °C lower": a difference, which has no zero. */
const IS_DIFFERENCE = /\b(?:by|within)(?: (?:about|around|another|up to))? $/i;
const COMPARED = /^ (?:lower|higher|less|more|hotter|cooler|warmer)\b/i;
const differenceIn = (value: number, from: Scale): number => Math.round(from === 'C' ? value * 1.8 : value / 1.8);

const sentenceEnd = (text: string): string => text.split(/[.;!?]\s/).at(-1) ?? '';

/**
 * A text with its temperatures in one scale: "180 °C (fan 160 °C)" becomes "350 °F"; what is written in both keeps the
 * one. `before` is what the step says ahead of the text.
 */
export function inScale(text: string, scale: Scale, before = ''): string {
  return text.replaceAll(NAMED, (named, ...rest: unknown[]) => {
    const at = rest.find((value): value is number => typeof value === 'number') ?? 0;
    const all = readings(named);
    const main = all[0];
    if (!main || main.scale === scale) return named;
    const twin = all.find((reading) => reading.scale === scale && !reading.isFan);
    if (twin) return twin.text;
    if (IS_DIFFERENCE.test(before + text.slice(0, at)) || COMPARED.test(text.slice(at + named.length))) {
      const [from, to] = [main.low ?? main.high, main.high].map((value) => String(differenceIn(value, main.scale)));
      return `${from === to ? '' : `${from}–`}${to}${main.sign.includes('°') ? main.sign : '°'}${scale}`;
    }
    const isOven = all.length > 1 || isOnDial(main, sentenceEnd(before + text.slice(0, at)));
    const high = converted(main.high, main.scale, isOven);
    const low = main.low === null ? high : converted(main.low, main.scale, isOven);
    const sign = main.sign.includes('°') ? main.sign : '°';
    const [from, to] = [low, high].map((degrees) => String(degrees).replace('-', '−'));
    const between = / and /.test(main.text) ? ' and ' : low < 0 || high < 0 ? ' to ' : '–';
    return `${low === high ? '' : `${from}${between}`}${to}${sign}${scale}`;
  });
}
