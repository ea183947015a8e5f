import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { folderEntries, folders, ownRecipes, users } from '#src/db/schema.ts';
import type { SharedFolder } from '#src/domain/folders/folders.ts';
import { paths } from '#src/paths.ts';
import { read, write } from '../base/database.ts';
import { sha256 } from '../base/secrets/secrets.ts';
import { recipeOfOwn } from '../recipes/own/recipe-of-own.ts';
import { recipeCards } from '../recipes/recipes.ts';
import { siteFacts } from '../site/site-facts.ts';
import { inOrder } from './entries.ts';
import { folderChanges, ownFolder } from './owned.ts';

/** Makes the one link by which others read a folder; a link made before ends. Nothing but its hash is kept. `null` for no folder. */
export async function shareFolder(userId: string, id: string): Promise<{ url: string; createdAt: number } | null> {
  await folderChanges.take(userId);
  const secret = randomBytes(24).toString('base64url');
  const createdAt = Date.now();
  const shared = await write((tx) =>
    tx
      .update(folders)
      .set({ secretHash: sha256(secret), sharedAt: createdAt })
      .where(ownFolder(userId, id))
      .returning({ id: folders.id }),
  );
  return shared.length > 0 ? { url: new URL(paths.sharedFolder(secret), siteFacts().url).href, createdAt } : null;
}

/** Ends the link, and with it whatever own recipes it showed: the next one begins with none. `null` for no folder. */
export async function unshareFolder(userId: string, id: string): Promise<undefined | null> {
  await folderChanges.take(userId);
  return write(async (tx) => {
    const ended = await tx
      .update(folders)
      .set({ secretHash: null, sharedAt: null })
      .where(ownFolder(userId, id))
      .returning({ id: folders.id });
    if (ended.length === 0) return null;
    await tx.update(folderEntries).set({ isShown: false }).where(eq(folderEntries.folderId, id));
    return undefined;
  });
}

/**
 * The folder behind a link: what of the site's recipes visitors see, and of own ones those its owner wrote and chose to show.
 * Nobody's name is in it. `null` for a link that ended or never was.
 */
export async function sharedFolder(secret: string): Promise<SharedFolder | null> {
  const [folder] = await read()
    .select({ id: folders.id, name: folders.name, userId: folders.userId })
    .from(folders)
    .innerJoin(users, and(eq(users.id, folders.userId), eq(users.isActive, true)))
    .where(eq(folders.secretHash, sha256(secret)));
  if (!folder) return null;
  const rows = await read()
    .select({ recipeId: folderEntries.recipeId, note: folderEntries.note, own: ownRecipes })
    .from(folderEntries)
    .leftJoin(
      ownRecipes,
      and(
        eq(ownRecipes.id, folderEntries.ownRecipeId),
        eq(ownRecipes.ownerId, folder.userId),
        eq(folderEntries.isShown, true),
      ),
    )
    .where(eq(folderEntries.folderId, folder.id))
    .orderBy(...inOrder);
  const cards = await recipeCards(rows.flatMap(({ recipeId }) => recipeId ?? []));
  const byId = new Map(cards.map((card) => [card.id, card]));
  const entries = rows.flatMap(({ recipeId, note, own }): SharedFolder['entries'] => {
    if (own) return [{ kind: 'own', note, recipe: recipeOfOwn(own) }];
    const recipe = byId.get(recipeId ?? '');
    return recipe ? [{ kind: 'site', note, recipe }] : [];
  });
  return { name: folder.name, entries };
}
