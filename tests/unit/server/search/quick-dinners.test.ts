import { describe, expect, it } from 'vitest';
import { readCatalogue } from '#src/db/seed/catalogue.ts';
import { NO_FILTERS } from '#src/domain/search/search-filters.ts';
import { searchByFilters } from '#src/server/search/filtered-search.ts';
import { seededDatabase } from '#tests/support/database.ts';

seededDatabase();

describe('quick dinners that are high in protein', () => {
  it('are found without nuts, ten at least', async () => {
    const { recipes, fellBack } = await searchByFilters({
      ...NO_FILTERS,
      category: 'dinner',
      diets: ['high-protein', 'nut-free'],
      maxMinutes: 30,
    });
    expect(fellBack).toBe(false);
    expect(recipes.length).toBeGreaterThanOrEqual(10);
  });

  it('come from more than eight kitchens, and most of them without gluten', async () => {
    const quick = (await readCatalogue()).recipes.filter(
      ({ category, dietaryRestrictions, prepTime, cookTime, restTime = 0 }) =>
        category === 'dinner' && dietaryRestrictions.includes('high-protein') && prepTime + cookTime + restTime <= 30,
    );
    expect(new Set(quick.map(({ cuisine }) => cuisine)).size).toBeGreaterThan(8);
    expect(
      quick.filter(({ dietaryRestrictions }) => dietaryRestrictions.includes('gluten-free')).length,
    ).toBeGreaterThanOrEqual(8);
  });
});
