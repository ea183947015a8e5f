import { plural, singular } from '../nouns.ts';
import { bounded, patternFrom } from '../pattern.ts';
import type { Amount } from '../quantities/amounts.ts';
import { DIGITS, numberIn, rangeOf } from '../quantities/numbers.ts';
import { MEASURED, measureOf } from '../quantities/units.ts';
import type { Counted, Phrase, ScalableLine } from './scaling.ts';

/** Words that count a food which has no pieces of its own. */
export const COUNTING =
  'slices?|sheets?|sprigs?|sticks?|stalks?|cloves?|handfuls?|bunch(?:es)?|tins?|cans?|jars?|blocks?|packs?|packets?|pieces?|heads?|leaf|leaves|pods?|scoops?|cubes?|bags?';
const RANGE = rangeOf(DIGITS);
const HEAPED = '(?:(?:heaped|level|rounded|scant|generous) )?';

export const LEADING = bounded(
  10_000,
  patternFrom(`^${RANGE}(?:\\s*(${HEAPED}(?:${MEASURED}))(?![\\p{L}])|\\s+(${COUNTING})(?= \\p{L}))?`, 'iu'),
);
const TINS = /^(\d+)\s*[x×]\s*(\d+(?:[.,]\d+)?\s*(?:g|ml))\b/i;
const VAGUE =
  /^((?:an?\s+)?(?:(?:generous|good|big|small|large)\s+)?(?:pinch|handful|dash|splash|drizzle|knob|bunch|sprig|squeeze)(?:es|s)?\s+of)\s+/i;
/** "100g/3½oz": true of the written amount only, so it is left out. */
const IMPERIAL_TWIN = /^\s*\/\s*[\d.½¼¾⅓⅔][\d.½¼¾⅓⅔ ]*(?:fl )?(?:oz|lb|cups?|pints?)\b/i;
/**
 * Amounts in brackets and after "plus" follow the leading one, and so do pieces in brackets and "1 of them"; "cut into
 * 3 cm cubes", "2 g each" and "4 g stays on the dough" do not.
 */
const FOLLOWING = bounded(
  10_000,
  patternFrom(
    `(?<=\\((?:[^()]* )?|\\b(?:plus|and|\\+) )${RANGE}\\s*(${MEASURED}|${COUNTING})\\b(?! each| stays)|` +
      `(?<=\\((?:about )?)${RANGE} ((?:(?:small|large|medium|whole) )?(?!cm|mm)[\\p{L}]{3,})(?=[),])|` +
      `(?<=, )${RANGE} (of them)\\b`,
    'giu',
  ),
);

/** An amount from its written parts; counting words have a singular of their own. */
export function toAmount(low: string, high: string | undefined, unit = ''): Amount {
  const written = measureOf(unit);
  const isShort = written && !written.isWord && unit.toLowerCase().endsWith(written.name);
  const many = isShort || unit === 'of them' ? unit : plural(unit);
  const one = singular(many);
  return {
    quantity: numberIn(low),
    quantityMax: high === undefined ? null : numberIn(high),
    unit: many,
    ...(one !== many && { unitOfOne: one }),
  };
}

/** Splits an ingredient line into what scales and what does not. */
export function scalableLine(text: string): ScalableLine {
  const vague = VAGUE.exec(text);
  if (vague) return { text, amount: vague[1] ?? null, rest: [text.slice(vague[0].length)] };
  const tins = TINS.exec(text);
  if (tins) {
    const amount = { quantity: Number(tins[1]), quantityMax: null, unit: `× ${tins[2]}` };
    return { text, amount, rest: restOf(text.slice(tins[0].length).trim(), true) };
  }
  const leading = LEADING.exec(text);
  if (!leading) return { text, amount: null, rest: tailOf(text) };
  const [whole, low = '', high, measured, counting] = leading;
  const rest = text.slice(whole.length).replace(IMPERIAL_TWIN, '').trim();
  return { text, amount: toAmount(low, high, measured ?? counting), rest: restOf(rest, !measured && !counting) };
}

function restOf(rest: string, isCounted: boolean): Phrase[] {
  const end = bounded(10_000, /\s*[(,]|\s(?:with|in|from|for|or|and|plus)\s/).exec(rest)?.index ?? rest.length;
  const head = rest.slice(0, end);
  return [isCounted ? inBothNumbers(head) : head, ...tailOf(rest.slice(end))];
}

/** A noun phrase in both numbers: "garlic cloves" is "garlic clove" for one; the word before "of", the counting word or the last one bends. */
export function inBothNumbers(phrase: string): string | Counted {
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
    const [low = '', high, unit] = [1, 4, 7].map((at) => match.slice(at, at + 3)).find((found) => found[0]) ?? [];
    phrases.push(tail.slice(from, match.index), toAmount(low, high, unit));
    from = match.index + match[0].length;
  }
  phrases.push(tail.slice(from));
  return phrases.filter((phrase) => phrase !== '');
}
