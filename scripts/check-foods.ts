/**
 * Checks the figures of the food table against what they stand on: that every food names a source, and that its energy,
 * protein, fat and fibre are the source's, within a quarter, or say why not; and that calcium, iron, zinc and vitamin B12 are
 * just what follows from the sources. Prints how many foods stand on what.
 * Usage: npm run script -- scripts/check-foods.ts [--write]   Ends with 1 when anything is wrong; --write makes the table of those four anew.
 */
import { writeFileSync } from 'node:fs';
import { foodProblems } from '#src/db/seed/check-foods.ts';
import { micronutrientProblems, micronutrientTable } from '#src/db/seed/food-micronutrients.ts';
import { FOOD_SOURCES, USDA_FOODS } from '#src/db/seed/food-sources.ts';
import { counted } from '#src/domain/counted.ts';
import { MICRONUTRIENTS } from '#src/domain/foods/micronutrient-names.ts';
import { MICRONUTRIENT_TABLE } from '#src/domain/foods/micronutrients.ts';
import { FOODS } from '#src/domain/foods/table.ts';

const tables = { foods: FOODS, sources: FOOD_SOURCES, usda: USDA_FOODS };
const rows = micronutrientTable(tables);
const isWriting = process.argv.includes('--write');
if (isWriting) {
  const lines = Object.entries(rows).map(([id, row]) => `${JSON.stringify(id)}:${JSON.stringify(row)}`);
  const file = new URL('../src/domain/foods/tables/micronutrients.json', import.meta.url);
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
}
const problems = [...foodProblems(tables), ...micronutrientProblems(tables, isWriting ? rows : MICRONUTRIENT_TABLE)];
for (const problem of problems) console.log(`✘ ${problem}`);
const count = (kind: string) => FOOD_SOURCES.filter((source) => kind in source).length;
console.log(
  `${FOODS.length} foods: ${count('ndb')} stand on ${USDA_FOODS.length} rows of the USDA, ${count('parts')} on other foods, ${count('label')} on labels, ${count('estimate')} are estimates; ${count('differs')} differ and say why; ${counted(problems.length, 'problem')}`,
);
const all = Object.values(rows);
const unknown = MICRONUTRIENTS.map((name, at) => `${name} of ${all.filter((row) => row[at] === null).length}`);
console.log(
  `Unknown of ${all.length} foods: ${unknown.join(', ')}; ${all.filter((row) => row[4]).length} are fortified by some`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
