import { join } from 'node:path';
import { printedBy } from './child.ts';
import { atMost, type Figure } from './figure.ts';
import type { SearchFigure } from './search.ts';

const CHILD = join(import.meta.dirname, 'search.ts');
export const AI_SEARCH = 'AI search';
/** Milliseconds of p95 for a sentence, which asks for more than words and may be asked again more widely. */
const AI_BAR = 40;

/** Listing, filtered listing and search over a DATA_DIR. `bar`: milliseconds of p95. */
export function searchFigures(folder: string, recipes: number, bar: number): Figure[] {
  const measured = JSON.parse(printedBy(CHILD, folder, '--json')) as SearchFigure[];
  return measured.map(({ what, p95 }) =>
    atMost(`${what} over ${recipes} recipes, p95`, p95, 'ms', what === AI_SEARCH ? Math.max(bar, AI_BAR) : bar),
  );
}
