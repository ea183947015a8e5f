export interface LineTruth {
  /** A number, a range, or a word such as "a"; empty where the text has none. */
  amount: number | [number, number] | string;
  /** In the singular and short ("tbsp", "400 g tin"); empty for pieces. */
  unit: string;
  /** Words that all stand in the line's name. */
  food: string;
}

/** A line as a reader has it. */
export interface ReadLine {
  amount: string;
  unit: string;
  name: string;
}

/** Small letters, words and figures alone. */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^\p{L}\p{N}%½¼¾⅓⅔]+/gu, ' ')
    .trim();

/** Whether a reader's line is the one that the text has. */
export function isLine(line: LineTruth, ingredient: ReadLine): boolean {
  const { amount, unit, name } = unfolded(ingredient);
  const words = plain(name).split(' ').map(singular);
  if (
    !plain(line.food)
      .split(' ')
      .map(singular)
      .every((word) => words.includes(word))
  )
    return false;
  // "pinch of salt" is one pinch.
  const [wanted, is] = [rangeOf(line.amount || (line.unit && 1)), rangeOf(amount || (unit && 1))];
  if (!wanted || !is) return !wanted && !is && unitOf(unit) === unitOf(line.unit);
  if (isSameUnit(line.unit, unit, name)) return isNear(wanted[0], is[0]) && isNear(wanted[1], is[1]);
  const [measured, found] = [measureOf(line.unit), measureOf(unit)];
  return !!measured && measured.kind === found?.kind && isNear(wanted[0] * measured.size, is[0] * found.size);
}

/** "juice of 1 lime" is of one lime. */
function unfolded(ingredient: ReadLine): ReadLine {
  const [, amount, of] = /\bof (?:the )?(½|¼|\d+(?:\/\d+)?|an?|one|half an?)\s+(.*)$/.exec(ingredient.name) ?? [];
  return amount && of && !ingredient.amount ? { amount, unit: '', name: ingredient.name } : ingredient;
}

const FRACTIONS: Record<string, number> = {
  '½': 1 / 2,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
};
const WORDS: Record<string, number> = {
  a: 1,
  an: 1,
  half: 0.5,
  'half a': 0.5,
  'half an': 0.5,
  ...Object.fromEntries(
    'one two three four five six seven eight nine ten eleven twelve'.split(' ').map((word, index) => [word, index + 1]),
  ),
};

/** From and to; `null` where there is no number. */
function rangeOf(amount: LineTruth['amount']): [number, number] | null {
  if (typeof amount === 'number') return [amount, amount];
  if (typeof amount !== 'string') return amount;
  const parts = amount
    .toLowerCase()
    .trim()
    .split(/\s*(?:–|—|-|\bto\b|\bor\b)\s*/)
    .map(numberOf);
  const [from = null, to = from] = parts;
  return from === null || to === null ? null : [from, to];
}

function numberOf(text: string): number | null {
  if (!text) return null;
  if (text in WORDS) return WORDS[text] ?? null;
  const parts = [...text.replace(/⁄/g, '/').matchAll(/\d+(?:\.\d+)?\s*\/\s*\d+|\d+(?:[.,]\d+)?|[½¼¾⅓⅔⅛⅜⅝⅞]/g)].map(
    ([part]) => {
      const [over = '', under] = part.split('/');
      return FRACTIONS[part] ?? (under ? Number(over) / Number(under) : Number(part.replace(',', '.')));
    },
  );
  return parts.length > 0 ? parts.reduce((sum, part) => sum + part, 0) : null;
}

/** Rounding and "a 14-ounce tin is 400 g" are no mistakes. */
const NEAR = 0.03;
const isNear = (one: number, other: number): boolean => Math.abs(one - other) <= NEAR * Math.max(one, other);

const UNITS: Record<string, string> = {
  tablespoon: 'tbsp',
  spoon: 'tbsp',
  tbs: 'tbsp',
  tbsps: 'tbsp',
  t: 'tbsp',
  teaspoon: 'tsp',
  c: 'cup',
  gram: 'g',
  gramme: 'g',
  kilo: 'kg',
  kilogram: 'kg',
  litre: 'l',
  liter: 'l',
  millilitre: 'ml',
  milliliter: 'ml',
  ounce: 'oz',
  pound: 'lb',
  pt: 'pint',
  can: 'tin',
  leaves: 'leaf',
  bunches: 'bunch',
  inches: 'inch',
};

/** Millilitres or grams in one. */
const SIZES: Record<string, ['ml' | 'g', number]> = {
  ml: ['ml', 1],
  l: ['ml', 1000],
  cl: ['ml', 10],
  dl: ['ml', 100],
  tsp: ['ml', 5],
  tbsp: ['ml', 15],
  cup: ['ml', 240],
  pint: ['ml', 568],
  'fl oz': ['ml', 29.6],
  g: ['g', 1],
  kg: ['g', 1000],
  oz: ['g', 28.35],
  lb: ['g', 453.6],
};

const singular = (word: string): string =>
  word
    .replace(/ies$/, 'y')
    .replace(/(sh|ch|x)es$/, '$1')
    .replace(/oes$/, 'o')
    .replace(/([^su])s$/, '$1');

const unitOf = (unit: string): string =>
  unit
    .toLowerCase()
    .replace(/\b(heaped|level|large|small|generous|rounded|big|good|pieces?)\b/g, ' ')
    .replace(/(\d)([a-z])/g, '$1 $2')
    .replace(/[^\p{L}\p{N}.,½¼¾]+/gu, ' ')
    .trim()
    .split(' ')
    .map((word) => word.replace(/\.$/, ''))
    .map((word) => word.replace(/spoon(ful)?s?$/, 'spoon'))
    .map((word) => UNITS[word] ?? UNITS[singular(word)] ?? singular(word))
    .join(' ');

/** A size such as "400 g tin" may stand in the name: "a tin of chickpeas (400 g)". */
function isSameUnit(expected: string, unit: string, name: string): boolean {
  if (unitOf(expected) === unitOf(unit)) return true;
  // "1" "garlic clove" says what "1" "clove" "garlic" says.
  if (!unit && expected && plain(name).split(' ').map(singular).includes(expected)) return true;
  const [, size, of, container] = /^([\d.]+) (g|ml|oz) (.+)$/.exec(unitOf(expected)) ?? [];
  if (!size || !of || !container) return false;
  const sizes = [...unitOf(`${unit} ${name}`).matchAll(/([\d.]+) (g|ml|oz|kg|l|lb)\b/g)].map(
    ([, count = '', each = '']) => sizeOf(Number(count), each),
  );
  const isContained = unitOf(unit).split(' ').includes(container) || unitOf(unit) === `${size} ${of}`;
  return isContained && sizes.some((each) => isNear(each, sizeOf(Number(size), of)));
}

const sizeOf = (count: number, unit: string): number => count * (SIZES[unit]?.[1] ?? Number.NaN);

function measureOf(unit: string): { kind: string; size: number } | null {
  const name = unitOf(unit);
  const [, count, of] = /^([\d.]+) (g|ml|oz)\b/.exec(name) ?? [];
  const [kind, size] = SIZES[of ?? name] ?? [];
  return kind && size ? { kind, size: size * Number(count ?? 1) } : null;
}
