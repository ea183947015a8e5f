import { and, count, desc, like, ne, or } from 'drizzle-orm';
import { auditLog } from '#src/db/schema.ts';
import { type ListPage, listPage } from '#src/domain/paging.ts';
import { MEMBERS_SEARCH } from '../base/audit.ts';
import { read } from '../base/database.ts';
import { likeWord, wordsOf } from '../base/like.ts';

type Entry = Omit<typeof auditLog.$inferSelect, 'actorId'>;

const COLUMNS = {
  id: auditLog.id,
  at: auditLog.at,
  actor: auditLog.actor,
  action: auditLog.action,
  subject: auditLog.subject,
  details: auditLog.details,
  cost: auditLog.cost,
} as const;

/** The deeds of administrators, the newest first. A search holds when each of its words is in actor, action or subject. */
export async function auditEntries(
  search: string,
  { page, limit }: { page: number; limit: number },
): Promise<ListPage<Entry>> {
  const wanted = and(
    ne(auditLog.action, MEMBERS_SEARCH),
    ...wordsOf(search).map((word) => {
      const pattern = likeWord(word);
      return or(like(auditLog.actor, pattern), like(auditLog.action, pattern), like(auditLog.subject, pattern));
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
  return listPage(items, { page, limit, total: counted?.total ?? 0 });
}
