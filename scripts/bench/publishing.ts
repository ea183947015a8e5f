import { join } from 'node:path';
import { printedBy } from './child.ts';
import { type Figure, round } from './figure.ts';

const CHILD = join(import.meta.dirname, 'publish-once.ts');

/** Milliseconds of one publish in a database, the median of several. */
const publishCost = (folder: string): number => Number(printedBy(CHILD, folder));

/** One publish must cost the same whatever the catalogue's size. */
export function benchPublishing(
  small: { folder: string; recipes: number },
  large: { folder: string; recipes: number },
): Figure[] {
  const few = publishCost(small.folder);
  const many = publishCost(large.folder);
  return [
    {
      what: `one publish at ${large.recipes} recipes against ${small.recipes}`,
      measured: `${round(many / few)} times (${round(few)} ms, ${round(many)} ms)`,
      bar: '≤ 2 times',
      holds: many / few <= 2,
    },
  ];
}
