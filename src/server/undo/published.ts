import { and, eq, inArray } from 'drizzle-orm';
import { users } from '#src/db/schema.ts';
import { AppError } from '#src/domain/errors.ts';
import { may, PERMISSIONS } from '#src/domain/members/permissions.ts';
import { fieldsBack } from '#src/domain/site/undoing.ts';
import { binOneWithin, unbinOneWithin } from '../published/bin.ts';
import { changeOneWithin } from '../published/changing.ts';
import type { PublishedFields, PublishedKind } from '../published/kind.ts';
import type { Undoer, Undoing } from './undoer.ts';

/** Takes back what was done to one of a kind that is published: its fields, its writer, or the bin. */
export const publishedUndoer =
  (kind: PublishedKind): Undoer =>
  async (undoing, { id, before, after }) => {
    const { tx, change, actor, gathered } = undoing;
    const [row] = await tx.select().from(kind.table).where(eq(kind.table.id, id));
    if (!row || !before || !after) return { outcome: 'gone' };
    const isBinned = row.deletedAt !== null;
    if (after.isBinned !== undefined) {
      const isChanged = after.updatedAt !== undefined && after.updatedAt !== row.updatedAt;
      if (after.isBinned !== isBinned || isChanged) return { outcome: 'changed' };
      const { outcome, message } = isBinned
        ? await unbinOneWithin(kind, tx, change, id, actor, gathered)
        : { outcome: await binOneWithin(kind, tx, change, id, actor, gathered), message: undefined };
      return { outcome: outcome === 'not_found' ? 'gone' : 'done', message };
    }
    if (isBinned) return { outcome: 'gone' };
    const fields = fieldsBack({ ...row }, before, after);
    if (!fields) return { outcome: 'changed' };
    if ('ownerId' in fields) return giveBack(undoing, kind, id, row.ownerId, fields.ownerId as string | null);
    const outcome = await changeOneWithin(kind, tx, change, id, stillToCome(fields), actor, {
      isRestored: true,
      gathered,
    });
    if (outcome === 'not_found') return { outcome: 'gone' };
    return { outcome: outcome === 'done' ? 'done' : 'changed' };
  };

/** Without times that have passed meanwhile. */
function stillToCome({ publishAt, unpublishAt, ...fields }: PublishedFields, now = Date.now()): PublishedFields {
  const yet = (moment: number | null) => (moment !== null && moment > now ? moment : null);
  return {
    ...fields,
    ...(publishAt !== undefined && { publishAt: yet(publishAt) }),
    ...(unpublishAt !== undefined && { unpublishAt: yet(unpublishAt) }),
  };
}

/** To who wrote it before; to nobody where they may no more. */
async function giveBack(
  { tx, actor, gathered }: Undoing,
  kind: PublishedKind,
  id: string,
  from: string | null,
  to: string | null,
) {
  if (!actor.role || !may(actor.role, kind.editors)) throw new AppError('forbidden', 'Only an editor can do that');
  const isWriter = and(eq(users.id, to ?? ''), inArray(users.role, PERMISSIONS.write));
  const [writer] = await tx.select({ id: users.id }).from(users).where(isWriter);
  const ownerId = writer?.id ?? null;
  await tx.update(kind.table).set({ ownerId }).where(eq(kind.table.id, id));
  gathered.push({ kind: kind.name, id, before: { ownerId: from }, after: { ownerId } });
  return { outcome: 'done' as const };
}
