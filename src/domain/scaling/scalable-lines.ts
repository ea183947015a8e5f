import { plural, singular } from '../nouns.ts';
import { bounded, patternFrom } from '../pattern.ts';
import { type Amount, amountText } from '../quantities/amounts.ts';
import { lineAmount } from '../quantities/line-amounts.ts';
import { DIGITS, numberIn, rangeOf, WRITTEN_NUMBER } from '../quantities/numbers.ts';
import { MEASURED, measureOf } from '../quantities/units.ts';
import type { Counted, Phrase, ScalableLine } from './scaling.ts';

/** Words that count a food which has no pieces of its own. */
export const COUNTING =
  'slices?|sheets?|sprigs?|sticks?|stalks?|cloves?|handfuls?|bunch(?:es)?|tins?|cans?|jars?|blocks?|packs?|packets?|packages?|pieces?|heads?|leaf|leaves|pods?|scoops?|cubes?|bags?';
const RANGE = rangeOf(DIGITS);
const HEAPED = '(?:(?:heaped|heaping|level|rounded|scant|generous) )?';
const COUNTED = patternFrom(`^\\s+(${COUNTING})(?= \\p{L})`, 'iu');
/** The pattern of what is counted, in one word. */
const THING = '(?!(?:small|large|medium|whole|more|extra|another|of)\\b)\\p{L}{3,}';

const PART_OF = '(?:juice|zest|peel|rind) of';
/** A number also in words, but no "half the amount" and no "half" alone. */
const WORDED_RANGE = `(?!half (?!an? )|an? (?!half|third|quarter|dozen)|\\p{L}+ (?:of )?the\\b)${rangeOf(WRITTEN_NUMBER)}`;

export const LEADING = bounded(
  10_000,
  patternFrom(`^${RANGE}(?:\\s*(${HEAPED}(?:${MEASURED}))(?![\\p{L}])|\\s+(${COUNTING})(?= \\p{L}))?`, 'iu'),
);
const VAGUE =
  /^((?:an?\s+)?(?:(?:generous|good|big|small|large)\s+)?(?:pinch|handful|dash|splash|drizzle|knob|bunch|sprig|squeeze)(?:es|s)?\s+of)\s+/i;
/**
 * Amounts in brackets and after "plus" follow the leading one, and so do pieces in brackets and "1 of them"; "cut into
 * 3 cm cubes", "2 g each" and "4 g stays on the dough" do not.
 */
const FOLLOWING = bounded(
  10_000,
  patternFrom(
    `(?<=\\((?:[^()]* )?|\\([^()]*/|(?:\\b(?:plus|and|or|of)|\\+|,) (?:about )?|^about )${RANGE}\\s*(${MEASURED}|${COUNTING})\\b(?! each| stays|-)|` +
      `(?<=\\((?:about |roughly |~)?)${RANGE}()(?= ?(?:small|medium|large|extra[ -]large)?\\))|` +
      `(?<=\\((?:about )?)${RANGE} ((?:(?:small|large|medium|whole) )?(?!cm|mm|inch)[\\p{L}]{3,})(?=[),])|` +
      `(?<=, )${RANGE} (of them)\\b|` +
      // "or 4 shallots", "juice of 2 large limes", "or half a lemon"
      `(?<=\\b(?:plus|or|from|${PART_OF}) )${WORDED_RANGE} ((?:(?:small|large|medium|whole) )?${THING})(?=$|[),;]| or | \\()|` +
      `(?<=\\b(?:plus|or|from|${PART_OF}) )${WORDED_RANGE}(?= (?!cm\\b|mm\\b|inch|minutes|mins|hours|days|more\\b|times)\\p{L})|` +
      // "zest of an orange"
      `(?<=\\b${PART_OF} )(an?)() (${THING})(?=$|[),;]| or | \\()`,
    'giu',
  ),
);
/** In a line that begins with its food: "salt 1 tsp", "baking powder ½ teaspoon (2 g)". */
const BEHIND = bounded(
  10_000,
  patternFrom(`(?<=^\\p{L}[\\p{L} ,:–-]{0,60} )${RANGE}\\s*(${MEASURED})(?=$|[,;)]| \\()`, 'iu'),
);

/** An amount from its written parts; counting words have a singular of their own. */
export const toAmount = (low: string, high: string | undefined, unit = ''): Amount => ({
  ...amountOf(numberIn(low), high ? numberIn(high) : null, unit),
  ...(!high && /^\p{L}/u.test(low) && { written: low }),
});

/** "Tbl", "ozs", "gr": what takes no s. */
const ABBREVIATED = /^(?:[^aeiou]+|ozs)$/i;

/** Whether a unit is written in short, and takes no s: "tbsp", but "tablespoons" and "cups". */
export function isInShort(unit: string): boolean {
  const written = measureOf(unit);
  return !!written && !written.isWord && (unit.toLowerCase().endsWith(written.name) || ABBREVIATED.test(unit));
}

function amountOf(quantity: number, quantityMax: number | null, unit: string): Amount {
  const isLength = /^(?:cm|mm|in\w*) /i.test(unit);
  const many = isInShort(unit) || isLength || unit === 'of them' ? unit : plural(unit);
  const one = singular(many);
  return { quantity, quantityMax, unit: many, ...(one !== many && { unitOfOne: one }) };
}

/** Splits an ingredient line into what scales and what does not. */
export function scalableLine(text: string): ScalableLine {
  const vague = VAGUE.exec(text);
  if (vague) return { text, amount: vague[1] ?? null, rest: [text.slice(vague[0].length)] };
  const read = lineAmount(text);
  if (!read) return { text, amount: null, rest: behindOf(text) ?? tailOf(text) };
  const { low, high, before, words, each, eachText, plus } = read;
  const after = text.slice(read.end);
  const counting = !read.unit && !each ? COUNTED.exec(after) : null;
  const rest = after.slice(counting?.[0].length ?? 0).trim();
  const unit = each && eachText === null ? `× ${amountText(amountOf(each.low, each.high, each.unit))}` : read.unit;
  const amount: Amount = {
    ...(each && eachText === null
      ? { quantity: low, quantityMax: high, unit }
      : amountOf(low, high, counting?.[1] ?? unit)),
    ...(before && { before }),
    ...(words !== null && { written: words }),
    ...(plus && { plus: { quantity: plus.low, unit: plus.unit } }),
  };
  const phrases = restOf(rest, !read.unit && !counting);
  return {
    text,
    amount,
    rest: eachText ? withWords(`${eachText}${/[-]$/.test(eachText) ? '' : ' '}`, phrases) : phrases,
  };
}

/** Words put before phrases. */
function withWords(words: string, [first, ...others]: readonly Phrase[]): Phrase[] {
  if (first === undefined || typeof first === 'string') return [words + (first ?? ''), ...others];
  if ('quantity' in first) return [words, first, ...others];
  return [{ one: words + first.one, many: words + first.many }, ...others];
}

/** A line that begins with its food, with the amount behind it. */
function behindOf(text: string): Phrase[] | null {
  const found = BEHIND.exec(text);
  if (!found) return null;
  const [whole, low = '', high, unit] = found;
  return [text.slice(0, found.index), toAmount(low, high, unit), ...tailOf(text.slice(found.index + whole.length))];
}

function restOf(rest: string, isCounted: boolean): Phrase[] {
  // "(6 inch) tortillas": the noun stands behind its size.
  const size = isCounted && rest.startsWith('(') ? rest.slice(0, rest.indexOf(') ') + 2) : '';
  if (/(?:inch|cm|mm)\) $/.test(size)) return withWords(size, restOf(rest.slice(size.length), true));
  const end = bounded(10_000, /\s*[(,]|(?:^|\s)(?:with|in|from|for|or|and|plus)\s/).exec(rest)?.index ?? rest.length;
  const head = rest.slice(0, end);
  return [isCounted ? inBothNumbers(head) : head, ...tailOf(rest.slice(end))];
}

/** "2 large (or 4 small)": words of size alone bend with no number. */
const SIZE_ALONE = /^(?:extra[ -])?(?:small|medium|large|big)$/i;

/** A noun phrase in both numbers: "garlic cloves" is "garlic clove" for one; the word before "of", the counting word or the last one bends. */
export function inBothNumbers(phrase: string): string | Counted {
  if (SIZE_ALONE.test(phrase)) return phrase;
  const words = phrase.split(' ');
  const of = words.indexOf('of');
  const at = of > 0 ? of - 1 : words.findLastIndex((word) => patternFrom(`^(?:${COUNTING})$`, 'i').test(word));
  const bent = (bend: (noun: string) => string) => words.with(at, bend(words.at(at) ?? '')).join(' ');
  const one = bent(singular);
  const many = bent((noun) => plural(singular(noun)));
  return one === many ? phrase : { one, many };
}

function tailOf(tail: string): Phrase[] {
  const phrases: Phrase[] = [];
  let from = 0;
  for (const match of tail.matchAll(FOLLOWING)) {
    const [low = '', high, unit] =
      [1, 4, 7, 10, 13, 16, 18].map((at) => match.slice(at, at + 3)).find((found) => found[0]) ?? [];
    phrases.push(tail.slice(from, match.index), toAmount(low, high, unit));
    from = match.index + match[0].length;
  }
  phrases.push(tail.slice(from));
  return phrases.filter((phrase) => phrase !== '');
}
