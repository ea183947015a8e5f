import { and, eq } from 'drizzle-orm';
import type { Transaction } from '#src/db/client.ts';
import { ownRecipes } from '#src/db/schema.ts';
import { AppError } from '#src/domain/errors.ts';
import type { MembersRecipe, NewOwnRecipe, OwnChange, SharedWith } from '#src/domain/own-recipes/own-recipe.ts';
import type { Mark } from '#src/domain/scaling/marks.ts';
import { folded } from '#src/domain/words/folded.ts';
import { read, write } from '../base/database.ts';
import { cap } from '../base/limits/limits.ts';
import type { SignedIn } from '../base/viewer.ts';
import { requireMembership } from '../household/membership.ts';
import { ownRecipeFor } from '../recipes/own/find-own.ts';
import { findRecipe } from '../recipes/recipes.ts';
import { runJob } from '../workers/workers.ts';
import { ownLimit, refuseOneTooMany } from './limit.ts';

const changes = cap({ times: 300, seconds: 600 });

const ownOf = (userId: string, id: string) => and(eq(ownRecipes.id, id), eq(ownRecipes.ownerId, userId));

/** Throws `conflict` when there is no room for one more; `null` where it is a version of a recipe the member may not read. */
export async function addOwnRecipe(viewer: SignedIn, wanted: NewOwnRecipe): Promise<MembersRecipe | null> {
  const { id, fields, basedOn } = wanted;
  await changes.take(viewer.id);
  const before = await originOf(viewer, basedOn);
  if (!before) return null;
  const derived = await runJob('ownRecipe', { fields, before });
  const limit = await ownLimit(viewer);
  await write(async (tx) => {
    const [there] = await tx.select({ ownerId: ownRecipes.ownerId }).from(ownRecipes).where(eq(ownRecipes.id, id));
    if (there?.ownerId === viewer.id) return;
    if (there) throw new AppError('conflict', 'That id is taken');
    await refuseOneTooMany(tx, viewer.id, limit);
    const now = Date.now();
    const householdId = await householdFor(tx, viewer.id, wanted.sharedWith);
    const dates = { createdAt: now, updatedAt: now };
    const said = { id, ownerId: viewer.id, householdId, basedOn, name: folded(fields.title) };
    await tx.insert(ownRecipes).values({ ...said, fields, derived, ...dates });
  });
  return ownRecipeFor(viewer.id, id);
}

/** What it is made of, so that marks somebody confirmed there stay; `null` for a recipe that may not be read whole. */
async function originOf(viewer: SignedIn, basedOn: string | null) {
  if (basedOn === null) return { ingredients: [], instructions: [], marks: [] as Mark[] };
  const recipe = await findRecipe(basedOn, viewer);
  return recipe && !recipe.isTeaser ? recipe : null;
}

/** `null` when there is none of theirs. Throws `conflict` when it was changed since it was read. */
export async function changeOwnRecipe(userId: string, id: string, wanted: OwnChange): Promise<MembersRecipe | null> {
  const { fields, revision } = wanted;
  await changes.take(userId);
  const [before] = await read().select().from(ownRecipes).where(ownOf(userId, id));
  if (!before) return null;
  const derived = await runJob('ownRecipe', { fields, before: { ...before.fields, marks: before.derived.marks } });
  const isDone = await write(async (tx) => {
    const [there] = await tx.select({ revision: ownRecipes.revision }).from(ownRecipes).where(ownOf(userId, id));
    if (!there) return false;
    if (there.revision !== revision)
      throw new AppError('conflict', 'You changed this recipe somewhere else meanwhile. Look at it before you save.');
    const householdId = await householdFor(tx, userId, wanted.sharedWith);
    const said = { householdId, name: folded(fields.title), fields, derived };
    const next = { revision: revision + 1, updatedAt: Date.now() };
    await tx
      .update(ownRecipes)
      .set({ ...said, ...next })
      .where(ownOf(userId, id));
    return true;
  });
  return isDone ? ownRecipeFor(userId, id) : null;
}

export async function removeOwnRecipe(userId: string, id: string): Promise<void> {
  await changes.take(userId);
  await write((tx) => tx.delete(ownRecipes).where(ownOf(userId, id)));
}

/** The household it is shared with; throws `conflict` for who is in none. */
const householdFor = async (tx: Transaction, userId: string, sharedWith: SharedWith): Promise<string | null> =>
  sharedWith === 'household' ? (await requireMembership(tx, userId)).householdId : null;
