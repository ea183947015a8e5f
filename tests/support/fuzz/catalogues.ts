import { notInArray } from 'drizzle-orm';
import { recipes } from '#src/db/schema.ts';
import { read, write } from '#src/server/base/database.ts';
import { tag } from '#src/server/base/tags.ts';

/** Sites with as many published recipes as they say: one that has just been opened, a small one, the whole catalogue. */
export const CATALOGUES = { empty: 0, 'of ten': 10, whole: Number.POSITIVE_INFINITY } as const;
export type CatalogueName = keyof typeof CATALOGUES;

/** Publishes so many recipes of the catalogue, spread over it, and takes the others off. */
export async function openCatalogue(name: CatalogueName): Promise<void> {
  const most = CATALOGUES[name];
  const all = await read().select({ id: recipes.id }).from(recipes).orderBy(recipes.id);
  const step = Math.max(1, Math.floor(all.length / Math.max(1, most)));
  const published = all.filter((_, i) => i % step === 0 && i / step < most).map(({ id }) => id);
  await write(async (tx, change) => {
    await tx.update(recipes).set({ isPublished: true });
    await tx.update(recipes).set({ isPublished: false }).where(notInArray(recipes.id, published));
    change.touch('content', tag.recipes);
  });
}
