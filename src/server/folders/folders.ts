import { and, asc, count, eq, sql } from 'drizzle-orm';
import { folderEntries, folders, ownRecipes, recipes, users } from '#src/db/schema.ts';
import { AppError } from '#src/domain/errors.ts';
import { FOLDER_LIMIT, type Folder, type FolderSummary, type NewFolder } from '#src/domain/folders/folders.ts';
import { read, write } from '../base/database.ts';
import { VISITOR } from '../base/viewer.ts';
import { ownVisibleTo, recipePlaces } from '../recipes/own/visible.ts';
import { recipeCards, visibleTo } from '../recipes/recipes.ts';
import { inOrder, mayHold, recipeOfEntry, shownEntry } from './entries.ts';
import { folderChanges, ownFolder } from './owned.ts';

const shareOf = ({ sharedAt }: { sharedAt: number | null }) => (sharedAt === null ? null : { createdAt: sharedAt });

/** A member's folders by name; each says whether a recipe is in it, where one is asked about. */
export async function foldersOf(userId: string, recipeId?: string): Promise<FolderSummary[]> {
  const rows = await read()
    .select({
      id: folders.id,
      name: folders.name,
      sharedAt: folders.sharedAt,
      recipes: count(sql`coalesce(${recipes.id}, ${ownRecipes.id})`),
      holds: sql<number | null>`max(${recipeOfEntry} = ${recipeId ?? ''})`,
    })
    .from(folders)
    .leftJoin(folderEntries, eq(folderEntries.folderId, folders.id))
    .leftJoin(recipes, and(eq(recipes.id, folderEntries.recipeId), visibleTo(VISITOR, { byKey: true })))
    .leftJoin(ownRecipes, and(eq(ownRecipes.id, folderEntries.ownRecipeId), ownVisibleTo(userId)))
    .where(eq(folders.userId, userId))
    .groupBy(folders.id)
    .orderBy(asc(sql`lower(${folders.name})`), asc(folders.createdAt));
  return rows.map(({ sharedAt, holds, ...folder }) => ({
    ...folder,
    holds: holds === 1,
    share: shareOf({ sharedAt }),
  }));
}

/** One with what of it the member sees now; `null` for another's, as for none. */
export async function folderFor(userId: string, id: string): Promise<Folder | null> {
  const [folder] = await read().select().from(folders).where(ownFolder(userId, id));
  if (!folder) return null;
  const rows = await read()
    .select({ entry: folderEntries, own: ownRecipes, owner: users.firstName })
    .from(folderEntries)
    .leftJoin(ownRecipes, and(eq(ownRecipes.id, folderEntries.ownRecipeId), ownVisibleTo(userId)))
    .leftJoin(users, eq(users.id, ownRecipes.ownerId))
    .where(eq(folderEntries.folderId, id))
    .orderBy(...inOrder);
  const cards = await recipeCards(rows.flatMap(({ entry }) => entry.recipeId ?? []));
  const byId = new Map(cards.map((card) => [card.id, card]));
  const entries = rows.flatMap((row) => shownEntry(userId, row, byId));
  return { id, name: folder.name, share: shareOf(folder), entries };
}

/** The same `id` again changes nothing. Throws `conflict` when there is no room for one more. */
export async function addFolder(userId: string, { id, name, entries }: NewFolder): Promise<Folder | null> {
  await folderChanges.take(userId);
  await write(async (tx) => {
    const [there] = await tx.select({ userId: folders.userId }).from(folders).where(eq(folders.id, id));
    if (there?.userId === userId) return;
    if (there) throw new AppError('conflict', 'That id is taken');
    const [kept] = await tx.select({ count: count() }).from(folders).where(eq(folders.userId, userId));
    if ((kept?.count ?? 0) >= FOLDER_LIMIT.folders)
      throw new AppError('conflict', `You have ${FOLDER_LIMIT.folders} folders, which is all there is room for.`);
    const addedAt = Date.now();
    await tx.insert(folders).values({ id, userId, name, createdAt: addedAt });
    for (const [position, { recipeId, note }] of entries.entries())
      if (await mayHold(tx, userId, recipeId))
        await tx
          .insert(folderEntries)
          .values({ folderId: id, ...recipePlaces(recipeId), position, note, addedAt })
          .onConflictDoNothing();
  });
  return folderFor(userId, id);
}

/** `null` when there is none. */
export async function renameFolder(userId: string, id: string, name: string): Promise<undefined | null> {
  await folderChanges.take(userId);
  const renamed = await write((tx) =>
    tx.update(folders).set({ name }).where(ownFolder(userId, id)).returning({ id: folders.id }),
  );
  return renamed.length > 0 ? undefined : null;
}

/** With its entries and its link; what was in it stays where it was. */
export async function removeFolder(userId: string, id: string): Promise<void> {
  await folderChanges.take(userId);
  await write((tx) => tx.delete(folders).where(ownFolder(userId, id)));
}
