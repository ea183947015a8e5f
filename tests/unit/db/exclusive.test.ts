import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { recipes, settings } from '#src/db/schema.ts';
import { readCatalogue, readExclusive } from '#src/db/seed/catalogue.ts';
import { addExclusive, seedCatalogue } from '#src/db/seed/seed.ts';
import { database, read, write } from '#src/server/base/database.ts';
import { PUBLISHED } from '#tests/support/catalogue.ts';
import { seededDatabase } from '#tests/support/database.ts';

seededDatabase();

const exclusiveIds = async (): Promise<string[]> =>
  (await read().select({ id: recipes.id }).from(recipes).where(eq(recipes.isPremiumOnly, true))).map(({ id }) => id);

describe('readExclusive', () => {
  it('has two recipes of each category, none of them in the catalogue', async () => {
    const { recipes: exclusive, mistakes } = await readExclusive();
    expect(mistakes).toEqual([]);
    const categories = [...Map.groupBy(exclusive, ({ category }) => category).values()];
    expect(categories.map((list) => list.length)).toEqual([2, 2, 2, 2, 2, 2]);
    const own = new Set((await readCatalogue()).recipes.map(({ id }) => id));
    expect(exclusive.filter(({ id }) => own.has(id))).toEqual([]);
  });
});

describe('addExclusive', () => {
  it('puts in what a database was never given, for premium members only', async () => {
    await write(async (tx) => {
      await tx.delete(settings).where(eq(settings.name, 'catalogue'));
      await tx.delete(recipes).where(eq(recipes.isPremiumOnly, true));
    });
    expect(await addExclusive(database())).toBe(12);
    expect((await exclusiveIds()).length).toBe(12);
  });

  it('lets a deleted one stay away', async () => {
    await write((tx) => tx.delete(recipes).where(eq(recipes.id, 'masala-dosa')));
    expect(await addExclusive(database())).toBe(0);
    expect(await exclusiveIds()).not.toContain('masala-dosa');
  });
});

describe('seedCatalogue', () => {
  it('mixes the exclusive recipes with the others in an empty database', async () => {
    await write((tx) => tx.delete(recipes));
    expect(await seedCatalogue(database(), { exclusive: true })).toBe(PUBLISHED.length);
    expect(await addExclusive(database())).toBe(0);
    expect((await exclusiveIds()).length).toBe(12);
  });
});
