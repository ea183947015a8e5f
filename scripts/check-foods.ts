/**
 * Checks the figures of the food table against what they stand on: that every food names a source, and that its energy,
 * protein, fat and fibre are the source's, within a quarter, or say why not. Prints how many foods stand on what.
 * Usage: node scripts/check-foods.ts   Ends with 1 when anything is wrong.
 */
import { foodProblems } from '#src/db/seed/check-foods.ts';
import { FOOD_SOURCES, USDA_FOODS } from '#src/db/seed/food-sources.ts';
import { FOODS } from '#src/domain/foods/table.ts';

const problems = foodProblems({ foods: FOODS, sources: FOOD_SOURCES, usda: USDA_FOODS });
for (const problem of problems) console.log(problem);
const count = (kind: string) => FOOD_SOURCES.filter((source) => kind in source).length;
console.log(
  `${FOODS.length} foods: ${count('ndb')} stand on ${USDA_FOODS.length} rows of the USDA, ${count('parts')} on other foods, ${count('label')} on labels, ${count('estimate')} are estimates; ${count('differs')} differ and say why; ${problems.length} problems`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
