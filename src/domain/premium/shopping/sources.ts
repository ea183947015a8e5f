import type { ShoppingItem } from './list.ts';

/**
 * The recipes an item is bought for, in words: "1 tin for Palak Tofu, 200 ml for Tom Kha". `titles` of the recipes, by entry.
 */
export const sourcesText = (
  { amount, sources }: Pick<ShoppingItem, 'amount' | 'sources'>,
  titles: ReadonlyMap<string, string>,
): string =>
  [...Map.groupBy(sources, ({ entryId }) => entryId)]
    .map(([entryId, lines]) => {
      const title = titles.get(entryId) ?? 'a recipe';
      const part = lines.flatMap((line) => line.amount || []).join(' + ');
      return part && (sources.length > 1 || part !== amount) ? `${part} for ${title}` : `for ${title}`;
    })
    .join(', ');
