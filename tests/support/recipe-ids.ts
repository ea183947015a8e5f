import { inArray } from 'drizzle-orm';
import { recipes } from '#src/db/schema.ts';
import { read } from '#src/server/base/database.ts';

/** Ids of recipes by their numbers, in the same order. */
export async function recipeIds(numbers: readonly number[]): Promise<string[]> {
  const rows = await read()
    .select({ number: recipes.number, id: recipes.id })
    .from(recipes)
    .where(inArray(recipes.number, [...numbers]));
  const ids = new Map(rows.map(({ number, id }) => [number, id]));
  return numbers.flatMap((number) => ids.get(number) ?? []);
}
