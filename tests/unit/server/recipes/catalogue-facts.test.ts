import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { recipes } from '#src/db/schema.ts';
import { totalTime } from '#src/domain/recipes/times.ts';
import { write } from '#src/server/base/database.ts';
import { catalogueFacts } from '#src/server/recipes/catalogue-facts.ts';
import { newestRecipes } from '#src/server/recipes/recipes.ts';
import { seededDatabase } from '#tests/support/database.ts';

seededDatabase();

describe('catalogueFacts', () => {
  it('says what the cards say when they are counted by hand', async () => {
    const cards = await newestRecipes(1000);
    const times = cards.map((card) => totalTime(card) ?? Number.NaN).toSorted((a, b) => a - b);
    const scored = cards.filter(({ nutriScore }) => nutriScore !== null);
    const aOrB = scored.filter(({ nutriScore }) => nutriScore === 'A' || nutriScore === 'B');
    expect(await catalogueFacts()).toEqual({
      free: cards.filter(({ isPremiumOnly }) => !isPremiumOnly).length,
      medianTime: times[Math.floor((times.length - 1) / 2)],
      scoredAOrB: Math.round((aOrB.length / scored.length) * 100),
    });
  });

  it('counts published recipes that are free, and no others', async () => {
    const before = await catalogueFacts();
    await write(async (tx) => {
      await tx.update(recipes).set({ isPublished: false }).where(eq(recipes.id, 'red-lentil-dal'));
    });
    expect((await catalogueFacts()).free).toBe(before.free - 1);
    await write(async (tx) => {
      await tx.update(recipes).set({ isPublished: false }).where(eq(recipes.isPremiumOnly, true));
    });
    expect((await catalogueFacts()).free).toBe(before.free - 1);
  });

  it('asks for the middle of those whose times are known', async () => {
    const cards = await newestRecipes(1000);
    const [slow] = cards.toSorted((a, b) => (totalTime(b) ?? 0) - (totalTime(a) ?? 0));
    await write(async (tx) => {
      await tx.update(recipes).set({ isPublished: false });
      await tx.update(recipes).set({ isPublished: true, prepTime: null }).where(eq(recipes.id, 'red-lentil-dal'));
    });
    expect((await catalogueFacts()).medianTime).toBeNull();
    await write(async (tx) => {
      await tx
        .update(recipes)
        .set({ isPublished: true })
        .where(eq(recipes.id, slow?.id ?? ''));
    });
    expect((await catalogueFacts()).medianTime).toBe(slow && totalTime(slow));
  });

  it('claims nothing of an empty catalogue', async () => {
    await write(async (tx) => {
      await tx.update(recipes).set({ isPublished: false });
    });
    expect(await catalogueFacts()).toEqual({ free: 0, medianTime: null, scoredAOrB: null });
  });
});
