import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ListingFilters } from '#src/server/listing/list-recipes.ts';
import { listRecipes } from '#src/server/listing/list-recipes.ts';
import { seededDatabase } from '#tests/support/database.ts';

seededDatabase();

/** What has a meaning to the reader, to FTS5 or to nobody. */
const PIECES = (
  'soup|pasta|tofu|rice|without|no|nuts|not spicy|for|4|under|30 minutes|quick|creamy|low|salt|iron|brownies|brussels sprouts|' +
  'mushrom|or|and|NEAR|AND|NOT|*|^|"|(|)|-|title:|{title}|%|\\|\'|🍋|\u0000|\u202e|\uE001|ünïcode'
).split('|');
const typed = fc.oneof(
  fc.array(fc.constantFrom(...PIECES), { maxLength: 8 }).map((pieces) => pieces.join(' ')),
  fc.string({ maxLength: 120, unit: 'binary' }),
);
const filters = fc.record({
  category: fc.constantFrom(undefined, 'dinner', 'desserts'),
  dietaryPreferences: fc.subarray(['nut-free', 'kids'] as const),
  without: fc.subarray(['soya', 'sesame'] as const),
  richIn: fc.subarray(['iron'] as const),
  maxTotal: fc.constantFrom(undefined, 15, 60),
});

const totalOf = async (filter: ListingFilters) =>
  (await listRecipes(filter, { page: 1, limit: 1 })).pagination.totalRecipes;

it('whatever is typed and chosen: each recipe once, and as many with an option as its count says', async () => {
  await fc.assert(
    fc.asyncProperty(typed, filters, async (search, chosen) => {
      const filter: ListingFilters = { search, ...chosen };
      const { items, pagination, counts } = await listRecipes(filter, { page: 1, limit: 500 });
      expect(new Set(items.map(({ id }) => id)).size).toBe(pagination.totalRecipes);
      expect(await totalOf({ ...filter, category: 'snacks' })).toBe(counts.category.snacks);
      expect(await totalOf({ ...filter, maxTotal: 30 })).toBe(counts.maxTotal[30]);
      const diets = [...chosen.dietaryPreferences, 'soy-free'] as const;
      expect(await totalOf({ ...filter, dietaryPreferences: diets })).toBe(counts.dietaryPreferences['soy-free']);
      const celery = await totalOf({ ...filter, without: [...chosen.without, 'celery'] });
      expect(celery).toBe(counts.without.celery);
    }),
    { numRuns: 300 },
  );
});
