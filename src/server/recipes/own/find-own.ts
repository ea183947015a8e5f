import { and, eq } from 'drizzle-orm';
import { ownRecipes, users } from '#src/db/schema.ts';
import { isOwnId } from '#src/domain/own-recipes/own-id.ts';
import type { MembersRecipe, OwnFinding, SharedWith } from '#src/domain/own-recipes/own-recipe.ts';
import { GATE_RULES } from '#src/domain/recipes/publishing-gate.ts';
import type { Recipe } from '#src/domain/recipes/recipe.ts';
import { read } from '../../base/database.ts';
import { runJob } from '../../workers/workers.ts';
import type { OwnRow } from './own-row.ts';
import { recipeOfOwn } from './recipe-of-own.ts';
import { ownVisibleTo } from './visible.ts';

/** An own recipe the member may see, or `null`. */
export async function ownRecipeFor(userId: string, id: string): Promise<MembersRecipe | null> {
  const [found] = await read()
    .select({ row: ownRecipes, owner: users.firstName })
    .from(ownRecipes)
    .innerJoin(users, eq(users.id, ownRecipes.ownerId))
    .where(and(eq(ownRecipes.id, id), ownVisibleTo(userId)));
  return found ? toOwnRecipe(userId, await judgedToday(found.row), found.owner) : null;
}

/** The same as the site's recipes are, for whatever is made of one. */
export async function ownAsRecipe(userId: string, id: string): Promise<Recipe | null> {
  return isOwnId(id) ? ((await ownRecipeFor(userId, id))?.recipe ?? null) : null;
}

/** What follows from it by the rules of today: tables learn with each upgrade. */
async function judgedToday(row: OwnRow): Promise<OwnRow> {
  if (row.derived.gateRules === GATE_RULES) return row;
  const { fields, derived } = row;
  return { ...row, derived: await runJob('ownRecipe', { fields, before: { ...fields, marks: derived.marks } }) };
}

const toOwnRecipe = (userId: string, row: OwnRow, owner: string): MembersRecipe => ({
  ...factsOfOwn(userId, row, owner),
  basedOn: row.basedOn,
  offeredAt: row.offeredAt,
  recipe: recipeOfOwn(row),
  findings: row.derived.findings,
});

/** What is said of one wherever it stands: whose it is, who else sees it, whether it is vegan. */
export const factsOfOwn = (userId: string, { id, revision, householdId, ownerId, derived }: OwnRow, owner: string) => ({
  ...{ id, revision, owner },
  sharedWith: sharingOf(householdId),
  isYours: ownerId === userId,
  vegan: veganOf(derived),
});

export const sharingOf = (householdId: string | null): SharedWith => (householdId === null ? 'nobody' : 'household');

export const veganOf = ({ findings }: { findings: readonly OwnFinding[] }): MembersRecipe['vegan'] =>
  findings.some(({ kind }) => kind === 'animal') ? 'no' : findings.length > 0 ? 'unsure' : 'yes';
