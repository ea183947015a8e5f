import { bounded, patternFrom } from '../pattern.ts';
import { numberAt, UP_TO } from './numbers.ts';
import { MEASURED, measureOf } from './units.ts';

/** So much of a unit, as a line has it. */
interface Measured {
  low: number;
  /** Upper end of a range, else `null`. */
  high: number | null;
  /** As written: "tablespoons", "heaped tsp"; a name of the table for short hand, and empty for pieces. */
  unit: string;
  /** The place in the text where it ends. */
  end: number;
}

/** The amount that a line begins with. */
export interface LineAmount extends Measured {
  /** The words before it, however much it is: "about ", "~". */
  before: string;
  /** The number where it is written in words, "half an", or not at all: one "400 g tin". */
  words: string | null;
  /** The content of each of them: 400 g of "2 x 400 g tins", 15 oz of "1 (15 oz) can". */
  each: Measured | null;
  /** Words that say so and never change: "(15 oz)"; `null` where it is "2 x 400 g". */
  eachText: string | null;
  /** "4 oz" of "1 lb 4 oz". */
  plus: Measured | null;
}

const ABOUT =
  /(?:(?:about|approximately|approx\.?|roughly|around|circa|ca\.?|up to|at least|just under|just over|a scant|a generous|a good|scant|generous|heaped|heaping) |[~≈] ?)/iy;
const FULL = '(?:heaped|heaping|level|rounded|scant|generous)';
const UNIT = bounded(
  10_000,
  patternFrom(`(?:\\s?-\\s?|\\s*)((?:${FULL} )?(?:${MEASURED}|tb|[ct]))(?!\\p{L}|-\\p{L})\\.?`, 'iuy'),
);
const TO = patternFrom(UP_TO, 'iy');
const TIMES = /\s?[x×]\s?/iy;
const OPEN = /\s?\(|\s/y;
/** "+ 1 tsp"; without a word only a smaller unit is a part of the same. */
const SUMMED = /\s?[+&]\s?|\s(?:plus|and)\s/iy;
const APPOSED = /,?\s/y;
const TWIN = /\s?\/\s?/y;
const ARTICLE = /an?\s(?=\p{L}|\d)/iuy;
/** "2-inch piece", "5 cm piece": a length, which is what scales. */
const LENGTH = /[\s-]?(cm|mm|inch(?:es)?|in)[\s-](pieces?|knobs?|lengths?|chunks?|thumbs?|sticks?)\b/iy;
/** Words for one pack: "400 g tin of beans", "30g bunch of basil". */
const ONE_PACK =
  /[\s-](?=(?:tin|can|jar|pack|packet|package|block|pouch|carton|bottle|tub|bag|box|sachet|punnet|bunch|bar|tube)\s)/iuy;
/** "70% chocolate", "5-spice", "7up", "180 °C": no amounts. */
const NO_AMOUNT = /\s?[%°]|-?\p{L}|\/|[x×]\d/iuy;
/** Words that nobody counts after an article: "a little oil", "a pinch of". */
const SOME =
  /(?:few|little|bit|touch|lot|couple|good|generous|small|large|big|handful|pinch|dash|splash|drizzle|knob|squeeze|sprinkl\p{L}*|grind\p{L}*|glug|dollop|some)(?!\p{L})/iuy;

const SHORT: Readonly<Record<string, string>> = { T: 'tbsp', Tb: 'tbsp', TB: 'tbsp', t: 'tsp', c: 'cup', C: 'cup' };

function here(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

const lengthOf = (match: RegExpExecArray | null): number => match?.[0].length ?? 0;

function unitAt(text: string, at: number): { unit: string; end: number } | null {
  const found = here(UNIT, text, at);
  const written = found?.[1];
  return found && written ? { unit: SHORT[written] ?? written, end: at + found[0].length } : null;
}

/** "400 g", "¾ cup", "150ml-200ml". */
function measuredAt(text: string, at: number): Measured | null {
  const number = numberAt(text, at);
  const unit = number && number.value > 0 ? unitAt(text, at + number.length) : null;
  if (!number || !unit) return null;
  const one = { low: number.value, high: number.max, ...unit };
  const to = number.max === null ? here(TO, text, unit.end) : null;
  const upper = to && numberAt(text, unit.end + to[0].length);
  const other = upper && unitAt(text, unit.end + lengthOf(to) + upper.length);
  const isRange = other && measureOf(other.unit) === measureOf(unit.unit) && upper.value > number.value;
  return isRange ? { ...one, high: upper.value, end: other.end } : one;
}

/** Behind an amount the same in other units, "/3½ oz", "/1lb 2oz", which is left out. */
function pastTwins(text: string, from: number): number {
  const slash = here(TWIN, text, from);
  const twin = slash && measuredAt(text, from + slash[0].length);
  return twin ? pastTwins(text, summandAt(text, twin)?.end ?? twin.end) : from;
}

/** The amount added to a measured one: "4 oz" of "1 lb 4 oz", "1 tsp" of "2 tbsp + 1 tsp". */
function summandAt(text: string, first: Measured): Measured | null {
  const sign = here(SUMMED, text, first.end);
  const joined = sign ?? here(APPOSED, text, first.end);
  const second = joined && measuredAt(text, first.end + joined[0].length);
  const [one, more] = [measureOf(first.unit), second && measureOf(second.unit)];
  if (!second || !one || !more || one.kind !== more.kind || first.high !== null || second.high !== null) return null;
  return sign || (more.size < one.size && one.system === more.system) ? second : null;
}

/** The size of each pack or piece, behind their number: "400 g" of "2 x 400 g tins", "(15 oz)" of "1 (15 oz) can". */
function eachAt(text: string, at: number): Pick<LineAmount, 'each' | 'eachText' | 'end'> | null {
  const times = here(TIMES, text, at);
  const opening = times ?? here(OPEN, text, at);
  const each = opening && measuredAt(text, at + opening[0].length);
  if (!each || !measureOf(each.unit)?.system) return null;
  const end = pastTwins(text, each.end);
  if (times) return { each, eachText: null, end };
  const closing = here(opening[0].includes('(') ? /\)[\s-]+(?=\p{L})/uy : /[\s-]+(?=\p{L})/uy, text, end);
  if (!closing) return null;
  const from = end + closing[0].length;
  return { each, eachText: text.slice(at, from).trim(), end: from };
}

/** The amount that a line begins with, or `null`: "1½ cups", "about 2–3", "2 x 400 g", "1 lb 4 oz", "half an". */
export function lineAmount(text: string): LineAmount | null {
  const before = here(ABOUT, text, 0)?.[0] ?? '';
  const at = before.length;
  const number = numberAt(text, at) ?? articleAt(text, at);
  if (!number || number.value < 0 || (number.value === 0 && number.max === null)) return null;
  const end = at + number.length;
  const written = text.slice(at, end);
  const words = /^\p{L}/u.test(written) && number.max === null ? written : null;
  const amount = {
    before,
    words,
    low: number.value,
    high: number.max,
    unit: '',
    end,
    each: null,
    eachText: null,
    plus: null,
  };
  const length = here(LENGTH, text, end);
  if (length) return { ...amount, unit: `${length[1]} ${length[2]}`, end: end + length[0].length };
  const isArticle = /^an?$/i.test(words ?? '');
  if (isArticle) {
    // "a 5 cm piece", "a 3-pound pumpkin", "a 400 g tin"
    const behind = text.slice(end).trimStart();
    const inner = lineAmount(behind);
    if (inner?.unit.includes(' ') && !inner.words)
      return { ...inner, before: `${before}${written} `, end: text.length - behind.length + inner.end };
  }
  const measured = measuredAt(text, at) ?? (isArticle ? articleOf(text, end) : null);
  const pack = measured && !before && !isArticle ? here(ONE_PACK, text, pastTwins(text, measured.end)) : null;
  if (measured && pack && measured.high === null && measureOf(measured.unit)?.system) {
    const from = pastTwins(text, measured.end) + pack[0].length;
    return { ...amount, words: '', low: 1, end: from, each: measured, eachText: text.slice(at, from).trim() };
  }
  if (measured) {
    const plus = summandAt(text, measured);
    return { ...amount, ...measured, plus, end: pastTwins(text, plus?.end ?? measured.end) };
  }
  const each = number.max === null ? eachAt(text, end) : null;
  if (each) return { ...amount, ...each };
  if (here(NO_AMOUNT, text, end)) return null;
  return amount;
}

/** "a cup" */
function articleOf(text: string, end: number): Measured | null {
  const unit = unitAt(text, end);
  return unit && { low: 1, high: null, ...unit };
}

/** "an onion" is one; "a little oil" is nothing anybody counts. */
function articleAt(text: string, at: number): ReturnType<typeof numberAt> {
  const article = here(ARTICLE, text, at);
  if (!article || here(SOME, text, at + article[0].length)) return null;
  return { value: 1, max: null, length: article[0].trimEnd().length };
}

/** The amount of a line that begins with its food, "salt, 1 tsp", "juice of 1 lemon", and the words without what is measured. */
export function amountBehind(text: string): { low: number; high: number | null; unit: string; words: string } | null {
  for (const { index, 0: gap } of text.matchAll(/ (?:of|from) (?=\S)|(?:,|\p{L}) (?=[\d½⅓⅔¼¾⅛])/giu)) {
    const at = index + gap.length;
    const measured = measuredAt(text, at);
    if (measured)
      return { ...measured, words: `${text.slice(0, at).trim()} ${text.slice(measured.end).trim()}`.trim() };
    const number = /^ (?:of|from)/i.test(gap) ? (numberAt(text, at) ?? articleAt(text, at)) : null;
    if (number) return { low: number.value, high: number.max, unit: '', words: text };
  }
  return null;
}

/** The whole of an amount, in its own unit: 1¼ lb of "1 lb 4 oz". */
export function wholeAmount({ low, unit, plus }: LineAmount): number {
  const [one, more] = [measureOf(unit), measureOf(plus?.unit ?? '')];
  return plus && one && more ? low + (plus.low * more.size) / one.size : low;
}
