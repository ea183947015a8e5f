import { and, asc, count, eq, gte, max, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '#src/db/client.ts';
import { folderEntries, folders, ownRecipes, recipes } from '#src/db/schema.ts';
import { AppError } from '#src/domain/errors.ts';
import {
  FOLDER_LIMIT,
  type FolderEntry,
  type FolderEntryChange,
  type NewFolderEntry,
} from '#src/domain/folders/folders.ts';
import { isOwnId } from '#src/domain/own-recipes/own-id.ts';
import { write } from '../base/database.ts';
import { VISITOR } from '../base/viewer.ts';
import { ownVisibleTo, recipePlaced, recipePlaces } from '../recipes/own/visible.ts';
import { visibleTo } from '../recipes/recipes.ts';
import { folderChanges, ownFolder } from './owned.ts';

export const recipeOfEntry = recipePlaced(folderEntries);
export const inOrder = [asc(folderEntries.position), asc(folderEntries.addedAt)];

/** The entry of one recipe in a folder, whosever it is. */
const entryOf = (folderId: string, recipeId: string): SQL | undefined =>
  and(
    eq(folderEntries.folderId, folderId),
    eq(isOwnId(recipeId) ? folderEntries.ownRecipeId : folderEntries.recipeId, recipeId),
  );

/** A folder of the member; `undefined` for another's, as for none. */
async function folderOwned(tx: Transaction, userId: string, id: string) {
  const [folder] = await tx.select().from(folders).where(ownFolder(userId, id));
  return folder;
}

/** Whether a member may put a recipe into a folder: whoever can't see one learns nothing of it. */
export async function mayHold(tx: Transaction, userId: string, recipeId: string): Promise<boolean> {
  const [found] = isOwnId(recipeId)
    ? await tx
        .select({ id: ownRecipes.id })
        .from(ownRecipes)
        .where(and(eq(ownRecipes.id, recipeId), ownVisibleTo(userId)))
    : await tx
        .select({ id: recipes.id })
        .from(recipes)
        .where(and(eq(recipes.id, recipeId), visibleTo(VISITOR)));
  return found !== undefined;
}

/**
 * Puts a recipe into a folder; one that is in it stays as it is. `null` where there is no such folder, or recipe to be seen;
 * throws `conflict` when the folder is full.
 */
export async function putInFolder(userId: string, id: string, wanted: NewFolderEntry): Promise<undefined | null> {
  const { recipeId, note, before } = wanted;
  await folderChanges.take(userId);
  return write(async (tx) => {
    if (!(await folderOwned(tx, userId, id)) || !(await mayHold(tx, userId, recipeId))) return null;
    const [there] = await tx.select().from(folderEntries).where(entryOf(id, recipeId));
    if (there) return undefined;
    const [kept] = await tx.select({ count: count() }).from(folderEntries).where(eq(folderEntries.folderId, id));
    if ((kept?.count ?? 0) >= FOLDER_LIMIT.recipes)
      throw new AppError('conflict', `A folder holds ${FOLDER_LIMIT.recipes} recipes at most: make another one.`);
    const position = await placeBefore(tx, id, before);
    const row = { folderId: id, ...recipePlaces(recipeId), position, note, addedAt: Date.now() };
    await tx.insert(folderEntries).values(row);
    return undefined;
  });
}

/** Makes room in front of a recipe, or behind all where it isn't there; resolves to the position that is free. */
async function placeBefore(tx: Transaction, id: string, before: string | null): Promise<number> {
  const [next] = before === null ? [] : await tx.select().from(folderEntries).where(entryOf(id, before));
  if (!next) {
    const [last] = await tx
      .select({ position: max(folderEntries.position) })
      .from(folderEntries)
      .where(eq(folderEntries.folderId, id));
    return (last?.position ?? -1) + 1;
  }
  await tx
    .update(folderEntries)
    .set({ position: sql`${folderEntries.position} + 1` })
    .where(and(eq(folderEntries.folderId, id), gte(folderEntries.position, next.position)));
  return next.position;
}

/**
 * Writes the note, moves it, or has whoever has the link read an own recipe or not. `null` where there is no such entry;
 * throws `conflict` where a recipe that isn't the member's own, or in a folder without a link, was to be shown.
 */
export async function changeFolderEntry(
  userId: string,
  { id, recipeId }: { id: string; recipeId: string },
  { note, before, isShown }: FolderEntryChange,
): Promise<undefined | null> {
  await folderChanges.take(userId);
  return write(async (tx) => {
    const folder = await folderOwned(tx, userId, id);
    const [there] = folder ? await tx.select().from(folderEntries).where(entryOf(id, recipeId)) : [];
    if (!folder || !there) return null;
    if (isShown) await refuseToShow(tx, userId, { isShared: folder.sharedAt !== null, recipeId });
    const position = before === undefined || before === recipeId ? {} : { position: await placeBefore(tx, id, before) };
    const said = { ...(note !== undefined && { note }), ...(isShown !== undefined && { isShown }) };
    // Nothing but where it already is: there is nothing to set.
    if (Object.keys({ ...said, ...position }).length > 0)
      await tx
        .update(folderEntries)
        .set({ ...said, ...position })
        .where(entryOf(id, recipeId));
    return undefined;
  });
}

async function refuseToShow(
  tx: Transaction,
  userId: string,
  { isShared, recipeId }: { isShared: boolean; recipeId: string },
): Promise<void> {
  const [mine] = await tx
    .select({ id: ownRecipes.id })
    .from(ownRecipes)
    .where(and(eq(ownRecipes.id, recipeId), eq(ownRecipes.ownerId, userId)));
  if (!mine) throw new AppError('conflict', 'Only a recipe of your own can be shown or not.');
  if (!isShared) throw new AppError('conflict', 'Make a link first: then say which of your own recipes it shows.');
}

/** `null` where there is no such folder; done also when the recipe wasn't in it. */
export async function takeOutOfFolder(userId: string, id: string, recipeId: string): Promise<undefined | null> {
  await folderChanges.take(userId);
  return write(async (tx) => {
    if (!(await folderOwned(tx, userId, id))) return null;
    await tx.delete(folderEntries).where(entryOf(id, recipeId));
    return undefined;
  });
}

/** Those of a folder that its owner sees now, of which cards tell what the site's are. */
export function shownEntry(
  userId: string,
  {
    entry,
    own,
    owner,
  }: { entry: typeof folderEntries.$inferSelect; own: typeof ownRecipes.$inferSelect | null; owner: string | null },
  cards: ReadonlyMap<string, Extract<FolderEntry, { kind: 'site' }>['recipe']>,
): FolderEntry[] {
  const { note, isShown } = entry;
  if (own) {
    const { id, fields, ownerId } = own;
    return [{ kind: 'own', id, note, title: fields.title, isYours: ownerId === userId, owner: owner ?? '', isShown }];
  }
  const recipe = cards.get(entry.recipeId ?? '');
  return recipe ? [{ kind: 'site', id: recipe.id, note, recipe }] : [];
}
