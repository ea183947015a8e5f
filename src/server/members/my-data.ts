import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { Transaction } from '#src/db/client.ts';
import { favourites, linkedAccounts, mailQueue, ratings, recipes, users } from '#src/db/schema.ts';
import type { NotesAfterLeaving } from '#src/domain/members/member.ts';
import type { MyData } from '#src/domain/members/my-data.ts';
import { exportAiUsage } from '../ai/usage.ts';
import { findAccount } from '../base/accounts.ts';
import { read, write } from '../base/database.ts';
import { tag } from '../base/tags.ts';
import type { SignedIn } from '../base/viewer.ts';
import { exportCookMarks, exportCookNotes, leaveNotes } from '../cook-notes/leaving.ts';
import { settlePhotos } from '../cook-notes/photos.ts';
import { exportCookings } from '../cooked/cookings.ts';
import { exportFolders } from '../folders/export.ts';
import { exportHousehold } from '../household/household.ts';
import { endMembership } from '../household/membership.ts';
import { exportSubscription, forgetSubscription } from '../newsletter/subscriptions.ts';
import { exportOwnRecipes } from '../own-recipes/own-export.ts';
import { exportPantry } from '../pantry/pantry.ts';
import { endSubscriptionsOf } from '../premium/billing/ending.ts';
import { exportPremium } from '../premium/billing/export.ts';
import { exportMealPlan } from '../premium/meal-plan-export.ts';
import { exportRecipeNotes } from '../premium/recipe-notes.ts';
import { exportShoppingList } from '../premium/shopping-list/export.ts';
import { titleFor } from '../recipes/recipes.ts';
import { requireShownFactor } from './factors.ts';
import { refuseLastAdministrator, viewOf } from './members.ts';
import { NO_PASSWORD } from './passwords.ts';
import { provePassword, requireProof } from './reauthentication.ts';
import { listSessions } from './sessions.ts';
import { signInMethods } from './sign-in-methods.ts';

/** Everything kept about a member, but for the hash of their password and the keys and secrets they sign in with. Recipes they may not see have no title. */
export async function exportMyData(viewer: SignedIn): Promise<MyData | null> {
  const { id, session } = viewer;
  const account = await findAccount(id);
  const methods = await signInMethods(id);
  if (!account || !methods) return null;
  const { hasPassword, passkeys, codeApp } = methods;
  const { emailVerifiedAt, updatedAt } = account;
  return {
    account: { ...(await viewOf(account, session)), emailVerifiedAt, updatedAt },
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
    household: await exportHousehold(id),
    recipeNotes: await exportRecipeNotes(viewer),
    cookings: await exportCookings(id),
    pantry: await exportPantry(id),
    folders: await exportFolders(viewer),
    ownRecipes: await exportOwnRecipes(id),
    cookNotes: await exportCookNotes(viewer),
    ...(await exportCookMarks(id)),
    ...(await exportMealPlan(id)),
    newsletter: await exportSubscription(account),
    premium: await exportPremium(id),
    ...(await exportAiUsage(id)),
    sessions: await listSessions(id, session.storedId),
    signInMethods: { hasPassword, passkeys, codeApp },
    linkedAccounts: await read()
      .select({
        issuer: linkedAccounts.issuer,
        subject: linkedAccounts.subject,
        email: linkedAccounts.email,
        createdAt: linkedAccounts.createdAt,
        lastUsedAt: linkedAccounts.lastUsedAt,
      })
      .from(linkedAccounts)
      .where(eq(linkedAccounts.userId, id)),
  };
}

/**
 * Deletes the account for good, to one who has shown a factor of it, where it has one, and knows its password, or has just
 * signed in to one that has none. The
 * averages of what it rated follow; what it wrote under recipes goes too, or stays without a name.
 */
export async function deleteAccount(
  member: SignedIn,
  { password, cookNotes }: { password?: string | undefined; cookNotes: NotesAfterLeaving },
): Promise<void> {
  await requireShownFactor(read(), member);
  const account = await findAccount(member.id);
  if (account?.passwordHash === NO_PASSWORD) await requireProof(member, undefined);
  else await provePassword(member.id, password ?? '', 'password');
  await removeAccount(member.id, { cookNotes });
}

interface LeavingChoices {
  cookNotes?: NotesAfterLeaving;
  also?: (tx: Transaction, email: string) => Promise<void>;
}

/**
 * Deletes an account with all that hangs on it; `false` when there is none. `also` is done with it, in the same
 * transaction. What it pays for is ended first: throws `unavailable`, and deletes nothing, when that cannot be done; and
 * `conflict` for the last active administrator.
 */
export async function removeAccount(id: string, { cookNotes = 'delete', also }: LeavingChoices = {}): Promise<boolean> {
  await write((tx) => refuseLastAdministrator(tx, id));
  await endSubscriptionsOf(id);
  const isGone = await write(async (tx, change) => {
    await refuseLastAdministrator(tx, id);
    await leaveNotes(tx, change, id, cookNotes);
    await endMembership(tx, id);
    const rated = await tx.select().from(ratings).where(eq(ratings.userId, id));
    for (const { recipeId, rating } of rated) {
      await tx
        .update(recipes)
        .set({ ratingSum: sql`${recipes.ratingSum} - ${rating}`, totalRatings: sql`${recipes.totalRatings} - 1` })
        .where(eq(recipes.id, recipeId));
      change.touch('figures', tag.recipe(recipeId), tag.recipes, tag.trending);
    }
    const [gone] = await tx
      .delete(users)
      .where(eq(users.id, id))
      .returning({ email: users.email, verifiedAt: users.emailVerifiedAt });
    if (!gone) return false;
    // What is written about a contract still goes out: that the plan has ended, above all.
    await tx.delete(mailQueue).where(and(eq(mailQueue.to, gone.email), ne(mailQueue.template, 'premium')));
    // The subscription of an address that was never verified is somebody else's.
    if (gone.verifiedAt !== null) await forgetSubscription(tx, gone.email);
    await also?.(tx, gone.email);
    return true;
  });
  if (isGone) await settlePhotos([]);
  return isGone;
}
