/**
 * Compares what the reader of ingredient lines reads with what people labelled: amounts, units, and where they differ.
 * Usage: npm run script -- scripts/lines.ts FILE [0 | 1] [--list]   FILE has a heading and columns line, amount, upper end, unit, split by
 * tabs; 0 and 1 are its even and odd lines, of which one is for looking at and the other for measuring.
 */
import { readFileSync } from 'node:fs';
import { parseIngredientLine } from '#src/domain/ingredients/ingredient-lines.ts';
import { singular } from '#src/domain/nouns.ts';
import { lineAmount } from '#src/domain/quantities/line-amounts.ts';
import { measureOf } from '#src/domain/quantities/units.ts';

interface Row {
  line: string;
  amount: number;
  to: number | null;
  unit: string;
}

const [file, half] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
if (!file) throw new Error('Usage: npm run script -- scripts/lines.ts FILE [0 | 1] [--list]');
const rows = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .filter((_, at) => half === undefined || at % 2 === Number(half))
  .map((row): Row => {
    const [line = '', amount, to, unit = ''] = row.split('\t');
    return { line, amount: Number(amount), to: to ? Number(to) : null, unit };
  });
const units = new Set(rows.map(({ unit }) => unit));

/** "tablespoons" as labels have it; empty where they count pieces. */
function labelOf(unit: string | null): string {
  const name = measureOf(unit ?? '')?.name.replace('litre', 'l') ?? singular((unit ?? '').toLowerCase());
  return units.has(name) ? name : '';
}
const isNear = (read: number | null, labelled: number): boolean =>
  read !== null && Math.abs(read - labelled) <= 0.01 * labelled + 0.001;
const isSame = (low: number | null, high: number | null, { amount, to }: Row): boolean =>
  isNear(low, amount) && (to === null ? high === null : isNear(high, to));

/** Labels give of a sum its first amount, and of packs their number. */
function agrees(row: Row): { amount: boolean; unit: boolean } {
  const { quantity, quantityMax, unit, name } = parseIngredientLine(row.line);
  const head = lineAmount(row.line);
  const isFirst = head !== null && (head.plus !== null || head.each !== null) && isNear(head.low, row.amount);
  // A unit that is said later, "2 onions (about 1 pound)" and "2 garlic cloves", may be labelled for what is counted.
  const isLater = labelOf(unit) === '' && (!head || head.unit === '') && row.unit !== '' && /\(|about/.test(row.line);
  const isInName = name.split(/[ ,]/).some((word) => singular(word.toLowerCase()) === row.unit);
  return {
    amount: isFirst || isSame(quantity, quantityMax, row),
    unit: labelOf(unit) === row.unit || isLater || isInName,
  };
}

const verdicts = rows.map((row) => ({ row, ...agrees(row) }));
const share = (right: number): string => `${((100 * right) / rows.length).toFixed(2)} %`;
console.log(`${rows.length} lines`);
console.log(`amounts ${share(verdicts.filter(({ amount }) => amount).length)}`);
console.log(`units   ${share(verdicts.filter(({ unit }) => unit).length)}`);
if (process.argv.includes('--list'))
  for (const { row, amount, unit } of verdicts)
    if (!amount || !unit) console.log(`${amount ? 'unit  ' : 'amount'} ${row.line} | ${row.amount} ${row.unit}`);
