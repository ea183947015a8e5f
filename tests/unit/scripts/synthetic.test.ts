import { like, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { seedSynthetic } from '#scripts/bench/synthetic.ts';
import { recipes } from '#src/db/schema.ts';
import { database, read } from '#src/server/base/database.ts';
import { listRecipes } from '#src/server/listing/list-recipes.ts';
import { PUBLISHED } from '#tests/support/catalogue.ts';
import { seededDatabase } from '#tests/support/database.ts';

seededDatabase();

describe('seedSynthetic', () => {
  it('adds distinct, published, older recipes with pictures and nutrition, and counts them once', async () => {
    expect(await seedSynthetic(database(), 300)).toBe(300);
    const made = await read().select().from(recipes).where(like(recipes.id, '%-s'));
    expect(new Set(made.map(({ title }) => title)).size).toBe(300);
    const catalogue = await read().select().from(recipes).where(sql`${recipes.number} > 0`);
    const oldest = Math.min(...catalogue.map(({ createdAt }) => createdAt));
    const pictures = new Set(catalogue.map(({ imageUrl }) => imageUrl));
    for (const recipe of made) {
      expect(recipe.isPublished && recipe.nutrition && pictures.has(recipe.imageUrl), recipe.id).toBeTruthy();
      expect(recipe.createdAt).toBeLessThan(oldest);
    }
    expect((await listRecipes({}, { page: 1 })).pagination.totalRecipes).toBe(PUBLISHED.length + 300);
    expect(await seedSynthetic(database(), 300)).toBe(0);
  });

  it('keeps the listing newest first over all of them', async () => {
    const { items } = await listRecipes({}, { page: 3, limit: 60 });
    const moments = items.map(({ createdAt }) => createdAt);
    expect(items).toHaveLength(60);
    expect(moments).toEqual(moments.toSorted((a, b) => b - a));
  });
});
