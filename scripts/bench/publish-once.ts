/** Unpublishes and publishes one recipe several times and prints the median milliseconds of a publish. See publishing.ts. */
import { closeDatabase } from '#src/server/base/database.ts';
import { changeRecipe } from '#src/server/recipes/editing.ts';
import { newestRecipes } from '#src/server/recipes/recipes.ts';
import { median } from './figure.ts';

const TIMES = 15;
const BENCH = { id: 'bench', email: 'bench@localhost' };

const [recipe] = await newestRecipes(1);
if (!recipe) throw new Error('The database has no recipes');
const times: number[] = [];
for (let i = 0; i < TIMES; i++) {
  await changeRecipe(recipe.id, { isPublished: false }, BENCH);
  const start = performance.now();
  await changeRecipe(recipe.id, { isPublished: true }, BENCH);
  times.push(performance.now() - start);
}
console.log(median(times));
closeDatabase();
