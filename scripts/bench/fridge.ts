import { brotliCompressSync } from 'node:zlib';
import { PANTRY } from '#src/domain/search/fridge/pantry.ts';
import { rank } from '#src/domain/search/fridge/rank.ts';
import { STAPLES_ASSUMED } from '#src/domain/search/fridge/staples.ts';
import { closeDatabase } from '#src/server/base/database.ts';
import { kitchenRecipes } from '#src/server/search/fridge.ts';
import { printedBy } from './child.ts';
import { atMost, type Figure, withoutBar } from './figure.ts';

interface Measured {
  recipes: number;
  /** Milliseconds of the slowest ranking. */
  slowest: number;
  /** Milliseconds of reading what all recipes need, once a process. */
  read: number;
  /** Bytes of all that a browser would be sent, compressed. */
  bytes: number;
}

/** What can be cooked from a fridge, over a DATA_DIR, by the function that browsers and server run. */
export function fridgeFigures(folder: string): Figure[] {
  const { recipes, slowest, read, bytes } = JSON.parse(printedBy(import.meta.filename, folder)) as Measured;
  return [
    atMost(`what can be cooked from a fridge, over ${recipes} recipes, slowest`, slowest, 'ms', 50),
    withoutBar(`what ${recipes} recipes need, read at the first such question`, `${Math.round(read)} ms`),
    withoutBar(`the same with all foods, compressed for a browser`, `${Math.round(bytes / 1024)} KB`),
  ];
}

if (import.meta.main) {
  const start = performance.now();
  const recipes = await kitchenRecipes();
  const read = performance.now() - start;
  const ids = PANTRY.foods.map(([id]) => id);
  const fridges = [1, 5, 10, 20, 60].flatMap((foods) =>
    Array.from({ length: 20 }, (_, from) => ids.filter((_, at) => (at * 7 + from * 13) % ids.length < foods)),
  );
  const times = fridges.map((foods) => {
    const began = performance.now();
    rank(PANTRY, recipes, { foods, staples: STAPLES_ASSUMED });
    return performance.now() - began;
  });
  const bytes = brotliCompressSync(JSON.stringify({ ...PANTRY, recipes })).length;
  console.log(JSON.stringify({ recipes: recipes.length, slowest: Math.max(...times), read, bytes } satisfies Measured));
  closeDatabase();
}
