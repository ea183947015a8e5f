import { and, asc, count, eq, isNotNull } from 'drizzle-orm';
import type { Transaction } from '#src/db/client.ts';
import { cookings, cookNotePhotos } from '#src/db/schema.ts';
import { COOKING_LIMIT } from '#src/domain/cooked/cookings.ts';
import { AppError } from '#src/domain/errors.ts';
import { read } from '../base/database.ts';
import type { SignedIn } from '../base/viewer.ts';
import { countPhoto } from '../cook-notes/note-limits.ts';
import { readPicture } from '../pictures/staging.ts';

/**
 * Keeps a photograph of what was cooked; one that no time names is swept after a week, and so is one that was taken off.
 * Throws what `stagePicture` throws, and `rate_limited`.
 */
export async function keepCookedPhoto(
  member: SignedIn,
  network: string,
  upload: Uint8Array,
): Promise<{ picture: string }> {
  await countPhoto(member.id, network);
  // Loaded with the first photograph: it brings sharp along.
  const { stagePicture } = await import('../pictures/media.ts');
  const { picture } = await stagePicture({ member: member.id, network }, upload);
  return { picture };
}

/** `null` unless a time of this member has it. */
export async function cookedPhoto(userId: string, picture: string): Promise<Buffer | null> {
  const [there] = await read()
    .select({ picture: cookings.photo })
    .from(cookings)
    .where(and(eq(cookings.userId, userId), eq(cookings.photo, picture)))
    .limit(1);
  return there ? readPicture(picture) : null;
}

/** Throws `validation` unless a photograph was sent, or none is meant; outside of a write, which would wait for the files. */
export async function mustBeSent(photo: string | null | undefined): Promise<void> {
  if (photo && (await readPicture(photo)) === null) throw notThere();
}

const notThere = () =>
  new AppError('validation', 'The photograph is no longer there. Please add it again.', {
    issues: [{ path: 'photo', message: 'Please add the photograph again' }],
  });

/**
 * Whether a member's time may have a photograph: one that is on nothing else, which only they can name. Throws `validation`
 * where it is on something already, `conflict` where they have as many as are kept.
 */
export async function mayHave(tx: Transaction, userId: string, photo: string | null): Promise<void> {
  if (photo === null) return;
  const [cooked] = await tx.select({ id: cookings.id }).from(cookings).where(eq(cookings.photo, photo)).limit(1);
  const [noted] = await tx
    .select({ picture: cookNotePhotos.picture })
    .from(cookNotePhotos)
    .where(eq(cookNotePhotos.picture, photo));
  if (cooked || noted) throw notThere();
  const [kept] = await tx
    .select({ count: count() })
    .from(cookings)
    .where(and(eq(cookings.userId, userId), isNotNull(cookings.photo)));
  if ((kept?.count ?? 0) >= COOKING_LIMIT.photos)
    throw new AppError('conflict', `${COOKING_LIMIT.photos} photographs are kept at most: take one off another time.`);
}

/** Every photograph of what a member cooked, one after the other. */
export async function* ownCookedPhotos(userId: string): AsyncGenerator<{ picture: string; content: Buffer }> {
  const rows = await read()
    .select({ picture: cookings.photo })
    .from(cookings)
    .where(and(eq(cookings.userId, userId), isNotNull(cookings.photo)))
    .orderBy(asc(cookings.day));
  for (const { picture } of rows) {
    const content = picture && (await readPicture(picture));
    if (content) yield { picture, content };
  }
}
