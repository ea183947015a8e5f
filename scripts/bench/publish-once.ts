/** Unpublishes and publishes one recipe several times and prints the median milliseconds of a publish. See publishing.ts. */
import { desc, eq } from 'drizzle-orm';
import { recipes } from '#src/db/schema.ts';
import { closeDatabase, read, write } from '#src/server/database.ts';
import { tag } from '#src/server/tags.ts';
import { median } from './figure.ts';

const TIMES = 15;

async function setPublished(id: string, isPublished: boolean): Promise<number> {
  const start = performance.now();
  await write(async (tx, change) => {
    await tx.update(recipes).set({ isPublished }).where(eq(recipes.id, id));
    change.touch('content', tag.recipe(id), tag.recipes, tag.trending);
  });
  return performance.now() - start;
}

const [recipe] = await read().select({ id: recipes.id }).from(recipes).orderBy(desc(recipes.number)).limit(1);
if (!recipe) throw new Error('The database has no recipes');
const times: number[] = [];
for (let i = 0; i < TIMES; i++) {
  await setPublished(recipe.id, false);
  times.push(await setPublished(recipe.id, true));
}
console.log(median(times));
closeDatabase();
