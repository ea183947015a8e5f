/**
 * Runs the checks of what is written by hand, each whatever the ones before it found: of the catalogue (of some recipes where
 * they are named), the foods, the imports and the words. Usage: npm run check [-- CATEGORY or ID …]   Ends with 1 when one
 * found something.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const named = process.argv.slice(2);
const CHECKS: Record<string, string[]> = { catalogue: named, foods: [], imports: [], words: [] };

const wrong = Object.entries(CHECKS).filter(([name, args]) => {
  console.log(`\n▶ ${name}`);
  const script = join(import.meta.dirname, `check-${name}.ts`);
  return spawnSync(process.execPath, [script, ...args], { stdio: 'inherit' }).status !== 0;
});
console.log(wrong.length > 0 ? `\n✘ ${wrong.map(([name]) => name).join(', ')}` : '\n✔ nothing to mend');
process.exitCode = wrong.length > 0 ? 1 : 0;
