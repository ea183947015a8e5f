import { eq, getTableName, sql } from 'drizzle-orm';
import { AppError } from '#src/domain/errors.ts';
import { slugSchema } from '#src/domain/recipes/slug.ts';
import { type Actor, recordAudit } from '../base/audit.ts';
import { write } from '../base/database.ts';
import { tag } from '../base/tags.ts';
import { redirectMoved } from '../site/redirects.ts';
import { touchAll } from './changing.ts';
import type { PublishedKind } from './kind.ts';

/**
 * Gives a thing another address, under which everything that hangs on it goes along; the old one leads there. `null`
 * where there is none. Throws `validation` for what is no address, `conflict` where it is another's.
 */
export function moveOne(kind: PublishedKind, id: string, slug: string, actor: Actor): Promise<string | null> {
  const { table, address, reserved } = kind;
  const { data: to, error } = slugSchema.safeParse(slug);
  const wrong = error?.issues[0]?.message ?? (reserved.includes(slug) ? 'The site needs this address itself' : null);
  if (!to || wrong)
    throw new AppError('validation', wrong ?? 'Give an address', { issues: [{ path: 'slug', message: wrong ?? '' }] });
  return write(async (tx, change) => {
    const [thing] = await tx.select({ deletedAt: table.deletedAt }).from(table).where(eq(table.id, id));
    if (!thing || thing.deletedAt !== null) return null;
    if (to === id) return id;
    const [taken] = await tx.select({ id: table.id }).from(table).where(eq(table.id, to));
    if (taken) throw new AppError('conflict', `There’s already a ${kind.name} at ${address(to)}`);
    // Rows of other tables name it by its id: they follow before the write ends.
    await tx.run(sql`pragma defer_foreign_keys = on`);
    await tx.update(table).set({ id: to }).where(eq(table.id, id));
    const named = await tx.all<{ table: string; column: string }>(sql`
      select m.name as "table", f."from" as "column" from sqlite_master m, pragma_foreign_key_list(m.name) f
      where m.type = 'table' and f."table" = ${getTableName(table)} and f."to" = 'id'`);
    for (const { table: other, column } of named) {
      const where = sql.identifier(column);
      await tx.run(sql`update ${sql.identifier(other)} set ${where} = ${to} where ${where} = ${id}`);
    }
    await redirectMoved(tx, address(id), address(to));
    await recordAudit(tx, actor, { action: `${kind.name}.move`, subject: to, details: { from: id } });
    touchAll(change, kind, id);
    touchAll(change, kind, to);
    change.touch('content', tag.redirects);
    return to;
  });
}
