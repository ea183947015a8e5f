import { and, asc, count, desc, eq, inArray, isNotNull, isNull, min, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import {
  cookNoteBlocks,
  cookNoteObjections,
  cookNoteReports,
  cookNotes,
  ratings,
  recipes,
  users,
} from '#src/db/schema.ts';
import { type ModeratedNote, NOTES_OF_QUEUE, type QueueFilter } from '#src/domain/cook-notes/moderation.ts';
import { publicName } from '#src/domain/cook-notes/staff-names.ts';
import type { CookNoteStatus } from '#src/domain/cook-notes/status.ts';
import { may } from '#src/domain/members/permissions.ts';
import { type ListPage, listPage } from '#src/domain/paging.ts';
import { read } from '../../base/database.ts';
import { photosOf } from '../photos.ts';

const openReports = isNull(cookNoteReports.answeredAt);
const openObjections = isNull(cookNoteObjections.answeredAt);

const STATUSES: Record<Exclude<QueueFilter, 'reported' | 'objections'>, readonly CookNoteStatus[]> = {
  waiting: ['waiting'],
  published: ['published'],
  refused: ['refused', 'hidden'],
};

interface Page {
  page: number;
  /** The member whose notes are listed; all where left out. */
  writer: string | undefined;
}

/** Notes and answers that wait, were reported, or are what somebody decided: what is to do the oldest first, what is done the newest. */
export async function moderationQueue(filter: QueueFilter, { page, writer }: Page): Promise<ListPage<ModeratedNote>> {
  const { ids, total } = await idsOf(filter, { page, writer });
  return listPage(await moderatedNotes(ids), { page, limit: NOTES_OF_QUEUE, total });
}

/** Counts of what is to be done. */
export async function queueCounts(): Promise<Record<'waiting' | 'reported' | 'objections', number>> {
  const [waiting] = await read().select({ total: count() }).from(cookNotes).where(eq(cookNotes.status, 'waiting'));
  return {
    waiting: waiting?.total ?? 0,
    reported: await countOpen('reported'),
    objections: await countOpen('objections'),
  };
}

/** In pages of the queue, only ids are put in order: rows are fetched for those shown. */
async function idsOf(filter: QueueFilter, { page, writer }: Page): Promise<{ ids: string[]; total: number }> {
  const [limit, offset] = [NOTES_OF_QUEUE, (page - 1) * NOTES_OF_QUEUE];
  if (filter === 'reported' || filter === 'objections') {
    const rows = await openOnes(filter, writer).limit(limit).offset(offset);
    return { ids: rows.map(({ id }) => id), total: await countOpen(filter, writer) };
  }
  const wanted = and(
    inArray(cookNotes.status, [...STATUSES[filter]]),
    writer === undefined ? undefined : eq(cookNotes.userId, writer),
  );
  const inOrder = filter === 'waiting' ? asc : desc;
  const [counted] = await read().select({ total: count() }).from(cookNotes).where(wanted);
  const rows = await read()
    .select({ id: cookNotes.id })
    .from(cookNotes)
    .where(wanted)
    .orderBy(inOrder(cookNotes.statusAt), asc(cookNotes.id))
    .limit(limit)
    .offset(offset);
  return { ids: rows.map(({ id }) => id), total: counted?.total ?? 0 };
}

const ofWriter = (writer: string | undefined): SQL | undefined =>
  writer === undefined ? undefined : eq(cookNotes.userId, writer);

/** Notes with something nobody has answered, by what came first. */
const openOnes = (filter: 'reported' | 'objections', writer: string | undefined) =>
  filter === 'reported'
    ? read()
        .select({ id: cookNoteReports.noteId, first: min(cookNoteReports.createdAt) })
        .from(cookNoteReports)
        .innerJoin(cookNotes, eq(cookNotes.id, cookNoteReports.noteId))
        .where(and(openReports, ofWriter(writer)))
        .groupBy(cookNoteReports.noteId)
        .orderBy(asc(min(cookNoteReports.createdAt)))
        .$dynamic()
    : read()
        .select({ id: cookNoteObjections.noteId, first: min(cookNoteObjections.createdAt) })
        .from(cookNoteObjections)
        .innerJoin(cookNotes, eq(cookNotes.id, cookNoteObjections.noteId))
        .where(and(openObjections, ofWriter(writer)))
        .groupBy(cookNoteObjections.noteId)
        .orderBy(asc(min(cookNoteObjections.createdAt)))
        .$dynamic();

async function countOpen(filter: 'reported' | 'objections', writer?: string): Promise<number> {
  const open = openOnes(filter, writer).as('open');
  const [counted] = await read().select({ total: count() }).from(open);
  return counted?.total ?? 0;
}

const answered = alias(cookNotes, 'answered');

/** Notes by id, in the order given. */
async function moderatedNotes(ids: readonly string[]): Promise<ModeratedNote[]> {
  if (ids.length === 0) return [];
  const rows = await read()
    .select({
      note: cookNotes,
      recipe: { id: recipes.id, title: recipes.title, isPublished: recipes.isPublished },
      answers: answered.text,
      writer: {
        id: users.id,
        firstName: users.firstName,
        lastName: users.lastName,
        role: users.role,
        since: users.createdAt,
      },
      isBlocked: sql<number>`${cookNoteBlocks.userId} is not null`,
      rating: ratings.rating,
    })
    .from(cookNotes)
    .innerJoin(recipes, eq(recipes.id, cookNotes.recipeId))
    .leftJoin(answered, eq(answered.id, cookNotes.parentId))
    .leftJoin(users, eq(users.id, cookNotes.userId))
    .leftJoin(cookNoteBlocks, eq(cookNoteBlocks.userId, cookNotes.userId))
    .leftJoin(ratings, and(eq(ratings.userId, cookNotes.userId), eq(ratings.recipeId, cookNotes.recipeId)))
    .where(inArray(cookNotes.id, [...ids]));
  const photos = await photosOf(ids);
  const [reports, objections] = [await openOf(cookNoteReports, ids), await openOf(cookNoteObjections, ids)];
  const byId = new Map(rows.map((row) => [row.note.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const { note, recipe, answers, writer, isBlocked, rating } = row;
    return {
      ...{ id, status: note.status, statusAt: note.statusAt, recipe, text: note.text, changes: note.changes },
      answers: note.parentId === null ? null : (answers ?? ''),
      writer: writer && {
        ...{ id: writer.id, name: publicName(writer), since: writer.since, isBlocked: isBlocked === 1 },
        fullName: [writer.firstName, writer.lastName].filter(Boolean).join(' '),
        isStaff: may(writer.role, 'write'),
      },
      photos: (photos.get(id) ?? []).map(({ picture, alt, width, height }) => ({ picture, alt, width, height })),
      ...{ cookedOn: note.cookedOn, rating, concerns: note.concerns, reason: note.reason },
      ...{ createdAt: note.createdAt, editedAt: note.editedAt },
      ...{ openReports: reports.get(id) ?? 0, openObjections: objections.get(id) ?? 0 },
    };
  });
}

async function openOf(table: typeof cookNoteReports | typeof cookNoteObjections, ids: readonly string[]) {
  const rows = await read()
    .select({ id: table.noteId, total: count() })
    .from(table)
    .where(and(inArray(table.noteId, [...ids]), isNull(table.answeredAt), isNotNull(table.noteId)))
    .groupBy(table.noteId);
  return new Map(rows.map(({ id, total }) => [id, total]));
}
