import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Change, Transaction } from '#src/db/client.ts';
import { cookNotePhotos, cookNotes } from '#src/db/schema.ts';
import { type CookNoteChanges, NO_CHANGES } from '#src/domain/cook-notes/changes.ts';
import type { CookNoteConcern } from '#src/domain/cook-notes/concerns.ts';
import { type CookNoteSettings, type CookStanding, firstStatus } from '#src/domain/cook-notes/first-status.ts';
import type { CookNoteInput, OwnCookNote } from '#src/domain/cook-notes/note.ts';
import { mendsSpelling } from '#src/domain/cook-notes/spelling-edit.ts';
import { publicName } from '#src/domain/cook-notes/staff-names.ts';
import { touchedPart } from '#src/domain/cook-notes/touched-part.ts';
import { AppError } from '#src/domain/errors.ts';
import type { Recipe } from '#src/domain/recipes/recipe.ts';
import { offeredSwaps } from '#src/domain/recipes/recipe-as-read.ts';
import { scalableRecipe } from '#src/domain/recipes/scalable-recipe.ts';
import { nameOf } from '#src/domain/swaps/swapping.ts';
import { read, write } from '../base/database.ts';
import { tag } from '../base/tags.ts';
import type { SignedIn } from '../base/viewer.ts';
import { setRating } from '../recipes/ratings.ts';
import { findRecipe } from '../recipes/recipes.ts';
import { recipeWords } from '../search/spelling.ts';
import { getSettings } from '../site/settings.ts';
import { checkFormTicket } from './form-ticket.ts';
import { concernsAbout, mayHoldAddress, type NoteRead, ownNoteOn, readNote } from './gate.ts';
import { checkNote } from './note-check.ts';
import { countWritten } from './note-limits.ts';
import { ownNoteView, versionOf } from './own-note.ts';
import { attachPhotos, photosOf, settlePhotos } from './photos.ts';
import { isReportedOften } from './report-weight.ts';
import { cookRefusal, cookStanding } from './standing.ts';

type Row = typeof cookNotes.$inferSelect;
const DAY = 86_400_000;
interface Described {
  picture: string;
  alt: string;
}

export const newNoteId = (): string => randomBytes(8).toString('hex');

/**
 * Writes a member's note in place of one before, and rates the recipe where stars are given. `null` for a recipe not to be
 * seen whole. Throws `forbidden` for who may not write, `validation` for what nobody may say, `rate_limited` for too much.
 */
export async function writeCookNote(
  member: SignedIn,
  { recipeId, network, ticket }: { recipeId: string; network: string; ticket: string },
  input: CookNoteInput,
): Promise<OwnCookNote | null> {
  const recipe = await recipeToCook(member, recipeId);
  if (!recipe) return null;
  const seen = await checkFormTicket(member.id, ticket);
  await countWritten(member.id, network);
  const now = Date.now();
  if (input.cookedOn && Date.parse(input.cookedOn) > now + DAY)
    throw new AppError('validation', 'That day is still to come', {
      issues: [{ path: 'cookedOn', message: 'That day is still to come' }],
    });
  const pictures = input.photos.map(({ picture }) => picture);
  const alts = input.photos.map(({ alt }) => alt);
  const noteRead = readNote(input.text, alts);
  const [settings, isWord] = [await getSettings('notes'), await recipeWords()];
  const advised = await checkNote(member, {
    text: [input.text, ...alts].filter(Boolean).join('\n'),
    ...{ name: publicName(member), recipe: recipe.title, photos: input.photos.length },
  });
  const touchesAddress = await addressTouched(member.id, recipeId, input);
  const id = await write(async (tx, change) => {
    await refuseWhoMayNot(tx, member, settings);
    // It may have been hidden since it was looked at.
    const [before] = await tx.select().from(cookNotes).where(ownNoteOn(member.id, recipeId));
    if (before) refuseOutdated(before, input.text, seen);
    const changes = input.keepsChanges && before ? before.changes : changesIn(recipe, input);
    const id = before?.id ?? newNoteId();
    const photosBefore = before ? await tx.select().from(cookNotePhotos).where(eq(cookNotePhotos.noteId, id)) : [];
    const asItWas = before && { note: before, pictures: photosBefore.map(({ picture }) => picture) };
    const found = await concernsAbout(tx, member, { ...noteRead, pictures, before: asItWas }, now);
    const isSame = before !== undefined && isSameNote(before, photosBefore, { input, changes, isWord });
    const isReported = before !== undefined && !isSame && (await isReportedOften(tx, id));
    const raised = !isSame
      ? [...found, ...advised, ...(isReported ? (['reports'] as const) : [])]
      : isWordForWord(before, photosBefore, input)
        ? []
        : [
            ...found.filter((each) => each === 'same-text' || (each === 'address' && touchesAddress(before))),
            ...advised,
          ];
    // What was refused or taken off, and says what it said, stays what it is.
    const isKept = isSame && (raised.length === 0 || !/^(?:published|waiting)$/.test(before.status));
    const concerns = isSame ? [...new Set([...before.concerns, ...raised])] : raised;
    const status = isKept ? before.status : firstStatus(settings, await standingOf(tx, member, before), concerns);
    const saved = { id, recipeId, userId: member.id, before, isKept, status, concerns, input, changes, now };
    await saveNote(tx, saved, noteRead);
    await attachPhotos(tx, { id, userId: member.id }, input.photos);
    if (input.rating !== null) await setRating(tx, change, { userId: member.id, recipeId, rating: input.rating });
    touchIfSeen(change, recipeId, before?.status, status);
    return id;
  });
  await settlePhotos([id]);
  return ownNoteView(member.id, recipeId);
}

/**
 * Tells whether an edit of a member's note has to do with what may be an address, that was passed before or not. It is read
 * here, since nothing is within a write; of a note that was changed meanwhile nothing is known.
 */
async function addressTouched(
  userId: string,
  recipeId: string,
  input: CookNoteInput,
): Promise<(before: Row) => boolean> {
  const [note] = await read().select().from(cookNotes).where(ownNoteOn(userId, recipeId));
  if (!note) return () => true;
  const known = new Set(((await photosOf([note.id])).get(note.id) ?? []).map(({ alt }) => alt));
  const alts = input.photos.map(({ alt }) => alt).filter((alt) => !known.has(alt));
  const touched = mayHoldAddress([touchedPart(note.text, input.text), ...alts]);
  return ({ text }) => touched || text !== note.text;
}

/** The standing of a member; of a note that was refused or taken off, whatever others were passed since. */
async function standingOf(tx: Transaction, member: SignedIn, before: Row | undefined): Promise<CookStanding> {
  const standing = await cookStanding(tx, member);
  return before?.verdict === 'refused' ? { ...standing, lastWasRefused: true } : standing;
}

/** Nothing is written over that its writer has not seen: another window may have been quicker. Sent twice is no harm. */
function refuseOutdated(before: Row, sent: string, seen: number | null): void {
  if (before.status === 'deleted' || before.text === sent || versionOf(before) === seen) return;
  throw new AppError(
    'conflict',
    'You’ve saved this note in another window. Your text is still here: save again to keep this one.',
  );
}

/** A page changes with a note that was to be read or is. */
export function touchIfSeen(change: Change, recipeId: string, before: string | undefined, after: string): void {
  if (before === 'published' || after === 'published') change.touch('content', tag.cookNotes(recipeId));
}

/** A recipe that the member sees whole and everybody can see, or `null`. */
async function recipeToCook(member: SignedIn, recipeId: string): Promise<Recipe | null> {
  const recipe = await findRecipe(recipeId, member);
  return recipe?.isPublished && !recipe.isTeaser ? recipe : null;
}

export async function refuseWhoMayNot(tx: Transaction, member: SignedIn, settings: CookNoteSettings): Promise<void> {
  const refusal = await cookRefusal(tx, member, settings.isOpen);
  if (refusal !== null) throw new AppError('forbidden', refusal);
}

/** The changes a cook made, in words that last. */
function changesIn(recipe: Recipe, { servings, swaps }: CookNoteInput): CookNoteChanges {
  if (servings === null && swaps.length === 0) return NO_CHANGES;
  const { lines } = scalableRecipe(recipe);
  return {
    servings: servings === recipe.servings ? null : servings,
    swaps: [...offeredSwaps(lines, swaps)].flatMap(([index, { name }]) => {
      const line = lines[index];
      return line ? [{ from: nameOf(line), to: name }] : [];
    }),
  };
}

/** Whether no letter of a note is another, of its photographs' descriptions neither. */
function isWordForWord(before: Row, photos: readonly Described[], input: CookNoteInput): boolean {
  const alts = new Set(photos.map(({ alt }) => alt));
  return before.text === input.text && input.photos.every(({ alt }) => alt === '' || alts.has(alt));
}

/** Whether a note says what it said, but for spelling, with the same photographs. */
function isSameNote(
  before: Row,
  photos: readonly Described[],
  { input, isWord }: { input: CookNoteInput; changes: CookNoteChanges; isWord: (word: string) => boolean },
): boolean {
  const alts = new Map(photos.map(({ picture, alt }) => [picture.slice(2), alt]));
  const hasNews = input.photos.some(({ picture, alt }) => !isSameAlt(alts.get(picture.slice(2)), alt, isWord));
  return before.status !== 'deleted' && !hasNews && mendsSpelling(before.text, input.text, isWord);
}

/** A description is read aloud to others: a new one is looked at as a new text is. */
const isSameAlt = (before: string | undefined, alt: string, isWord: (word: string) => boolean): boolean =>
  before !== undefined && (alt === '' || mendsSpelling(before, alt, isWord));

interface Saved {
  id: string;
  recipeId: string;
  userId: string;
  before: Row | undefined;
  /** It stays what it is, with what was decided about it. */
  isKept: boolean;
  status: Row['status'];
  concerns: CookNoteConcern[];
  input: CookNoteInput;
  changes: CookNoteChanges;
  now: number;
}

async function saveNote(tx: Transaction, saved: Saved, { textKey, sayings }: NoteRead): Promise<void> {
  const { id, recipeId, userId, before, isKept, status, concerns, input, changes, now } = saved;
  const { text, cookedOn, photos } = input;
  const said = {
    text,
    textKey,
    sayings,
    changes,
    cookedOn,
    photoCount: photos.length,
    status,
    ...(!isKept && {
      concerns,
      // A decision is about what was there before: never of the same moment.
      statusAt: Math.max(now, (before?.statusAt ?? 0) + 1),
      reason: null,
      verdictText: null,
      publishedAt: status === 'published' ? (before?.publishedAt ?? now) : (before?.publishedAt ?? null),
      // What was deleted and is written anew is a new note.
      editedAt: before && before.status !== 'deleted' ? now : null,
      ...(before?.status === 'deleted' && { createdAt: now, publishedAt: status === 'published' ? now : null }),
    }),
  };
  if (before) await tx.update(cookNotes).set(said).where(eq(cookNotes.id, id));
  else await tx.insert(cookNotes).values({ id, recipeId, userId, createdAt: now, concerns, statusAt: now, ...said });
}

/** Deletes a member's own note with its photographs; what was decided about it stays, and its place. `false` for a recipe not to be seen. */
export async function deleteCookNote(member: SignedIn, recipeId: string): Promise<boolean> {
  if (!(await findRecipe(recipeId, member))) return false;
  await write(async (tx, change) => {
    const [note] = await tx.select().from(cookNotes).where(ownNoteOn(member.id, recipeId));
    if (note) await eraseNote(tx, change, note);
  });
  await settlePhotos([]);
  return true;
}

/** Leaves of a note no more than that it was there, so that answers have their place and a verdict outlives it. */
export async function eraseNote(tx: Transaction, change: Change, { id, recipeId, status }: Row): Promise<void> {
  await tx.update(cookNotePhotos).set({ noteId: null }).where(eq(cookNotePhotos.noteId, id));
  const nothing = {
    text: '',
    textKey: '',
    sayings: [],
    concerns: [],
    changes: NO_CHANGES,
    cookedOn: null,
    photoCount: 0,
  };
  await tx
    .update(cookNotes)
    .set({ ...nothing, status: 'deleted', statusAt: Date.now(), reason: null, verdictText: null })
    .where(eq(cookNotes.id, id));
  touchIfSeen(change, recipeId, status, 'deleted');
}
