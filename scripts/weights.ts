/**
 * Compares what lines such as "1 cup chopped onion" and "1 medium carrot" weigh with a public table of household weights.
 * Usage: npm run script -- scripts/weights.ts FILE NAMES [0 | 1 | 2] [--list]   FILE has a heading and columns number, amount, measure, grams,
 * NAMES number, group, name, both split by tabs. 0, 1 and 2 are thirds of the foods, of which one is for measuring only.
 */
import { readFileSync } from 'node:fs';
import { parseIngredientLine } from '#src/domain/ingredients/ingredient-lines.ts';
import { lineFor } from './weights/lines-of-measures.ts';
import { sameFood } from './weights/same-foods.ts';

const [file, names, third] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
if (!file || !names) throw new Error('Usage: npm run script -- scripts/weights.ts FILE NAMES [0 | 1 | 2] [--list]');
const rowsOf = (path: string): string[][] =>
  readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((row) => row.split('\t'));

const foods = new Map(rowsOf(names).map(([number = '', , name = '']) => [number, sameFood(name)]));
/** The same third for a food each time, whatever else is matched. */
const thirdOf = (id: string): number =>
  [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7) % 3;

interface Compared {
  line: string;
  grams: number;
  read: number | null;
}

const off = ({ grams, read }: Compared): number => (read === null ? 1 : Math.max(read / grams, grams / read));
const compared = new Map<string, Compared>();
for (const [number = '', amount = '', measure = '', weight = ''] of rowsOf(file)) {
  const match = foods.get(number);
  const line = match && lineFor(amount, measure, match.name);
  if (!match || !line || (third !== undefined && thirdOf(match.food.id) !== Number(third))) continue;
  const { grams: read } = parseIngredientLine(line);
  const each = { line, grams: Number(weight), read };
  // Of several sizes that a line may mean the nearest.
  if (off(each) <= off(compared.get(line) ?? { ...each, grams: Number.POSITIVE_INFINITY })) compared.set(line, each);
}

const all = [...compared.values()];
const [within, unknown, far] = [
  all.filter((each) => each.read !== null && Math.abs(each.read / each.grams - 1) <= 0.25),
  all.filter(({ read }) => read === null),
  all.filter((each) => off(each) > 2),
];
const share = (some: readonly Compared[]): string =>
  `${some.length} (${((100 * some.length) / all.length).toFixed(1)} %)`;
console.log(`${all.length} measures matched`);
console.log(`within 25 %           ${share(within)}`);
console.log(`said to be unknown    ${share(unknown)}`);
console.log(`off more than twofold ${share(far)}`);
if (process.argv.includes('--list'))
  for (const each of all.toSorted((a, b) => off(b) - off(a)))
    if (!within.includes(each))
      console.log(`${each.line} | ${each.grams} g, read as ${each.read?.toFixed(1) ?? 'unknown'}`);
