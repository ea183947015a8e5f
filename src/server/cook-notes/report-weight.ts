import { and, count, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Transaction } from '#src/db/client.ts';
import { cookNoteReports, type cookNotes, users } from '#src/db/schema.ts';
import { REPORTS_TO_HIDE, weightOfReport } from '#src/domain/cook-notes/reports.ts';

type Row = typeof cookNotes.$inferSelect;

/** Whether a person has looked at a note as it is, and passed it. */
export const isPassed = ({ verdict, verdictAt, statusAt }: Pick<Row, 'verdict' | 'verdictAt' | 'statusAt'>): boolean =>
  verdict === 'passed' && verdictAt === statusAt;

/** Whether members' reports that nobody has answered yet weigh enough to take a note off the page. */
export async function isReportedOften(tx: Transaction, noteId: string): Promise<boolean> {
  const reporters = await tx
    .select({ id: users.id, since: users.createdAt, at: cookNoteReports.createdAt })
    .from(cookNoteReports)
    .innerJoin(users, eq(users.id, cookNoteReports.userId))
    .where(and(eq(cookNoteReports.noteId, noteId), isNull(cookNoteReports.answeredAt)));
  if (reporters.length < REPORTS_TO_HIDE) return false;
  let weight = 0;
  for (const { id, since, at } of reporters) weight += weightOfReport({ age: at - since, ...(await pastOf(tx, id)) });
  return weight >= REPORTS_TO_HIDE;
}

/** Counts of a member's reports that turned out right and wrong. */
async function pastOf(tx: Transaction, userId: string): Promise<{ right: number; wrong: number }> {
  const counted = await tx
    .select({ outcome: cookNoteReports.outcome, total: count() })
    .from(cookNoteReports)
    .where(and(eq(cookNoteReports.userId, userId), isNotNull(cookNoteReports.outcome)))
    .groupBy(cookNoteReports.outcome);
  const of = (outcome: 'kept' | 'removed') => counted.find((each) => each.outcome === outcome)?.total ?? 0;
  return { right: of('removed'), wrong: of('kept') };
}
