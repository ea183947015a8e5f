import { bounded, patternFrom } from '../pattern.ts';
import { DIGITS, numberAt } from './numbers.ts';

/** The length of what a line asks for. */
export interface WrittenLength {
  /** Centimetres, of a range the middle. */
  cm: number;
  /** The number of pieces that long, where it is said before them: "2 x 5 cm pieces". */
  count: number;
}

const INCH = 2.54;
const UNIT =
  /[\s-]?(?:(cm|centimet(?:re|er)s?)|(mm)|(?:inch(?:es)?|in(?=[\s-]+(?:pieces?|knobs?|lengths?|chunks?|thumbs?)|\))|["″”]))(?!\p{L})/iuy;
const ABOUT = /(?:(?:about|approximately|approx\.?|roughly|around|an?) |~ ?)*/iy;
/** The sign before a second length, which makes it a square. */
const SQUARE = /[\s-]?[x×]/iy;
const GAP = /\s?[x×]\s?|\s?\(|\s/iy;
/** "2 x 5 cm pieces"; "5 x 10 cm piece" is one, and square. */
const MANY = /[\s-](?:pieces|knobs|lengths|chunks|sticks|strips)(?!\p{L})/iuy;
const BEHIND = bounded(10_000, /[(,]\s?/);
/** What is cut into pieces has no length of its own. */
const CUT = bounded(10_000, /\b(?:cut|sliced|chopped|diced|into|in)\b/i);

function at(pattern: RegExp, text: string, from: number): RegExpExecArray | null {
  pattern.lastIndex = from;
  return pattern.exec(text);
}

function lengthAt(text: string, start: number): { cm: number; end: number } | null {
  const from = start + (at(ABOUT, text, start)?.[0].length ?? 0);
  const number = numberAt(text, from);
  const unit = number && at(UNIT, text, from + number.length);
  if (!number || !unit || number.value <= 0) return null;
  const end = from + number.length + unit[0].length;
  if (at(SQUARE, text, end)) return null;
  const size = unit[1] ? 1 : unit[2] ? 0.1 : INCH;
  return { cm: ((number.value + (number.max ?? number.value)) / 2) * size, end };
}

/** The length that a line gives for its food: "5 cm piece of ginger", "1 (2-inch) piece", "ginger, about 3 cm"; "cut into 2 cm cubes" is none. */
export function lengthIn(text: string): WrittenLength | null {
  const first = lengthAt(text, 0);
  if (first) return { cm: first.cm, count: 1 };
  const start = at(ABOUT, text, 0)?.[0].length ?? 0;
  const number = numberAt(text, start);
  const count = number && number.max === null && number.value > 0 ? number : null;
  const end = count ? start + count.length : 0;
  const gap = at(GAP, text, end)?.[0] ?? '';
  const each = count && lengthAt(text, end + gap.length);
  if (each) return /[x×]/i.test(gap) && !at(MANY, text, each.end) ? null : { cm: each.cm, count: count.value };
  const behind = BEHIND.exec(text);
  const last = behind && !CUT.test(text.slice(0, behind.index)) && lengthAt(text, behind.index + behind[0].length);
  return last ? { cm: last.cm, count: count?.value ?? 1 } : null;
}

/** The length of a thumb in centimetres, for "a thumb-sized piece". */
const THUMB = 5;
const THUMBS = /^(?:an? |(\d) )?(?:(?:small|large|good) )?thumbs?(?:-?(?:sized?|length))?\b/i;

/** The same for a thumb of it. */
export function thumbsIn(text: string): WrittenLength | null {
  const thumbs = THUMBS.exec(text);
  return thumbs && { cm: THUMB, count: Number(thumbs[1] ?? 1) };
}

const AREA = bounded(
  10_000,
  patternFrom(`^(?:an? )?${DIGITS}[\\s-]?(?:cm|mm|in\\w*)?\\s?[x×]\\s?${DIGITS}[\\s-]?(?:cm|mm|in)`, 'i'),
);

/** Whether a line asks for a piece so long and so wide. */
export const isOfArea = (text: string): boolean => AREA.test(text);
