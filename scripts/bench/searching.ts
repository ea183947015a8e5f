import { join } from 'node:path';
import { printedBy } from './child.ts';
import { atMost, type Figure, round, withoutBar } from './figure.ts';
import { AI_SEARCH, type SearchFigure } from './search-figure.ts';

const CHILD = join(import.meta.dirname, 'search.ts');

/**
 * Listing, filtered listing and search over a DATA_DIR. Bars are milliseconds of p95; a sentence asks for more than words
 * and may be asked again more widely, so it has its own, or none.
 */
export function searchFigures(folder: string, recipes: number, bar: number, aiBar: number | null): Figure[] {
  const measured = JSON.parse(printedBy(CHILD, folder, '--json')) as SearchFigure[];
  return measured.map(({ what, p95 }) => {
    const own = what === AI_SEARCH ? aiBar : bar;
    const title = `${what} over ${recipes} recipes, p95`;
    return own === null ? withoutBar(title, `${round(p95)} ms`) : atMost(title, p95, 'ms', own);
  });
}
