import { bounded, patternFrom } from '../pattern.ts';
import { DIGITS, UP_TO } from './numbers.ts';
import { MEASURED, unitOf } from './units.ts';

/** "2", "1 ½", "2–3", "2 to 3". */
const QUANTITY = `${DIGITS}(?:${UP_TO}${DIGITS})?`;

const CONTAINERS =
  'tins?|cans?|jars?|packs?|packets?|packages?|blocks?|pouch(?:es)?|cartons?|bottles?|tubs?|bags?|boxes|box|sachets?';
/** Words that food is counted by. */
const COUNTED =
  `${CONTAINERS}|slices?|sheets?|sprigs?|sticks?|stalks?|cloves?|bulbs?|leaf|leaves|heads?|pods?|scoops?|cubes?|pieces?|nests?|` +
  'ears?|rashers?|fillets?|squares?|strips?|drops?|thumbs?|portions?|glass(?:es)?|wedges?|rounds?|balls?|dessertspoons?|dessertspoonfuls?|ladles?|ladlefuls?|mugs?|punnets?|(?:thumb|walnut)-sized pieces?|thumb-size pieces?';
/** Words for amounts that nobody measures. */
const UNMEASURED =
  'pinch(?:es)?|handfuls?|dash(?:es)?|splash(?:es)?|drizzles?|knobs?|bunch(?:es)?|squeezes?|glugs?|dollops?|grinds?|twists?|spoonfuls?|sprinklings?|sprinkles?|lumps?|shakes?';
const SIZES = 'big|small|large|good|generous|heaped|rounded|scant|thick|thin|tiny|little|nice|hefty|medium';

const LEADING = bounded(
  10_000,
  patternFrom(
    `^(${QUANTITY})\\s*(?:(level )?((?:(?:${SIZES}) )?(?:${MEASURED}))\\.?(?![\\p{L}-])|` +
      `((?:cm|inch|in|"|”)[ -]?pieces?|(?:(?:${SIZES}) )?(?:${COUNTED}|${UNMEASURED}))(?![\\p{L}-]))?\\s*(?:\\([^)]*\\)\\s*)?(?:of\\s+)?`,
    'iu',
  ),
);
const VAGUE = patternFrom(
  `^(?:(an?|the|some|a few|few|several)\\s+)?((?:(?:${SIZES})\\s+){0,2}(?:${UNMEASURED}))(?:\\s+(?:of\\s+)?|$)|` +
    `^(a few|several|an?)\\s+((?:(?:${SIZES})\\s+)?(?:${COUNTED}|${MEASURED}))\\s+(?:of\\s+)?`,
  'iu',
);
const PACK_SIZE = `(?:about )?(?<size>${DIGITS})[\\s-]*(?<measure>g|ml|oz|ounces?|kg|grams?)`;
const PACKS: readonly RegExp[] = [
  // "2 x 400 g tins of", "2 (15 oz) cans", "1 400g tin of"
  bounded(
    10_000,
    patternFrom(
      `^(?:(?<count>${QUANTITY}|an?)\\s*(?:[x×]\\s*|\\s|(?=\\()))?\\(?${PACK_SIZE}\\.?(?:\\s*/\\s*[\\d.½¼¾⅓⅔ ]+(?:g|ml|(?:fl )?oz|ounces?))?\\)?[\\s-]+(?<container>${CONTAINERS})\\s+(?:of\\s+)?`,
      'iu',
    ),
  ),
  // "1 tin (400 g)"
  bounded(
    10_000,
    patternFrom(
      `^(?<count>${QUANTITY}|an?)\\s+(?<container>${CONTAINERS})\\s+\\(${PACK_SIZE}[^)]*\\)\\s*(?:of\\s+)?`,
      'iu',
    ),
  ),
];
/** "juice of", "the zest and juice of"; how it is used goes behind the fruit. */
const PART_OF =
  /^(?:(?:the|grated|finely grated|fresh)\s+)*((?:juice|zest|peel|rind)(?:\s+(?:and|&)\s+(?:juice|zest))?)\s+(?:of|from)\s+/i;
const ABOUT =
  /^(?:about|approx(?:imately|\.)?|roughly|around|circa|ca\.?|some|just under|just over|up to|at least)\s+(?=[\d½¼¾⅓⅔⅛]|an?\s)/i;
/** Durations, temperatures and counts of people are no amounts of food. */
const NO_FOOD = bounded(
  10_000,
  patternFrom(
    `^${QUANTITY}\\s*(?:-|\\s)?(?:minutes?|mins?|hours?|hrs?|h|seconds?|secs?|days?|weeks?|months?|degrees?|c|f|kcal|calories|servings?|people|persons?|portions?|times?|comments?|cm(?! ?pieces?)|inch(?:es)?(?! ?pieces?))(?![\\p{L}])|^${QUANTITY}\\s*[°%]`,
    'iu',
  ),
);
/** "tin of beans" is one. */
const CONTAINED = patternFrom(`^(${CONTAINERS}|thumb)\\s+of\\s+`, 'i');
/** "a little oil", "a bit of salt": an amount that says nothing. */
const SOME =
  /^(?:(?:an? )?bit of|an? (?:few|little|bit|touch|tiny bit|little bit)(?: more| extra)?|some|a little more|extra|more|plenty|lots|loads)\s+(?:of\s+)?/i;

export interface WrittenAmount {
  /** As it reads; empty where there is none. */
  amount: string;
  unit: string;
  /** Everything behind it. */
  rest: string;
}

/** The amount a text starts with, or `null`. */
export function leadingAmount(text: string): WrittenAmount | null {
  const written = text.replace(ABOUT, '').replace(CONTAINED, '1 $1 of ');
  if (NO_FOOD.test(written)) return null;
  const part = PART_OF.exec(written);
  if (part) return partOf(written.slice(part[0].length), (part[1] ?? '').toLowerCase());
  return packedAmount(written) ?? vagueAmount(written) ?? (SOME.test(written) ? null : measuredAmount(written));
}

function packedAmount(text: string): WrittenAmount | null {
  for (const pattern of PACKS) {
    const found = pattern.exec(text);
    const { count, size = '', measure = '', container = '' } = found?.groups ?? {};
    // "7 g sachet of yeast" is weighed.
    if (!found || (count === undefined && /^sachets?$/i.test(container))) continue;
    const amount = count === undefined || /^an?$/i.test(count) ? '1' : count;
    return { amount, unit: `${size} ${shortUnit(measure)} ${container}`, rest: text.slice(found[0].length) };
  }
  return null;
}

function vagueAmount(text: string): WrittenAmount | null {
  const vague = VAGUE.exec(text);
  if (!vague) return null;
  const [whole, article, unit, someOf, counted] = vague;
  const amount = article ?? someOf ?? 'a';
  const isOne = /^an?$/i.test(amount) && counted !== undefined;
  return {
    amount: isOne ? '1' : /^(?:the|some)$/i.test(amount) ? 'a' : amount.toLowerCase(),
    unit: shortUnit((unit ?? counted ?? '').toLowerCase()),
    rest: text.slice(whole.length),
  };
}

function measuredAmount(text: string): WrittenAmount | null {
  const measured = LEADING.exec(text);
  if (measured) {
    const [whole, amount = '', , unit, counted] = measured;
    const bracket = bounded(10_000, /\([^)]*\)/).exec(whole)?.[0];
    const rest = text.slice(whole.length).replace(/^(?:sachets?|packets?)\s+(?:of\s+)?/i, '');
    return {
      amount: amount
        .replace(bounded(10_000, /\s*(?:–|-|to|or)\s*/), '–')
        .replace(bounded(10_000, /\s+(?=[½¼¾⅓⅔⅛])/), ''),
      unit: shortUnit((unit ?? counted ?? '').toLowerCase()),
      rest: bracket ? `${rest} ${bracket}` : rest,
    };
  }
  const article = /^(an?)\s+/i.exec(text);
  return article ? { amount: '1', unit: '', rest: text.slice(article[0].length) } : null;
}

function partOf(text: string, part: string): WrittenAmount | null {
  const whole = leadingAmount(text);
  if (!whole) return null;
  const [head = '', ...more] = whole.rest.split(',');
  return { ...whole, rest: [`${head.trim()}`, ` ${part} only`, ...more].join(',').replace(/juice only$/, 'juiced') };
}

/** "tablespoons" → "tbsp"; what is a word stays one: "cups". */
function shortUnit(unit: string): string {
  const bare = unit.replace(/\.$/, '');
  const known = unitOf(bare);
  return known && bare !== `${known.name}${known.isWord ? 's' : ''}` ? known.name : bare;
}
