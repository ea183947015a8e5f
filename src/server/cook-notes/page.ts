import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import { cookNotePhotos, cookNotes } from '#src/db/schema.ts';
import { excerptOf, type NoteExcerpt } from '#src/domain/cook-notes/excerpt.ts';
import { type CookNoteSort, type CookNoteView, NOTES_PER_PAGE } from '#src/domain/cook-notes/note.ts';
import type { NotesOnPage } from '#src/domain/cook-notes/notes-on-page.ts';
import { isChange, sayingLabel } from '#src/domain/cook-notes/sayings.ts';
import { pictures } from '#src/paths.ts';
import { read } from '../base/database.ts';
import { pageOfNotes, topNotes } from './listing.ts';

/** Photographs in the strip of a recipe's page. */
const MOST_PICTURES = 8;
/** So many of the ten notes on a page are the newest, and so many have photographs, if no others are more helpful. */
const [NEWEST, WITH_PHOTOS] = [2, 2];
/** Cooks who say the same, from which on it is worth a line. */
const WORTH_A_LINE = 2;

const published = (recipeId: string) =>
  and(eq(cookNotes.recipeId, recipeId), eq(cookNotes.status, 'published'), isNull(cookNotes.parentId));

/** The notes on a recipe that somebody sees whole. */
export async function notesOnPage(recipeId: string): Promise<NotesOnPage> {
  const [counted] = await read().select({ total: count() }).from(cookNotes).where(published(recipeId));
  const total = counted?.total ?? 0;
  if (total === 0) return { total, commonChange: null, notes: [], photos: [], linked: [] };
  const [chosen, commonChange, photos] = await Promise.all([
    chosenNotes(recipeId, total),
    commonestChange(recipeId),
    newestPhotos(recipeId),
  ]);
  return { total, commonChange, notes: chosen, photos, linked: linkedRecipes(chosen) };
}

/** The most helpful, and among them a few of the newest and of those with photographs, so that what is new is seen. */
async function chosenNotes(recipeId: string, total: number): Promise<NoteExcerpt[]> {
  const firstOf = async (sort: CookNoteSort) =>
    (await topNotes(recipeId, sort, NOTES_PER_PAGE)).map((note) => excerptOf(note, sort));
  const helpful = await firstOf('helpful');
  if (total <= NOTES_PER_PAGE) return helpful;
  const added = (some: NoteExcerpt[], most: number, before: NoteExcerpt[]) => [
    ...before,
    ...some.filter(({ id }) => before.every((other) => other.id !== id)).slice(0, most),
  ];
  const first = helpful.slice(0, NOTES_PER_PAGE - NEWEST - WITH_PHOTOS);
  const withNewest = added(await firstOf('newest'), NEWEST, first);
  const withPhotos = added(await firstOf('photos'), WITH_PHOTOS, withNewest);
  return added(helpful, NOTES_PER_PAGE - withPhotos.length, withPhotos);
}

/** Counts of what notes on a recipe say, the commonest first. */
async function sayingsOf(recipeId: string): Promise<{ id: string; label: string; cooks: number }[]> {
  const rows = await read().values<[string, number]>(
    sql`select said.value, count(*) from ${cookNotes}, json_each(${cookNotes.sayings}) said
      where ${published(recipeId)} group by said.value order by count(*) desc, said.value`,
  );
  return rows.flatMap(([id, cooks]) => {
    const label = sayingLabel(id);
    return label === null ? [] : [{ id, label, cooks }];
  });
}

/** Swaps that cooks told of, each with how many did. */
async function commonestSwap(recipeId: string): Promise<NotesOnPage['commonChange']> {
  const rows = await read().values<[string, string, number]>(
    sql`select swap.value ->> 'from', swap.value ->> 'to', count(*)
      from ${cookNotes}, json_each(${cookNotes.changes}, '$.swaps') swap
      where ${published(recipeId)} group by 1, 2 order by 3 desc, 1, 2 limit 1`,
  );
  const [most] = rows;
  return most ? { cooks: most[2], words: `swapped ${most[0]} for ${most[1]}` } : null;
}

/** The change that cooks most often make, by what they write and by what they swapped. */
async function commonestChange(recipeId: string): Promise<NotesOnPage['commonChange']> {
  const [sayings, swap] = await Promise.all([sayingsOf(recipeId), commonestSwap(recipeId)]);
  const said = sayings.find(({ id }) => isChange(id));
  const found = [said && { cooks: said.cooks, words: `took ${said.label}` }, swap]
    .filter((each) => each !== null && each !== undefined)
    .toSorted((a, b) => b.cooks - a.cooks)[0];
  return found && found.cooks >= WORTH_A_LINE ? found : null;
}

/** Recipes that notes lead to. */
const linkedRecipes = (notes: readonly CookNoteView[]): string[] => [
  ...new Set(
    notes
      .flatMap((note) => [note, ...note.answers])
      .flatMap(({ paragraphs }) => paragraphs.flat().flatMap(({ recipeId }) => recipeId ?? [])),
  ),
];

async function newestPhotos(recipeId: string): Promise<NotesOnPage['photos']> {
  const rows = await read()
    .select({ picture: cookNotePhotos.picture, alt: cookNotePhotos.alt, noteId: cookNotes.id })
    .from(cookNotes)
    .innerJoin(cookNotePhotos, eq(cookNotePhotos.noteId, cookNotes.id))
    .where(and(published(recipeId), sql`${cookNotes.photoCount} > 0`))
    .orderBy(desc(cookNotes.publishedAt), cookNotePhotos.position)
    .limit(MOST_PICTURES);
  return rows
    .filter(({ picture }) => pictures.isUploaded(picture))
    .map(({ picture, alt, noteId }) => ({ noteId, alt, imageUrl: pictures.master(picture) }));
}

/** A page of all notes on a recipe that somebody sees whole; `null` past the last one. */
export async function notesPage(recipeId: string, { page, sort }: { page: number; sort: CookNoteSort }) {
  const found = await pageOfNotes(recipeId, { page, sort });
  const { totalItems, totalPages } = found.pagination;
  if (page > Math.max(1, totalPages)) return null;
  const [counted] = await read().select({ total: count() }).from(cookNotes).where(published(recipeId));
  return {
    notes: found.items,
    total: sort === 'photos' ? (counted?.total ?? 0) : totalItems,
    pages: totalPages,
    linked: linkedRecipes(found.items),
  };
}
