import { randomBytes } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import { shoppingListShares, users } from '#src/db/schema.ts';
import type { ShoppingList } from '#src/domain/shopping/list.ts';
import { paths } from '#src/paths.ts';
import { read, write } from './database.ts';
import { sha256 } from './secrets.ts';
import { listChanges, listOf } from './shopping-list.ts';
import { siteFacts } from './site.ts';

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

/** The list behind a link; `null` for one that ended or never was, and once its owner has no premium any more. */
export async function sharedShoppingList(secret: string): Promise<ShoppingList | null> {
  const [share] = await read()
    .select({ userId: shoppingListShares.userId })
    .from(shoppingListShares)
    .innerJoin(
      users,
      and(eq(users.id, shoppingListShares.userId), eq(users.isActive, true), inArray(users.role, ['premium', 'admin'])),
    )
    .where(eq(shoppingListShares.secretHash, sha256(secret)));
  return share ? listOf(read(), share.userId) : null;
}
