import { eq, sql } from 'drizzle-orm';
import { recipes } from '#src/db/schema.ts';
import { AppError } from '#src/domain/errors.ts';
import { slugSchema } from '#src/domain/recipes/slug.ts';
import { paths } from '#src/paths.ts';
import { type Actor, recordAudit } from '../../base/audit.ts';
import { write } from '../../base/database.ts';
import { tag } from '../../base/tags.ts';
import { redirectMoved } from '../../site/redirects.ts';
import { RESERVED } from '../editing.ts';

/**
 * Gives a recipe another address, under which everything that hangs on it goes along; the old one leads there. `null`
 * where there is none. Throws `validation` for what is no address, `conflict` where it is another recipe's.
 */
export function changeAddress(id: string, slug: string, actor: Actor): Promise<string | null> {
  const { data: to, error } = slugSchema.safeParse(slug);
  const wrong = error?.issues[0]?.message ?? (RESERVED.includes(slug) ? 'The site needs this address itself' : null);
  if (!to || wrong)
    throw new AppError('validation', wrong ?? 'Give an address', { issues: [{ path: 'slug', message: wrong ?? '' }] });
  return write(async (tx, change) => {
    const [recipe] = await tx.select({ deletedAt: recipes.deletedAt }).from(recipes).where(eq(recipes.id, id));
    if (!recipe || recipe.deletedAt !== null) return null;
    if (to === id) return id;
    const [taken] = await tx.select({ id: recipes.id }).from(recipes).where(eq(recipes.id, to));
    if (taken) throw new AppError('conflict', `There’s already a recipe at ${paths.recipe(to)}`);
    // Rows of other tables name it by its id: they follow before the write ends.
    await tx.run(sql`pragma defer_foreign_keys = on`);
    await tx.update(recipes).set({ id: to }).where(eq(recipes.id, id));
    const named = await tx.all<{ table: string; column: string }>(sql`
      select m.name as "table", f."from" as "column" from sqlite_master m, pragma_foreign_key_list(m.name) f
      where m.type = 'table' and f."table" = 'recipes' and f."to" = 'id'`);
    for (const { table, column } of named) {
      const where = sql.identifier(column);
      await tx.run(sql`update ${sql.identifier(table)} set ${where} = ${to} where ${where} = ${id}`);
    }
    await redirectMoved(tx, paths.recipe(id), paths.recipe(to));
    await recordAudit(tx, actor, { action: 'recipe.move', subject: to, details: { from: id } });
    change.touch('content', tag.recipe(id), tag.recipe(to), tag.recipes, tag.trending, tag.redirects);
    return to;
  });
}
