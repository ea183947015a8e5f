/**
 * Makes the PDF of every recipe of the catalogue, those for premium members too, each a first time unmeasured, over
 * whatever database DATA_DIR holds. Usage: DATA_DIR=/tmp/some npm run seed, then DATA_DIR=/tmp/some npm run script -- scripts/bench/pdf.ts
 */
import '#src/server/workers/inline-files.ts';
import { readCatalogue, readExclusive } from '#src/db/seed/catalogue.ts';
import { printedBy } from './child.ts';
import { atMost, type Figure, median } from './figure.ts';

/** Milliseconds. */
const TIME_BAR = 300;
/** Kilobytes. */
const SIZE_BAR = 400;

/** So often each is made again; the middle one counts. */
const ROUNDS = 3;

interface Measured {
  /** Milliseconds of each. */
  times: number[];
  /** Kilobytes of each. */
  sizes: number[];
}

/** The PDFs over a DATA_DIR. */
export function pdfFigures(folder: string): Figure[] {
  const { times, sizes } = JSON.parse(printedBy(import.meta.filename, folder)) as Measured;
  const what = `PDF of a recipe, warm, of ${times.length}`;
  return [
    atMost(`${what}: slowest`, Math.max(...times), 'ms', TIME_BAR),
    atMost(`${what}: median`, median(times), 'ms', TIME_BAR),
    atMost(`${what}: largest`, Math.max(...sizes), 'KB', SIZE_BAR),
  ];
}

async function measure(): Promise<Measured> {
  // Not before it is known whose settings count: the bench itself has none.
  const { findRecipe } = await import('#src/server/recipes/recipes.ts');
  const { sheetContent } = await import('#src/server/premium/sheet-content.ts');
  const { recipePdf } = await import('#src/server/pdf/recipe.ts');
  const catalogue = [...(await readCatalogue()).recipes, ...(await readExclusive()).recipes];
  const measured: Measured = { times: [], sizes: [] };
  for (const { id } of catalogue) {
    const recipe = await findRecipe(id, { role: 'premium', id: 'bench' });
    if (!recipe) throw new Error(`There is no ${id} in this database`);
    const pdf = async () => recipePdf(await sheetContent(recipe));
    const { length } = await pdf();
    const rounds: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const start = performance.now();
      await pdf();
      rounds.push(performance.now() - start);
    }
    measured.times.push(median(rounds));
    measured.sizes.push(length / 1024);
  }
  return measured;
}

if (import.meta.main) {
  console.log(JSON.stringify(await measure()));
  const { closeDatabase } = await import('#src/server/base/database.ts');
  closeDatabase();
}
