import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { shoppingListShares, users } from '#src/db/schema.ts';
import { isOwnId } from '#src/domain/own-recipes/own-id.ts';
import type { SharedList } from '#src/domain/premium/shopping/list.ts';
import { keysOf } from '#src/domain/premium/shopping/merge.ts';
import { paths } from '#src/paths.ts';
import { hasPremiumToday } from '../../base/accounts.ts';
import { read, write } from '../../base/database.ts';
import { sha256 } from '../../base/secrets/secrets.ts';
import type { Viewer } from '../../base/viewer.ts';
import { seesWhole } from '../../recipes/recipes.ts';
import { siteFacts } from '../../site/site-facts.ts';
import { listChanges } from './adding.ts';
import { entryRows, type ListEntryRow, listFrom } from './list.ts';

/** Makes the one link by which others read a member's list; a link made before ends. Nothing but its hash is kept. */
export async function shareShoppingList(userId: string): Promise<{ url: string; createdAt: number }> {
  await listChanges.take(userId);
  const secret = randomBytes(24).toString('base64url');
  const row = { secretHash: sha256(secret), createdAt: Date.now() };
  await write((tx) =>
    tx
      .insert(shoppingListShares)
      .values({ userId, ...row })
      .onConflictDoUpdate({ target: shoppingListShares.userId, set: row }),
  );
  return { url: new URL(paths.sharedShoppingList(secret), siteFacts().url).href, createdAt: row.createdAt };
}

export async function unshareShoppingList(userId: string): Promise<void> {
  await listChanges.take(userId);
  await write((tx) => tx.delete(shoppingListShares).where(eq(shoppingListShares.userId, userId)));
}

/**
 * The list behind a link, without what the viewer would not see on the recipes' own pages; `null` for one that ended or
 * never was, and once its owner has no premium any more. What others of a household share with its owner is on it, as on
 * the owner's list, but nobody's name.
 */
export async function sharedShoppingList(secret: string, viewer: Viewer): Promise<SharedList | null> {
  const [share] = await read()
    .select({ userId: shoppingListShares.userId })
    .from(shoppingListShares)
    .innerJoin(users, and(eq(users.id, shoppingListShares.userId), hasPremiumToday()))
    .where(eq(shoppingListShares.secretHash, sha256(secret)));
  if (!share) return null;
  const rows = await entryRows(read(), share.userId);
  const isLeftOut = ({ shown }: ListEntryRow) => shown !== null && !seesWhole(viewer, shown);
  const { true: leftOut = [], false: left = [] } = Object.groupBy(rows, (row) => `${isLeftOut(row)}`);
  const { entries, items, ...rest } = await listFrom(read(), share.userId, left);
  const isOwn = new Set(left.flatMap(({ id, recipeId }) => (recipeId !== null && isOwnId(recipeId) ? id : [])));
  return {
    ...rest,
    entries: entries.map(({ addedBy: _, ...entry }) => (isOwn.has(entry.id) ? unnamed(entry) : entry)),
    items: items.map(({ addedBy: _, tickedBy: __, ...item }) => item),
    leftOut: { recipes: leftOut.length, items: leftOut.flatMap(itemsOf).length },
  };
}

/** What is to be bought for a recipe of somebody's own is on the list; what it is called is nobody else's. */
const unnamed = <Entry extends object>(entry: Entry) => ({ ...entry, recipeId: null, title: 'A recipe of their own' });

const itemsOf = ({ shown, removedKeys }: ListEntryRow): string[] => keysOf(shown?.ingredients ?? [], removedKeys);
