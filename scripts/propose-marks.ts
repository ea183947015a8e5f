/**
 * Writes what the reader proposes to mark into the steps of catalogue recipes that have no marks yet, for a person to go
 * through; `src/domain/scaling/mark-notation.ts` says how they are written.
 * Usage: npm run script -- scripts/propose-marks.ts [ID …]
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { partedLines } from '#src/domain/ingredients/ingredient-groups.ts';
import { writeMarked } from '#src/domain/scaling/mark-notation.ts';
import { proposedMarks } from '#src/domain/scaling/proposed-marks.ts';

const SEED = join(import.meta.dirname, '../src/db/seed');
const wanted = process.argv.slice(2);
let written = 0;
for (const folder of ['recipes', 'exclusive']) {
  for (const name of await readdir(join(SEED, folder), { recursive: true })) {
    if (!name.endsWith('.json')) continue;
    const file = join(SEED, folder, name);
    const text = await readFile(file, 'utf8');
    const { id, instructions, ...recipe } = JSON.parse(text) as Record<'ingredients' | 'instructions', string[]> & {
      id: string;
    };
    const { ingredients } = partedLines(recipe.ingredients);
    const isMarked = instructions.some((step) => step.includes('{'));
    if (isMarked || (wanted.length > 0 && !wanted.includes(id))) continue;
    const marks = proposedMarks({ ingredients, instructions });
    const marked = writeMarked({ instructions, marks }, ingredients);
    // Line by line, so that nothing else in the file changes.
    const next = instructions.reduce(
      (all, step, at) => all.replace(JSON.stringify(step), () => JSON.stringify(marked[at])),
      text,
    );
    await writeFile(file, next);
    written += marks.length;
  }
}
console.log(`${written} marks proposed`);
