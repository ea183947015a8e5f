import { and, count, desc, inArray, like, ne, or, type SQL, sql } from 'drizzle-orm';
import { auditItems, auditLog } from '#src/db/schema.ts';
import { type ListPage, listPage } from '#src/domain/paging.ts';
import { CAN_GO_BACK, isPastUndo, MEMBERS_SEARCH } from '../base/audit.ts';
import { read } from '../base/database.ts';
import { likeWord, wordsOf } from '../base/like.ts';

type Entry = Omit<typeof auditLog.$inferSelect, 'actorId' | 'takesBack'> & { undo: 'open' | 'done' | 'past' | null };

/** The number of things of an entry that can, or could, be taken back. */
const itemsOf = (which: SQL = sql``) =>
  sql<number>`(select count(*) from ${auditItems} where ${auditItems.entryId} = ${auditLog.id} and ${CAN_GO_BACK} ${which})`;

const COLUMNS = {
  id: auditLog.id,
  at: auditLog.at,
  actor: auditLog.actor,
  action: auditLog.action,
  subject: auditLog.subject,
  details: auditLog.details,
  cost: auditLog.cost,
  items: itemsOf(),
  open: itemsOf(sql`and ${auditItems.outcome} is null`),
} as const;

/** The deeds of administrators, the newest first. A search holds when each of its words is in actor, action or subject, or in the id of a thing it was done to. */
export async function auditEntries(
  search: string,
  { page, limit }: { page: number; limit: number },
): Promise<ListPage<Entry>> {
  const wanted = and(
    ne(auditLog.action, MEMBERS_SEARCH),
    ...wordsOf(search).map((word) => {
      const pattern = likeWord(word);
      const things = read().select({ id: auditItems.entryId }).from(auditItems).where(like(auditItems.item, pattern));
      const said = [auditLog.actor, auditLog.action, auditLog.subject].map((column) => like(column, pattern));
      return or(...said, inArray(auditLog.id, things));
    }),
  );
  const [[counted], items] = await Promise.all([
    read().select({ total: count() }).from(auditLog).where(wanted),
    read()
      .select(COLUMNS)
      .from(auditLog)
      .where(wanted)
      .orderBy(desc(auditLog.at), desc(auditLog.id))
      .limit(limit)
      .offset((page - 1) * limit),
  ]);
  return listPage(items.map(withUndo), { page, limit, total: counted?.total ?? 0 });
}

function withUndo({ items, open, ...entry }: Omit<Entry, 'undo'> & { items: number; open: number }): Entry {
  const undo = items === 0 ? null : open === 0 ? 'done' : isPastUndo(entry, Date.now()) ? 'past' : 'open';
  return { ...entry, undo };
}
