import { findFood, foodsIn, foodWords } from '../foods/find.ts';
import { bounded, patternFrom } from '../pattern.ts';
import { leadingAmount, type WrittenAmount } from '../quantities/leading-amounts.ts';
import { DIGITS } from '../quantities/numbers.ts';
import { inFull } from '../quantities/short-hand.ts';
import { MEASURED } from '../quantities/units.ts';
import type { GeneratedIngredient } from '../recipes/editing/generated-recipe.ts';
import { isSubPart } from './headings.ts';
import { spelledRight } from './spelling.ts';
import { startsWithVerb } from './verbs.ts';

/** "Oats - 250 g", "Salt: a pinch", "white beans, drained - 1 tin". */
const REVERSED = bounded(4_000, /^([\p{L}][\p{L} ,'’()-]*?)\s*(?:\s[-–—=]|[:=]|\.{2,}|,)\s*((?:[\d½¼¾⅓⅔⅛]|an?\s).*)$/u);
const TRAILING = bounded(4_000, patternFrom(`^([\\p{L}][\\p{L} '’-]*?)\\s+(${DIGITS}\\s*(?:${MEASURED}))$`, 'iu'));
/** "Peppers (3, mixed colours)", "olive oil (2 tbsp)" */
const BRACKETED = bounded(4_000, /^([\p{L}][\p{L} '’-]*?)\s*\((?=[\d½¼¾⅓⅔⅛])([^()]*)\)$/u);
/** A line that names its food before the amount. */
const turnedOf = (written: string): RegExpExecArray | null =>
  REVERSED.exec(written) ?? TRAILING.exec(written) ?? (leadingAmount(written) ? null : BRACKETED.exec(written));
/** What it is for goes behind a comma. */
const PURPOSE = bounded(
  4_000,
  /,?\s+(to (?:taste|serve|garnish|finish|decorate|sprinkle|drizzle)|for (?:serving|brushing|frying|garnish(?:ing)?|dusting|greasing|sprinkling|drizzling|rolling)|as needed)\b/i,
);
/** "cornflour mixed with 2 tbsp water" is cornflour. */
const MIXED = bounded(
  4_000,
  /,?\s+((?:mixed|dissolved|whisked|combined|blended|soaked|stirred) (?:with|in|into|together)\b)/i,
);
const MOST_WORDS = 26;
const FEW_WORDS = 9;

/** A row of a table with two cells. */
const ONE_BAR = /^([^|\t]+)(?:\t+(?:\|\t*)?|\|\t*)([^|\t]+)$/;

/** What a line that starts so is about is surely a food. */
const IN_LIST = /^(?:[\d½¼¾⅓⅔⅛]|an? |some |fresh |dried |ground |chopped )/i;

function cleaned(text: string): string {
  const row = text
    .trim()
    .replace(ONE_BAR, (_, before: string, after: string) =>
      /^\d/.test(before) ? `${before} ${after}` : `${before} - ${after}`,
    );
  const plain = row
    .replace(/\s+/g, ' ')
    .replace(/^(?:and|plus|also|with|of)\s+/i, '')
    .replace(bounded(4_000, /,(?=\p{L})|\s+[—–]\s+(?=\p{L})/gu), ', ')
    .replace(/\bchick peas?\b/gi, 'chickpeas');
  const written = inFull(plain)
    .replace(/\s+/g, ' ')
    .replace(bounded(4_000, /[.;,]+$/), '');
  return IN_LIST.test(written) ? spelledRight(written) : written;
}

/** An ingredient of a text that holds just one, or `null` where it names neither an amount nor a food. */
export function readSingleIngredient(text: string): GeneratedIngredient | null {
  const written = cleaned(text);
  const turned = turnedOf(written);
  if (turned && isFoodBefore(turned)) {
    const amount = leadingAmount(`${turned[2]} `);
    if (amount && !findFood(amount.rest)) {
      const more = amount.rest.trim().replace(/^[,\s]+/, '');
      return { amount: amount.amount, unit: amount.unit, name: lowered([turned[1], more].filter(Boolean).join(', ')) };
    }
  }
  const found = amountOf(written);
  const name = named((found?.rest ?? written).trim());
  if (!/\p{L}{2}/u.test(name)) return null;
  if (!found) return findFood(name) ? { amount: '', unit: '', name } : null;
  return { amount: found.amount, unit: found.unit, name: tinned(found.unit, name) };
}

/** It names a food, or nobody knows what but by the spoon: "Sesame – 2 tbsp". */
const isFoodBefore = ([, name = '', amount = '']: RegExpExecArray): boolean =>
  findFood(name) !== null ||
  (name.split(' ').length <= 3 && /^(?:tbsp|tsp|cups?)$/.test(leadingAmount(amount)?.unit ?? ''));

/** The amount of a line; "4 cloves" with nothing behind are the spice. */
function amountOf(written: string): WrittenAmount | null {
  const found = leadingAmount(written);
  if (found?.rest.trim() !== '') return found;
  const own = written.slice(found.amount.length).trim();
  return findFood(own) ? { amount: found.amount, unit: '', rest: own } : found;
}

const named = (rest: string): string =>
  lowered(
    rest
      .replace(/^(?:of|some|a (?:little|bit of))\s+/i, '')
      .replace(PURPOSE, ', $1')
      .replace(MIXED, ', $1')
      .replace(bounded(4_000, /\s+,/g), ','),
  );

/** Lower case where only the start of a line is why it is not. */
const lowered = (name: string): string =>
  /^\p{Lu}\p{Ll}/u.test(name) &&
  !/^(?:Dijon|Thai|Medjool|Worcestershire|Marmite|Tabasco|Aleppo|Cajun|Brazil|Brussels|English)\b/.test(name)
    ? name.charAt(0).toLowerCase() + name.slice(1)
    : name;

/** "2 tins lentils" are cooked ones. */
function tinned(unit: string, name: string): string {
  const isOther = foodsIn(`tinned ${name}`)[0]?.words === 2 && findFood(`tinned ${name}`) !== findFood(name);
  return isOther && /\b(?:tin|can)s?$/.test(unit) ? `tinned ${name}` : name;
}

/** "roasted red peppers", but not "chopped the onions" */
const PREPARED = bounded(4_000, /^\p{L}+ed\s(?!(?:the|it|them|my|all|an?)\b)/iu);
/** "¼ lb of vegan fat", whoever knows the food. */
const MEASURED_OF = /^(?:[\d½¼¾⅓⅔⅛]\S*|an?) \p{L}+ of \p{L}/iu;

/** Whether a line is one of an ingredients list: it starts or ends with an amount, and is no instruction. */
export function isIngredient(text: string): boolean {
  const written = cleaned(text);
  if (written.split(' ').length > MOST_WORDS) return false;
  const turned = turnedOf(written);
  if (turned && isFoodBefore(turned) && foodsIn(turned[1] ?? '').length === 0) return true;
  // "Brown sugar - 3 tbsp" starts with a food, not with what to do.
  const [food] = foodsIn(turned?.[1] ?? '');
  const turnedAmount = leadingAmount(`${turned?.[2]} `);
  // "asking for the gnocchi: a thread"
  const isTurned = food !== undefined && turnedAmount !== null && !isArticle(turned?.[2] ?? '', turnedAmount);
  if (isTurned && (food.at === 0 || !startsWithVerb(written))) return true;
  if (startsWithVerb(written)) return false;
  const found = amountOf(written);
  return (
    found !== null &&
    (found.unit !== '' ||
      (findFood(found.rest) !== null && (PREPARED.test(found.rest) || !startsWithVerb(found.rest)))) &&
    !isSentence(found.rest) &&
    !(isArticle(written, found) && !isNamedAtOnce(found.rest))
  );
}

/** Whether a line may be one among others that surely are: short, and names a food. */
export const mayBeIngredient = (text: string): boolean =>
  text.split(' ').length <= FEW_WORDS &&
  !/[.!?]$/.test(text.trim()) &&
  (!startsWithVerb(text) || isWholeFood(text.replace(PURPOSE, ''))) &&
  findFood(cleaned(text)) !== null;

/** "A risotto for the first asparagus" is no ingredient, "a ripe avocado" is. */
const isArticle = (written: string, { unit }: WrittenAmount): boolean => unit === '' && /^an?\s/i.test(written);
const isNamedAtOnce = (rest: string): boolean =>
  (foodsIn(rest)[0]?.at ?? 9) <= 2 && !/\s(?:for|with|of|from)\s/i.test(rest);

const isSentence = (text: string): boolean =>
  /\b(?:is|are|was|were|will|have|has|it's|don't|you|i)\b/i.test(text.replace(bounded(4_000, /\([^)]*\)/g), ''));

/** "the juice" of "the juice and zest of 1 lemon" */
const PART_WORD = /^(?:the )?(?:grated |finely grated )?(?:juice|zest|peel|rind|[\d.,]+\s*(?:g|ml|tbsp|tsp))$/i;
const SEPARATOR = bounded(
  4_000,
  patternFrom(`\\s*;\\s*|\\s+[/•|+]\\s+|,\\s+|\\s+(?:and|&|plus)\\s+|\\s+(?=\\d\\S* (?:${MEASURED}) of\\s)`, 'gi'),
);

/**
 * The ingredients of a text that lists one or several: "1 onion, 2 carrots and a pinch of salt" are three, "1 onion,
 * finely chopped" is one. What stands before the first amount is left out where there are several.
 */
export function ingredientTexts(text: string): string[] {
  const written = cleaned(text);
  const cuts = [...written.matchAll(SEPARATOR)].filter(({ index }) => !isWithinBrackets(written, index));
  const parts = [...cuts, null].map((cut, at) => {
    const before = cuts[at - 1];
    return { text: written.slice(before ? before.index + before[0].length : 0, cut?.index), glue: cut?.[0] ?? '' };
  });
  const isPlain = parts.every((part) => isWholeFood(part.text));
  const isLong = parts.filter(({ text }) => standsAlone(text)).length >= 3;
  const items: string[] = [];
  let glue = '';
  for (const [at, part] of parts.entries()) {
    const isHalf = PART_WORD.test(items.at(-1) ?? '');
    const isNew =
      items.length === 0 ||
      isPlain ||
      (!isHalf && standsAlone(part.text)) ||
      (isLong && (isWholeFood(part.text.replace(PURPOSE, '')) || MEASURED_OF.test(part.text))) ||
      (at === parts.length - 1 && isPlainFood(part.text, glue, items));
    if (isNew) items.push(part.text);
    else items[items.length - 1] += `${glue}${part.text}`;
    glue = part.glue;
  }
  return items.map((item) => item.trim()).filter(Boolean);
}

const isWithinBrackets = (text: string, at: number): boolean =>
  text.lastIndexOf('(', at) > text.lastIndexOf(')', at) && text.indexOf(')', at) >= 0;

/** A food and not a word more: "salt" in "1 onion, 2 carrots, 3 eggs, salt, pepper". */
const isWholeFood = (text: string): boolean => foodsIn(text)[0]?.words === foodWords(text).length;

/** An amount, and a food: "2 onions", "olive oil (2 tbsp)". */
function hasAmount(text: string): boolean {
  const found = leadingAmount(text);
  const isOne = found?.unit === '' && /^an?\s/i.test(text);
  return findFood(found?.rest ?? BRACKETED.exec(text)?.[1] ?? '') !== null && !isOne;
}

/** It has an amount of its own, or some of it is taken. */
function standsAlone(text: string): boolean {
  const written = text.trim().replace(/^(?:and|plus|also)\s+/i, '');
  const some = bounded(4_000, /^(?:some|a few|a little)\s+(.+)$/i).exec(written)?.[1];
  return hasAmount(written) || (some !== undefined && (foodsIn(some)[0]?.at ?? 9) <= 2);
}

/** "… and some chives to finish", "salt and pepper": the last of a list, without an amount. */
function isPlainFood(text: string, glue: string, before: readonly string[]): boolean {
  if (!/and|&|;|\/|plus|\+/.test(glue) && before.length < 2) return false;
  const first = text.trim().replace(/^some\s+/i, '');
  const [food] = foodsIn(first.replace(PURPOSE, ''));
  const last = before.at(-1) ?? '';
  if (!food || first.split(' ').length > 6 || startsWithVerb(first)) return false;
  // "salt and pepper", but not "cream of coconut and lime juice" or "olives and capers, chopped" with an amount in front.
  return leadingAmount(last) === null ? findFood(last) !== null : before.length > 1;
}

/** "For the dressing: ", "Sauce: " before what it is made of; empty where a line has none. */
export const labelOf = (text: string): string => /^\p{L}[\p{L} '’]{2,40}:\s+/u.exec(text)?.[0] ?? '';

/** Whether a line lists behind the name of a part what goes into it. */
export function isLabelled(text: string): boolean {
  const label = labelOf(text);
  const body = text.slice(label.length);
  return label !== '' && (isSubPart(label.trim()) || isIngredient(body)) && listedIn(body) > 0;
}

/** Counts the ingredients with an amount that a text lists. */
export const listedIn = (text: string): number => ingredientTexts(text).filter(hasAmount).length;
