import { and, type Column, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '#src/db/client.ts';
import { ownRecipes } from '#src/db/schema.ts';
import { isOwnId } from '#src/domain/own-recipes/own-id.ts';

/**
 * The one place that decides which own recipes a member sees: theirs, and what somebody shares with the household that both
 * are in now.
 */
export const ownVisibleTo = (userId: string | Column): SQL | undefined =>
  or(eq(ownRecipes.ownerId, userId), sharedWith(userId));

export const sharedWith = (userId: string | Column): SQL =>
  sql`${ownRecipes.householdId} = (SELECT household_id FROM household_members WHERE user_id = ${userId})
    AND ${ownRecipes.ownerId} <> ${userId}
    AND EXISTS (SELECT 1 FROM household_members theirs
      WHERE theirs.user_id = ${ownRecipes.ownerId} AND theirs.household_id = ${ownRecipes.householdId})`;

/** Those of some ids that are own recipes the member sees. */
export const ownOfIds = (db: Pick<Transaction, 'select'>, userId: string, ids: readonly string[]) =>
  db
    .select()
    .from(ownRecipes)
    .where(and(inArray(ownRecipes.id, ids.filter(isOwnId)), ownVisibleTo(userId)));

/** The id of an entry's recipe, the site's or an own one. */
export const recipePlaced = ({
  recipeId,
  ownRecipeId,
}: Record<'recipeId' | 'ownRecipeId', Column>): SQL<string | null> => sql`coalesce(${recipeId}, ${ownRecipeId})`;

/** Where an entry keeps the id of its recipe: the site's and own ones are of two tables. */
export const recipePlaces = (id: string | null): { recipeId: string | null; ownRecipeId: string | null } =>
  id !== null && isOwnId(id) ? { recipeId: null, ownRecipeId: id } : { recipeId: id, ownRecipeId: null };
