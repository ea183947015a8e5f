import { and, eq } from 'drizzle-orm';
import { ownRecipes, recipes } from '#src/db/schema.ts';
import { AppError } from '#src/domain/errors.ts';
import type { MembersRecipe, OwnOffer } from '#src/domain/own-recipes/own-recipe.ts';
import { newRecipeSchema } from '#src/domain/recipes/editing/recipe-editing.ts';
import { slugOf } from '#src/domain/recipes/slug.ts';
import { write } from '../base/database.ts';
import { cap } from '../base/limits/limits.ts';
import { siteKey } from '../base/secrets/signing.ts';
import type { SignedIn } from '../base/viewer.ts';
import { createOneWithin } from '../published/changing.ts';
import { tellHandedIn } from '../published/hand-in-mails.ts';
import { addHandIn } from '../published/hand-in-rows.ts';
import { recipeKind } from '../recipes/kind.ts';
import { ownRecipeFor, veganOf } from '../recipes/own/find-own.ts';

/** Each writes to every editor. */
const offers = cap({ times: 10, seconds: 86_400, message: 'That’s enough for today. Offer the next one tomorrow.' });

/**
 * Hands a copy to the editors as a draft of the site; to offer it again changes nothing. `null` when there is none of theirs.
 * Throws `conflict` where it isn't vegan.
 */
export async function offerOwnRecipe(
  viewer: SignedIn,
  id: string,
  { author }: OwnOffer,
): Promise<MembersRecipe | null> {
  const own = await ownRecipeFor(viewer.id, id);
  if (!own?.isYours) return null;
  if (own.offeredAt !== null) return own;
  await offers.take(viewer.id);
  await siteKey();
  const isDone = await write(async (tx, change) => {
    const mine = and(eq(ownRecipes.id, id), eq(ownRecipes.ownerId, viewer.id));
    const [row] = await tx.select().from(ownRecipes).where(mine);
    if (!row) return false;
    if (row.offeredAt !== null) return true;
    if (veganOf(row.derived) === 'no')
      throw new AppError('conflict', 'This site is vegan: swap what isn’t, then offer it.');
    const { fields, derived } = row;
    const now = Date.now();
    const draft = newRecipeSchema.parse({
      ...fields,
      description: fields.description || fields.title,
      marks: derived.marks,
      author,
    });
    const made = await createOneWithin(recipeKind, tx, change, { slug: slugOf(fields.title), draft }, viewer, now);
    const [thing] = await tx.select().from(recipes).where(eq(recipes.id, made));
    if (!thing) throw new Error(`The draft ${made} was written a moment ago and is not there`);
    await addHandIn(tx, recipeKind, { of: made, byId: viewer.id, version: thing.updatedAt });
    await tellHandedIn(tx, recipeKind, thing, viewer.id);
    await tx.update(ownRecipes).set({ offeredAt: now }).where(mine);
    return true;
  });
  return isDone ? ownRecipeFor(viewer.id, id) : null;
}
