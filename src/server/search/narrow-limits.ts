import { and, gt } from 'drizzle-orm';
import { recipes } from '#src/db/schema.ts';
import { type NumberSet, numberSet } from '#src/domain/number-set.ts';
import { hasNarrowLimits, keepsNarrowLimits, type Narrow, narrow } from '#src/domain/search/filter-check.ts';
import type { SearchFilters } from '#src/domain/search/search-filters.ts';
import { read } from '../base/database.ts';
import { ownTurn } from '../base/limits/own-turn.ts';
import { forEverybody } from '../base/limits/processor-budget.ts';
import { listVersion } from '../base/list-version.ts';
import { perVersion } from '../base/per-version.ts';
import { VISITOR } from '../base/viewer.ts';
import { visibleTo } from '../recipes/recipes.ts';

/** Recipes read at once. */
const BATCH = 200;

/** What the index cannot tell of the published recipes, read once for a version of the lists and by the first who asks. */
const narrowFacts: () => Promise<ReadonlyMap<number, Narrow>> = perVersion(listVersion, async () => {
  const facts = new Map<number, Narrow>();
  const { number, title, ingredients, instructions, nutrition } = recipes;
  for (let after = Number.MIN_SAFE_INTEGER; ; ) {
    const rows = await read()
      .select({ number, title, ingredients, instructions, nutrition })
      .from(recipes)
      .where(and(visibleTo(VISITOR), gt(number, after)))
      .orderBy(number)
      .limit(BATCH);
    for (const row of rows) facts.set(row.number, narrow(row));
    const last = rows.at(-1);
    if (!last) return facts;
    after = last.number;
    await ownTurn();
  }
});

/** The recipes that keep those limits of filters that no index tells, counted from `least`; `null` where there are none. */
export async function keepingNarrowLimits(filters: SearchFilters, least: number): Promise<NumberSet | null> {
  if (!hasNarrowLimits(filters)) return null;
  // Of a large catalogue they take more than a search may.
  const facts = await forEverybody(narrowFacts);
  return numberSet([...facts].flatMap(([number, each]) => (keepsNarrowLimits(each, filters) ? [number - least] : [])));
}
