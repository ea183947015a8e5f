/** Unpublishes and publishes one recipe several times and prints the median milliseconds of a publish. See publishing.ts. */
import { closeDatabase } from '#src/server/database.ts';
import { setPublished } from '#src/server/publishing.ts';
import { newestRecipes } from '#src/server/recipes.ts';
import { median } from './figure.ts';

const TIMES = 15;

const [recipe] = await newestRecipes(1);
if (!recipe) throw new Error('The database has no recipes');
const times: number[] = [];
for (let i = 0; i < TIMES; i++) {
  await setPublished(recipe.id, false);
  const start = performance.now();
  await setPublished(recipe.id, true);
  times.push(performance.now() - start);
}
console.log(median(times));
closeDatabase();
