/**
 * Prints for how many milliseconds of the processor searches of 22 misspelt words hold the event loop of the process they are made in: the
 * longest hold of each, its median and the 95th of a hundred, as JSON. Usage: DATA_DIR=/tmp/some npm run script -- scripts/bench/misspelt-search.ts
 */
import { closeDatabase } from '#src/server/base/database.ts';
import { listRecipes } from '#src/server/listing/list-recipes.ts';
import { median, percentile } from './figure.ts';
import { misspeltSearch } from './misspelt-words.ts';

const WARMING = 30;
const SEARCHES = 100;

/** Milliseconds for which this thread has worked: what others do on the machine is no hold of ours. */
function worked(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

let longest = 0;
let last = worked();
let isOver = false;
function look(): void {
  const now = worked();
  longest = Math.max(longest, now - last);
  last = now;
  if (!isOver) setImmediate(look);
}

const holds: number[] = [];
look();
for (let number = 0; number < WARMING + SEARCHES; number++) {
  longest = 0;
  await listRecipes({ search: misspeltSearch(number) }, { page: 1 });
  await new Promise(setImmediate);
  if (number >= WARMING) holds.push(longest);
}
isOver = true;
console.log(JSON.stringify({ median: median(holds), p95: percentile(holds, 0.95) }));
closeDatabase();
