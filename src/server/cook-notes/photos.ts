import { and, asc, count, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Transaction } from '#src/db/client.ts';
import { cookNotePhotos, cookNotes } from '#src/db/schema.ts';
import { MOST_NOTE_PHOTOS } from '#src/domain/cook-notes/note.ts';
import { AppError } from '#src/domain/errors.ts';
import { may } from '#src/domain/members/permissions.ts';
import { read, write } from '../base/database.ts';
import { tag } from '../base/tags.ts';
import type { SignedIn } from '../base/viewer.ts';
import { copyPicture, readPicture, removePicture, servedName, stagedName } from '../pictures/staging.ts';
import { countPhoto } from './note-limits.ts';

const DAY = 86_400_000;
/** Photographs a member may have sent that are on no note yet. */
const MOST_LOOSE = 12;

/** Keeps a photograph for a note that is being written. Throws what `stagePicture` throws, and `rate_limited`. */
export async function sendNotePhoto(
  member: SignedIn,
  network: string,
  upload: Uint8Array,
): Promise<{ picture: string; width: number; height: number }> {
  await countPhoto(member.id, network);
  const [loose] = await read().select({ total: count() }).from(cookNotePhotos).where(looseOf(member.id));
  if ((loose?.total ?? 0) >= MOST_LOOSE)
    throw new AppError('rate_limited', 'Save your note first: you’ve sent many photographs that are on none.', {
      retryAfter: 3600,
    });
  // Loaded with the first photograph: it brings sharp along.
  const { stagePicture } = await import('../pictures/media.ts');
  const staged = await stagePicture({ member: member.id, network }, upload);
  await write((tx) => tx.insert(cookNotePhotos).values({ ...staged, userId: member.id, createdAt: Date.now() }));
  const { picture, width, height } = staged;
  return { picture, width, height };
}

const looseOf = (userId: string) => and(eq(cookNotePhotos.userId, userId), isNull(cookNotePhotos.noteId));

/** A photograph to whoever sent it or moderates; `null` to all others. */
export async function notePhoto(viewer: SignedIn, picture: string): Promise<Buffer | null> {
  const [photo] = await read()
    .select({ name: cookNotePhotos.picture, userId: cookNotePhotos.userId })
    .from(cookNotePhotos)
    .where(inArray(cookNotePhotos.picture, [stagedName(picture), servedName(picture)]));
  const isTheirs = photo && (photo.userId === viewer.id || may(viewer.role, 'moderate'));
  return isTheirs ? readPicture(photo.name) : null;
}

/** Every photograph a member sent, by the name their notes have it by, one after the other. */
export async function* ownPhotos(userId: string): AsyncGenerator<{ picture: string; content: Buffer }> {
  const photos = await read()
    .select({ picture: cookNotePhotos.picture })
    .from(cookNotePhotos)
    .where(eq(cookNotePhotos.userId, userId))
    .orderBy(asc(cookNotePhotos.createdAt));
  for (const { picture } of photos) {
    const content = await readPicture(picture);
    if (content) yield { picture, content };
  }
}

/**
 * Puts a member's photographs on their note in the order given, and takes those off it that are not among them; returns
 * how many it has. Throws `validation` for one that is not theirs, or is on another note.
 */
export async function attachPhotos(
  tx: Transaction,
  { id: noteId, userId }: { id: string; userId: string },
  photos: readonly { picture: string; alt: string }[],
): Promise<void> {
  await tx.update(cookNotePhotos).set({ noteId: null }).where(eq(cookNotePhotos.noteId, noteId));
  for (const [position, { picture, alt }] of photos.slice(0, MOST_NOTE_PHOTOS).entries()) {
    // It may have been published since the form was opened, or hidden.
    const named = inArray(cookNotePhotos.picture, [stagedName(picture), servedName(picture)]);
    const attached = await tx
      .update(cookNotePhotos)
      .set({ noteId, position, alt })
      .where(and(named, looseOf(userId)))
      .returning({ picture: cookNotePhotos.picture });
    if (attached.length === 0)
      throw new AppError('validation', 'A photograph is no longer there. Please add it again.', {
        issues: [{ path: `photos.${position}`, message: 'Please add this photograph again' }],
      });
  }
}

/** Notes' photographs whose names do not fit what their note is: served ones of what is not public, or the other way round. */
const misplaced = sql`(${cookNotePhotos.picture} like 'm-%') != (coalesce(${cookNotes.status}, '') = 'published')`;

/**
 * Brings photographs to where they belong: those of published notes to where they are served, all others away from there.
 * Copies, then writes down, then removes: whatever is killed in between is finished by the next, or swept as unused.
 */
export async function settlePhotos(noteIds?: readonly string[]): Promise<void> {
  const wanted = noteIds && or(inArray(cookNotePhotos.noteId, [...noteIds]), isNull(cookNotePhotos.noteId));
  const photos = await read()
    .select({ picture: cookNotePhotos.picture, recipeId: cookNotes.recipeId, status: cookNotes.status })
    .from(cookNotePhotos)
    .leftJoin(cookNotes, eq(cookNotes.id, cookNotePhotos.noteId))
    .where(and(misplaced, wanted))
    .limit(1000);
  for (const { picture, recipeId, status } of photos) {
    const target = status === 'published' ? servedName(picture) : stagedName(picture);
    if (!(await copyPicture(picture, target))) continue;
    const isMoved = await write(async (tx, change) => {
      const [now] = await tx
        .select({ noteId: cookNotePhotos.noteId })
        .from(cookNotePhotos)
        .leftJoin(cookNotes, eq(cookNotes.id, cookNotePhotos.noteId))
        .where(and(eq(cookNotePhotos.picture, picture), misplaced));
      if (!now) return false;
      await tx.update(cookNotePhotos).set({ picture: target }).where(eq(cookNotePhotos.picture, picture));
      if (recipeId) change.touch('content', tag.cookNotes(recipeId));
      return true;
    });
    // What became of the note meanwhile is the matter of whoever changed it.
    await removePicture(isMoved ? picture : target);
  }
}

/** Forgets photographs that were sent a day ago and are on no note; their files go with the sweep. */
export async function forgetLoosePhotos(now = Date.now()): Promise<void> {
  await write((tx) =>
    tx.delete(cookNotePhotos).where(and(isNull(cookNotePhotos.noteId), lt(cookNotePhotos.createdAt, now - DAY))),
  );
}

/** Photographs of notes, by the note, in their order. */
export async function photosOf(noteIds: readonly string[]) {
  if (noteIds.length === 0) return new Map<string, (typeof cookNotePhotos.$inferSelect)[]>();
  const rows = await read()
    .select()
    .from(cookNotePhotos)
    .where(inArray(cookNotePhotos.noteId, [...noteIds]))
    .orderBy(asc(cookNotePhotos.position));
  return Map.groupBy(rows, ({ noteId }) => noteId ?? '');
}
