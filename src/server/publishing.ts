import { eq, sql } from 'drizzle-orm';
import { recipes } from '#src/db/schema.ts';
import { write } from './database.ts';
import { tag } from './tags.ts';

/**
 * Publishes a recipe or hides it again; `false` when there is no such recipe. Once this has returned, nothing shows a
 * recipe that is no longer published.
 */
export function setPublished(id: string, isPublished: boolean, now = Date.now()): Promise<boolean> {
  return write(async (tx, change) => {
    const firstPublished = isPublished ? { publishedAt: sql`coalesce(${recipes.publishedAt}, ${now})` } : {};
    const changed = await tx
      .update(recipes)
      .set({ isPublished, updatedAt: now, ...firstPublished })
      .where(eq(recipes.id, id))
      .returning({ id: recipes.id });
    if (changed.length === 0) return false;
    change.touch('content', tag.recipe(id), tag.recipes, tag.trending);
    return true;
  });
}
