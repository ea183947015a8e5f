/**
 * Proves the catalogue and the exclusive recipes, one by one: the schema; ids and titles, which differ; no animal product;
 * the claimed diets are exactly those the ingredients prove (budget-friendly and kids are judgement), and those that only a
 * product's label can tell are counted, and printed of recipes that are named; every ingredient is used in a step; times add up and hold what the steps wait for;
 * no part says otherwise than another; numbers in steps follow the servings or are known not to; at least 95 % of the
 * weight is known; energy within 15 % of 4/4/9/2 from the macronutrients.
 * Usage: npm run script -- scripts/check-catalogue.ts [CATEGORY or ID …]   Ends with 1 when anything is wrong.
 */
import { readCatalogue, readExclusive } from '#src/db/seed/catalogue.ts';
import { checkRecipe, labelQuestions } from '#src/db/seed/check.ts';
import { counted } from '#src/domain/counted.ts';

const wanted = process.argv.slice(2);
const [own, exclusive] = [await readCatalogue(), await readExclusive()];
const recipes = [...own.recipes, ...exclusive.recipes];
const mistakes = [...own.mistakes, ...exclusive.mistakes];
const chosen = recipes.filter((r) => wanted.length === 0 || wanted.includes(r.id) || wanted.includes(r.category));
const byName = Map.groupBy(
  recipes.flatMap(({ id, title }) => [id, title]),
  (name) => name,
);
const twice = [...byName].filter(([, uses]) => uses.length > 1).map(([name]) => name);
const lines = [
  ...mistakes
    .filter(
      ({ file }) =>
        wanted.length === 0 ||
        wanted.some((w) => file.includes(`${w}.json`) || file.includes(`/${w}/`) || file.startsWith(`${w}/`)),
    )
    .map(({ file, message }) => `${file}: ${message}`),
  ...twice.map((name) => `${name}: two recipes have it`),
  ...chosen.flatMap((recipe) => checkRecipe(recipe).map((problem) => `${recipe.id}: ${problem}`)),
];
const questions = chosen.flatMap((recipe) => labelQuestions(recipe).map((question) => `${recipe.id}: ${question}`));
// Of all recipes they would bury what is wrong.
if (wanted.length > 0) for (const question of questions) console.log(question);
for (const line of lines) console.log(`✘ ${line}`);
console.log(
  `${counted(chosen.length, 'recipe')}, ${exclusive.recipes.filter((r) => chosen.includes(r)).length} of them exclusive, ${counted(questions.length, 'label')} left to those of products, ${counted(lines.length, 'problem')}`,
);
process.exitCode = lines.length > 0 ? 1 : 0;
