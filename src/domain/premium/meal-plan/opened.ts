import { LRUCache } from 'lru-cache';
import type { ShoppingAisle } from '../shopping/aisles.ts';
import { mergeRecipes } from '../shopping/merge.ts';
import { unitsOf } from '../shopping/purchase.ts';
import type { Opened } from './stock.ts';

const SPOILING = new Set<ShoppingAisle>(['produce', 'herbs', 'chilled', 'tins']);
/** Bought by the piece or by weight: nothing is opened, nothing is left of it. */
const AS_NEEDED = new Set(['loose', 'piece', 'bulb']);

interface Sources {
  ingredients: readonly string[];
  /** Nobody may have said for how many it is: then it is not known what one serving opens. */
  servings: number | null;
}

/** Plans come back with every week, and so do their recipes. */
const cache = new LRUCache<string, Opened[]>({ max: 2000 });

/** The foods a recipe opens, for one serving. */
export function openedBy({ ingredients, servings }: Sources): Opened[] {
  if (servings === null) return [];
  const key = `${servings}\n${ingredients.join('\n')}`;
  const known = cache.get(key);
  if (known) return known;
  const items = mergeRecipes([{ entryId: '', ingredients, recipeServings: servings, servings: 1 }]);
  const opened = items.flatMap(({ key, name, aisle, isStaple, purchase, sources }) => {
    const units = unitsOf(sources.map(({ portion }) => portion));
    const isOpened = purchase !== null && !isStaple && SPOILING.has(aisle) && !AS_NEEDED.has(purchase.form);
    return isOpened && units > 0 ? [{ key, name, units }] : [];
  });
  cache.set(key, opened);
  return opened;
}
