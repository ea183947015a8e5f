import { desc, eq, sql } from 'drizzle-orm';
import type { Transaction } from '#src/db/client.ts';
import { favourites, mailQueue, ratings, recipes, users } from '#src/db/schema.ts';
import type { MyData } from '#src/domain/members/member.ts';
import { exportAiUsage } from '../ai/usage.ts';
import { read, write } from '../base/database.ts';
import { tag } from '../base/tags.ts';
import type { SignedIn } from '../base/viewer.ts';
import { exportPremium } from '../premium/billing/export.ts';
import { endSubscriptionsOf } from '../premium/billing/upkeep.ts';
import { exportMealPlan } from '../premium/meal-plan-export.ts';
import { exportRecipeNotes } from '../premium/recipe-notes.ts';
import { exportShoppingList } from '../premium/shopping-list-export.ts';
import { titleFor } from '../recipes/recipes.ts';
import { findAccount, refuseLastAdministrator, viewOf } from './members.ts';
import { provePassword } from './reauthentication.ts';
import { listSessions } from './sessions.ts';

/** Everything kept about a member, but for the hash of their password. Recipes they may not see have no title. */
export async function exportMyData(viewer: SignedIn): Promise<MyData | null> {
  const { id, session } = viewer;
  const account = await findAccount(id);
  if (!account) return null;
  const { emailVerifiedAt, updatedAt } = account;
  return {
    account: { ...viewOf(account), emailVerifiedAt, updatedAt },
    favourites: await read()
      .select({ recipeId: favourites.recipeId, title: titleFor(viewer), savedAt: favourites.createdAt })
      .from(favourites)
      .innerJoin(recipes, eq(recipes.id, favourites.recipeId))
      .where(eq(favourites.userId, id))
      .orderBy(desc(favourites.createdAt)),
    ratings: await read()
      .select({
        recipeId: ratings.recipeId,
        title: titleFor(viewer),
        rating: ratings.rating,
        ratedAt: ratings.updatedAt,
      })
      .from(ratings)
      .innerJoin(recipes, eq(recipes.id, ratings.recipeId))
      .where(eq(ratings.userId, id))
      .orderBy(desc(ratings.updatedAt)),
    ...(await exportShoppingList(id)),
    recipeNotes: await exportRecipeNotes(viewer),
    ...(await exportMealPlan(id)),
    premium: await exportPremium(id),
    ...(await exportAiUsage(id)),
    sessions: await listSessions(id, session.storedId),
  };
}

/** Deletes the account for good, to one who knows its password. The averages of what it rated follow. */
export async function deleteAccount({ id }: SignedIn, password: string): Promise<void> {
  await provePassword(id, password, 'password');
  await removeAccount(id);
}

/**
 * Deletes an account with all that hangs on it; `false` when there is none. `also` is done with it, in the same
 * transaction. What it pays for is ended first: throws `unavailable`, and deletes nothing, when that cannot be done; and
 * `conflict` for the last active administrator.
 */
export async function removeAccount(
  id: string,
  also?: (tx: Transaction, email: string) => Promise<void>,
): Promise<boolean> {
  await write((tx) => refuseLastAdministrator(tx, id));
  await endSubscriptionsOf(id);
  return write(async (tx, change) => {
    await refuseLastAdministrator(tx, id);
    const rated = await tx.select().from(ratings).where(eq(ratings.userId, id));
    for (const { recipeId, rating } of rated) {
      await tx
        .update(recipes)
        .set({ ratingSum: sql`${recipes.ratingSum} - ${rating}`, totalRatings: sql`${recipes.totalRatings} - 1` })
        .where(eq(recipes.id, recipeId));
      change.touch('figures', tag.recipe(recipeId), tag.recipes, tag.trending);
    }
    const [gone] = await tx.delete(users).where(eq(users.id, id)).returning({ email: users.email });
    if (!gone) return false;
    await tx.delete(mailQueue).where(eq(mailQueue.to, gone.email));
    await also?.(tx, gone.email);
    return true;
  });
}
