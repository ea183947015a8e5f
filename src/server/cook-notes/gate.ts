import { and, eq, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import type { Transaction } from '#src/db/client.ts';
import { cookNotePhotos, cookNotes, users } from '#src/db/schema.ts';
import type { CookNoteConcern } from '#src/domain/cook-notes/concerns.ts';
import { foreignAddress, SITE_LINKS_ONLY } from '#src/domain/cook-notes/note-links.ts';
import { textKeyOf } from '#src/domain/cook-notes/note-text.ts';
import { sayingsIn } from '#src/domain/cook-notes/sayings.ts';
import { areSameLooks, publicName } from '#src/domain/cook-notes/staff-names.ts';
import { AppError } from '#src/domain/errors.ts';
import { PERMISSIONS } from '#src/domain/members/permissions.ts';
import { env } from '../base/env.ts';
import type { SignedIn } from '../base/viewer.ts';
import { servedName, stagedName } from '../pictures/staging.ts';
import { isInFlood } from './standing.ts';

/** The facts about a text by itself. */
export interface NoteRead {
  /** The key that the same text is known by; `''` where it is too short to be known again. */
  textKey: string;
  sayings: string[];
  /** Whether something in it may be an address of another site. */
  hasDoubtfulAddress: boolean;
}

interface Submitted extends NoteRead {
  /** Names of its photographs. */
  pictures: readonly string[];
  /** The note as it was, with its photographs, where it is there already. */
  before?: { note: typeof cookNotes.$inferSelect; pictures: readonly string[] } | undefined;
}

const refuse = (path: string, message: string): never => {
  throw new AppError('validation', message, { issues: [{ path, message }] });
};

/**
 * Reads what somebody wrote, and how they describe its photographs. It takes no transaction: whoever writes would wait for
 * it. Throws `validation` for an address of another site.
 */
export function readNote(text: string, alts: readonly string[] = []): NoteRead {
  const addressIn = (written: string, path: string) => {
    const address = foreignAddress(written, env().SITE_URL);
    return address === 'certain' ? refuse(path, SITE_LINKS_ONLY) : address;
  };
  const found = [addressIn(text, 'text'), ...alts.map((alt, i) => addressIn(alt, `photos.${i}.alt`))];
  return {
    textKey: textKeyOf(text),
    sayings: sayingsIn(text),
    hasDoubtfulAddress: found.some((address) => address !== null),
  };
}

/** Whether something in texts may be an address, as {@link readNote} asks it of a whole note. */
export const mayHoldAddress = (texts: readonly string[]): boolean =>
  texts.some((text) => foreignAddress(text, env().SITE_URL) !== null);

/**
 * Why a person should look at what is written before others read it. Throws `validation` for what nobody has to look at:
 * what the same member has said before.
 */
export async function concernsAbout(
  tx: Transaction,
  member: Pick<SignedIn, 'id' | 'firstName' | 'lastName'>,
  { textKey, hasDoubtfulAddress, pictures, before }: Submitted,
  now: number,
): Promise<CookNoteConcern[]> {
  const concerns: CookNoteConcern[] = hasDoubtfulAddress ? ['address'] : [];
  const id = before?.note.id ?? '';
  // Whoever copies a note raises no concern about the one that was there, unless it waits for that very reason.
  const waitsFor = (concern: CookNoteConcern) => before?.note.concerns.includes(concern);
  if (textKey !== '' && (textKey !== before?.note.textKey || waitsFor('same-text'))) {
    const others = await tx
      .select({ userId: cookNotes.userId })
      .from(cookNotes)
      .where(and(eq(cookNotes.textKey, textKey), ne(cookNotes.id, id), ne(cookNotes.status, 'deleted')))
      .limit(20);
    if (others.some(({ userId }) => userId === member.id))
      refuse('text', 'You’ve said this before, word for word. What was different this time?');
    if (others.length > 0) concerns.push('same-text');
  }
  const known = new Set(waitsFor('same-picture') ? [] : before?.pictures.map(servedName));
  const added = pictures.filter((picture) => !known.has(servedName(picture)));
  if (await isPictureOfOthers(tx, id, added)) concerns.push('same-picture');
  if (await hasStaffName(tx, member)) concerns.push('staff-name');
  if (await isInFlood(tx, member.id, now)) concerns.push('flood');
  return concerns;
}

/** Bits in which two fingerprints of one photograph may differ: it was compressed again, or made smaller. */
const MOST_APART = 8;
const QUARTERS = [1, 5, 9, 13];

/** Whether a photograph is on another note, however it was made smaller. */
async function isPictureOfOthers(tx: Transaction, noteId: string, pictures: readonly string[]): Promise<boolean> {
  if (pictures.length === 0) return false;
  const mine = await tx
    .select({ fingerprint: cookNotePhotos.fingerprint })
    .from(cookNotePhotos)
    .where(
      inArray(
        cookNotePhotos.picture,
        pictures.flatMap((picture) => [stagedName(picture), servedName(picture)]),
      ),
    );
  for (const { fingerprint } of mine) {
    const alike = QUARTERS.map(
      (at) =>
        sql`substr(${cookNotePhotos.fingerprint}, ${sql.raw(String(at))}, 4) = ${fingerprint.slice(at - 1, at + 3)}`,
    );
    const others = await tx
      .select({ fingerprint: cookNotePhotos.fingerprint })
      .from(cookNotePhotos)
      .where(and(or(...alike), isNotNull(cookNotePhotos.noteId), ne(cookNotePhotos.noteId, noteId)))
      .limit(500);
    if (others.some((other) => bitsApart(fingerprint, other.fingerprint) <= MOST_APART)) return true;
  }
  return false;
}

function bitsApart(a: string, b: string): number {
  let apart = 0;
  for (let bits = BigInt(`0x${a}`) ^ BigInt(`0x${b}`); bits !== 0n; bits &= bits - 1n) apart++;
  return apart;
}

/** Whether another account that works here has a name that looks the same. */
export async function hasStaffName(
  tx: Transaction,
  member: Pick<SignedIn, 'id' | 'firstName' | 'lastName'>,
): Promise<boolean> {
  const staff = await tx
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(and(inArray(users.role, [...PERMISSIONS.write]), ne(users.id, member.id), eq(users.isActive, true)));
  return staff.some((each) => areSameLooks(publicName(each), publicName(member)));
}

/** The note a member has written on a recipe themselves, not what they answered. */
export const ownNoteOn = (userId: string, recipeId: string) =>
  and(eq(cookNotes.userId, userId), eq(cookNotes.recipeId, recipeId), isNull(cookNotes.parentId));
