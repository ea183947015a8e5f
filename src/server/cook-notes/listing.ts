import { and, asc, count, desc, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { cookNotes, ratings, recipes, users } from '#src/db/schema.ts';
import {
  type CookAnswerView,
  type CookBadge,
  type CookNoteSort,
  type CookNoteView,
  NOTES_PER_PAGE,
} from '#src/domain/cook-notes/note.ts';
import { type NotePart, noteParagraphs } from '#src/domain/cook-notes/note-links.ts';
import { publicName } from '#src/domain/cook-notes/staff-names.ts';
import { may } from '#src/domain/members/permissions.ts';
import { type ListPage, listPage } from '#src/domain/paging.ts';
import { pictures } from '#src/paths.ts';
import { read } from '../base/database.ts';
import { env } from '../base/env.ts';
import type { Viewer } from '../base/viewer.ts';
import { findRecipe, titleFor } from '../recipes/recipes.ts';
import { photosOf } from './photos.ts';

/** Answers shown under a note. */
const MOST_ANSWERS = 20;

/** Notes of a recipe that are to be read. */
const published = (recipeId: string): SQL | undefined =>
  and(eq(cookNotes.recipeId, recipeId), eq(cookNotes.status, 'published'), isNull(cookNotes.parentId));

const ORDERS: Record<CookNoteSort, SQL[]> = {
  helpful: [desc(cookNotes.helpfulCount), desc(cookNotes.publishedAt)],
  newest: [desc(cookNotes.publishedAt)],
  photos: [desc(cookNotes.publishedAt)],
};

const COLUMNS = {
  note: cookNotes,
  firstName: users.firstName,
  lastName: users.lastName,
  role: users.role,
  ownerId: recipes.ownerId,
  title: recipes.title,
  rating: ratings.rating,
} as const;

const rows = () =>
  read()
    .select(COLUMNS)
    .from(cookNotes)
    .innerJoin(recipes, eq(recipes.id, cookNotes.recipeId))
    .leftJoin(users, eq(users.id, cookNotes.userId))
    .leftJoin(ratings, and(eq(ratings.userId, cookNotes.userId), eq(ratings.recipeId, cookNotes.recipeId)));

type Row = Awaited<ReturnType<typeof rows>>[number];

/** The first notes of a recipe in an order. */
export async function topNotes(
  recipeId: string,
  sort: CookNoteSort,
  limit: number,
  offset = 0,
): Promise<CookNoteView[]> {
  // Only ids are put in order: what else a note is shown with is fetched for those shown.
  const inOrder = [...ORDERS[sort], asc(cookNotes.id)];
  const chosen = read()
    .select({ id: cookNotes.id })
    .from(cookNotes)
    .where(wanted(recipeId, sort))
    .orderBy(...inOrder)
    .limit(limit)
    .offset(offset);
  const found = await rows()
    .where(inArray(cookNotes.id, chosen))
    .orderBy(...inOrder);
  return viewsOf(found);
}

/** One note that is to be read, for whoever has its address or that of an answer to it; `null` for any other. */
export async function oneCookNote(viewer: Viewer, id: string): Promise<CookNoteView | null> {
  const isSeen = and(eq(cookNotes.id, id), eq(cookNotes.status, 'published'));
  const [asked] = await read().select({ parentId: cookNotes.parentId }).from(cookNotes).where(isSeen);
  if (!asked) return null;
  const [found] = await rows().where(and(eq(cookNotes.id, asked.parentId ?? id), eq(cookNotes.status, 'published')));
  const recipe = found && (await findRecipe(found.note.recipeId, viewer));
  if (!found || !recipe || recipe.isTeaser) return null;
  return (await viewsOf([found]))[0] ?? null;
}

const wanted = (recipeId: string, sort: CookNoteSort): SQL | undefined =>
  and(published(recipeId), sort === 'photos' ? gt(cookNotes.photoCount, 0) : undefined);

/** A page of the notes on a recipe; `null` for a recipe the viewer does not see whole. */
export async function listCookNotes(
  viewer: Viewer,
  recipeId: string,
  asked: { page: number; sort: CookNoteSort },
): Promise<ListPage<CookNoteView> | null> {
  const recipe = await findRecipe(recipeId, viewer);
  return recipe && !recipe.isTeaser ? pageOfNotes(recipeId, asked) : null;
}

/** A page of the notes on a recipe that somebody sees whole. */
export async function pageOfNotes(
  recipeId: string,
  { page, sort }: { page: number; sort: CookNoteSort },
): Promise<ListPage<CookNoteView>> {
  const [counted] = await read().select({ total: count() }).from(cookNotes).where(wanted(recipeId, sort));
  const notes = await topNotes(recipeId, sort, NOTES_PER_PAGE, (page - 1) * NOTES_PER_PAGE);
  return listPage(notes, { page, limit: NOTES_PER_PAGE, total: counted?.total ?? 0 });
}

/** Published notes on the recipes somebody writes, the newest first. */
export async function notesOnRecipesOf(ownerId: string, page: number) {
  const own = read()
    .select({ id: recipes.id })
    .from(recipes)
    .where(and(eq(recipes.ownerId, ownerId), eq(recipes.isPublished, true)));
  const wanted = and(inArray(cookNotes.recipeId, own), eq(cookNotes.status, 'published'), isNull(cookNotes.parentId));
  const inOrder = [desc(cookNotes.publishedAt), asc(cookNotes.id)];
  const chosen = read()
    .select({ id: cookNotes.id })
    .from(cookNotes)
    .where(wanted)
    .orderBy(...inOrder)
    .limit(NOTES_PER_PAGE)
    .offset((page - 1) * NOTES_PER_PAGE);
  const [counted] = await read().select({ total: count() }).from(cookNotes).where(wanted);
  const found = await rows()
    .where(inArray(cookNotes.id, chosen))
    .orderBy(...inOrder);
  const views = await viewsOf(found);
  const items = views.map((view, i) => ({
    ...view,
    recipe: { id: found[i]?.note.recipeId ?? '', title: found[i]?.title ?? '' },
  }));
  return listPage(items, { page, limit: NOTES_PER_PAGE, total: counted?.total ?? 0 });
}

/** Notes as everybody reads them, in the order given. */
async function viewsOf(found: readonly Row[]): Promise<CookNoteView[]> {
  const ids = found.map(({ note }) => note.id);
  const [answers, photos] = [await answersTo(ids), await photosOf(ids)];
  const linked = await titlesOf([...found, ...[...answers.values()].flat()].map(({ note }) => note.text));
  return found.map((row) => ({
    ...saidBy(row, linked),
    rating: row.rating,
    changes: row.note.changes,
    cookedOn: row.note.cookedOn,
    // Those on their way to where they are served come with the next page.
    photos: (photos.get(row.note.id) ?? [])
      .filter(({ picture }) => pictures.isUploaded(picture))
      .map(({ picture, alt, width, height }) => ({ imageUrl: pictures.master(picture), alt, width, height })),
    helpfulCount: row.note.helpfulCount,
    answers: (answers.get(row.note.id) ?? []).map((answer) => saidBy(answer, linked)),
  }));
}

async function answersTo(ids: readonly string[]): Promise<Map<string, Row[]>> {
  if (ids.length === 0) return new Map();
  const found = await rows()
    // The plus keeps SQLite from going through all that is published (https://sqlite.org/optoverview.html, disqualifying terms).
    .where(and(inArray(cookNotes.parentId, [...ids]), sql`+${cookNotes.status} = 'published'`))
    .orderBy(asc(cookNotes.publishedAt));
  const byNote = Map.groupBy(found, ({ note }) => note.parentId ?? '');
  return new Map([...byNote].map(([id, answers]) => [id, answers.slice(0, MOST_ANSWERS)]));
}

function saidBy(row: Row, linked: ReadonlyMap<string, string>): CookAnswerView {
  const { note, firstName, lastName } = row;
  return {
    id: note.id,
    name: firstName === null ? null : publicName({ firstName, lastName }),
    badge: badgeOf(row),
    paragraphs: noteParagraphs(note.text, env().SITE_URL).map((parts) => parts.map((part) => told(part, linked))),
    publishedAt: note.publishedAt ?? note.createdAt,
    editedAt: note.editedAt,
  };
}

function badgeOf({ note, role, ownerId }: Row): CookBadge | null {
  if (note.userId !== null && note.userId === ownerId) return 'author';
  return role !== null && may(role, 'edit') ? 'editor' : null;
}

/** A link reads as the recipe's title; one to a recipe that is not to be seen is no link. */
const told = ({ text, recipeId }: NotePart, linked: ReadonlyMap<string, string>): NotePart => {
  const title = recipeId === null ? undefined : linked.get(recipeId);
  return title === undefined ? { text, recipeId: null } : { text: title, recipeId };
};

async function titlesOf(texts: readonly string[]): Promise<Map<string, string>> {
  const ids = texts.flatMap((text) =>
    noteParagraphs(text, env().SITE_URL)
      .flat()
      .flatMap((part) => part.recipeId ?? []),
  );
  if (ids.length === 0) return new Map();
  const found = await read()
    .select({ id: recipes.id, title: titleFor({ role: 'visitor' }) })
    .from(recipes)
    .where(inArray(recipes.id, [...new Set(ids)]));
  return new Map(found.flatMap(({ id, title }) => (title === null ? [] : [[id, title] as const])));
}
