/**
 * Publishes a recipe several times in a process beside the server and prints, as JSON, the milliseconds from the end of
 * each publish until the server shows its page. Usage: DATA_DIR=/of/the/server npm run script -- scripts/bench/publish-elsewhere.ts URL ID
 */
import { closeDatabase } from '#src/server/base/database.ts';
import { changeRecipe } from '#src/server/recipes/editing.ts';
import { untilStatus } from './publish-to-page.ts';

const TIMES = 15;
const BENCH = { id: 'bench', email: 'bench@localhost' };

const [url = '', id = ''] = process.argv.slice(2);
const times: number[] = [];
for (let i = 0; i < TIMES; i++) {
  await changeRecipe(id, { isPublished: false }, BENCH);
  await untilStatus(url, 404);
  await changeRecipe(id, { isPublished: true }, BENCH);
  times.push(await untilStatus(url, 200));
}
console.log(JSON.stringify(times));
closeDatabase();
