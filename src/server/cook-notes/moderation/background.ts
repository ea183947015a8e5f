import { and, count, desc, eq, ne } from 'drizzle-orm';
import { cookNoteBlocks, cookNoteObjections, cookNoteReports, cookNotes, recipes, users } from '#src/db/schema.ts';
import type { NoteBackground } from '#src/domain/cook-notes/moderation.ts';
import { publicName } from '#src/domain/cook-notes/staff-names.ts';
import { read } from '../../base/database.ts';

/** Other notes of the member that are shown. */
const OTHERS = 12;

/** The background shown beside a note while somebody decides about it; `null` where there is none. */
export async function noteBackground(id: string): Promise<NoteBackground | null> {
  const [note] = await read().select().from(cookNotes).where(eq(cookNotes.id, id));
  if (!note) return null;
  return {
    ...(note.userId === null ? { counts: NONE, others: [], block: null } : await historyOf(note.userId, id)),
    reports: await reportsOf(id),
    objections: await objectionsTo(id),
  };
}

const NONE: NoteBackground['counts'] = { published: 0, waiting: 0, refused: 0, deleted: 0 };

async function historyOf(userId: string, noteId: string): Promise<Pick<NoteBackground, 'counts' | 'others' | 'block'>> {
  const counted = await read()
    .select({ status: cookNotes.status, total: count() })
    .from(cookNotes)
    .where(eq(cookNotes.userId, userId))
    .groupBy(cookNotes.status);
  const counts = { ...NONE };
  for (const { status, total } of counted) counts[status === 'hidden' ? 'refused' : status] += total;
  const others = await read()
    .select({
      ...{ id: cookNotes.id, title: recipes.title, text: cookNotes.text, status: cookNotes.status },
      ...{ reason: cookNotes.reason, createdAt: cookNotes.createdAt },
    })
    .from(cookNotes)
    .innerJoin(recipes, eq(recipes.id, cookNotes.recipeId))
    .where(and(eq(cookNotes.userId, userId), ne(cookNotes.id, noteId), ne(cookNotes.status, 'deleted')))
    .orderBy(desc(cookNotes.createdAt))
    .limit(OTHERS);
  const [block] = await read()
    .select({ reason: cookNoteBlocks.reason, at: cookNoteBlocks.at })
    .from(cookNoteBlocks)
    .where(eq(cookNoteBlocks.userId, userId));
  return { counts, others, block: block ?? null };
}

async function reportsOf(noteId: string): Promise<NoteBackground['reports']> {
  const rows = await read()
    .select({ report: cookNoteReports, firstName: users.firstName, lastName: users.lastName })
    .from(cookNoteReports)
    .leftJoin(users, eq(users.id, cookNoteReports.userId))
    .where(eq(cookNoteReports.noteId, noteId))
    .orderBy(desc(cookNoteReports.createdAt))
    .limit(50);
  return rows.map(({ report: { id, reason, details, createdAt, outcome }, firstName, lastName }) => ({
    ...{ id, reason, details, createdAt, outcome },
    name: firstName === null ? null : publicName({ firstName, lastName }),
  }));
}

async function objectionsTo(noteId: string): Promise<NoteBackground['objections']> {
  const rows = await read()
    .select()
    .from(cookNoteObjections)
    .where(eq(cookNoteObjections.noteId, noteId))
    .orderBy(desc(cookNoteObjections.createdAt));
  return rows.map(({ id, reportId, text, createdAt, outcome, answer }) => ({
    ...{ id, text, createdAt, outcome, answer },
    by: reportId === null ? 'writer' : 'reporter',
  }));
}
