import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { recipes } from '#src/db/schema.ts';
import { write } from '#src/server/base/database.ts';
import { countFree } from '#src/server/recipes/free-recipes.ts';
import { newestRecipes } from '#src/server/recipes/recipes.ts';
import { seededDatabase } from '#tests/support/database.ts';

seededDatabase();

it('counts published recipes that are free, and no others', async () => {
  const cards = await newestRecipes(1000);
  const free = cards.filter(({ isPremiumOnly }) => !isPremiumOnly).length;
  expect(await countFree()).toBe(free);
  await write(async (tx) => {
    await tx.update(recipes).set({ isPublished: false }).where(eq(recipes.id, 'red-lentil-dal'));
  });
  expect(await countFree()).toBe(free - 1);
  await write(async (tx) => {
    await tx.update(recipes).set({ isPublished: false }).where(eq(recipes.isPremiumOnly, true));
  });
  expect(await countFree()).toBe(free - 1);
  await write(async (tx) => {
    await tx.update(recipes).set({ isPublished: false });
  });
  expect(await countFree()).toBe(0);
});
