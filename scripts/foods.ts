/**
 * Reads names of foods, one a line, as an ingredient line would be read, and prints of each a verdict and its allergens:
 * certain, by product (with ~), or not known for it (?); then how many there were of each.
 * `vegan`; `animal`; `depends`: products differ, which the publisher is asked or the label tells (`depends, label`);
 * `not known`: the publisher is asked.
 * Usage: npm run foods -- FILE [VERDICT]   With a verdict only names of that verdict are printed.
 */
import { readFileSync } from 'node:fs';
import { combined, type Holding } from '#src/domain/ingredients/allergen-statement.ts';
import { contentsOfLine, holdingOf } from '#src/domain/ingredients/allergens.ts';
import { parseIngredientLine } from '#src/domain/ingredients/ingredient-lines.ts';
import { veganVerdict } from '#src/domain/ingredients/vegan.ts';

const OF_ANIMALS = new Set<string>(['milk', 'eggs', 'fish', 'crustaceans', 'molluscs']);

const [file, wanted] = process.argv.slice(2);
if (!file) {
  console.error('Which file? Usage: npm run foods -- FILE [VERDICT]');
  process.exit(1);
}
const counts = new Map<string, number>();
for (const text of readFileSync(file, 'utf8').split('\n')) {
  if (text.trim() === '') continue;
  const line = parseIngredientLine(text);
  const holding = holdingOf(contentsOfLine(line));
  const verdict = verdictOf(veganVerdict(line), holding);
  counts.set(verdict, (counts.get(verdict) ?? 0) + 1);
  if (!wanted || verdict === wanted) console.log([text, verdict, allergensText(holding)].join('\t'));
}
const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
console.log(`${total} names: ${[...counts].map(([verdict, count]) => `${count} ${verdict}`).join(', ')}`);

function verdictOf(reading: ReturnType<typeof veganVerdict>, { causes }: Holding): string {
  if (reading.verdict === 'animal') return 'animal';
  if (reading.verdict === 'ask') return reading.reason === 'unknown' ? 'not known' : 'depends';
  return causes.some(({ allergen }) => OF_ANIMALS.has(allergen)) ? 'depends, label' : 'vegan';
}

function allergensText(holding: Holding): string {
  const { contains, check, unknown } = combined([holding]);
  const said = [
    ...contains.map(({ allergen }) => allergen),
    ...check.map(({ allergen }) => `~${allergen}`),
    ...(unknown.length > 0 ? ['?'] : []),
  ];
  return said.join(' ') || 'none';
}
