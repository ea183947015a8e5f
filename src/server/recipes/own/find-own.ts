import { and, eq } from 'drizzle-orm';
import type { Transaction } from '#src/db/client.ts';
import { ownRecipes, users } from '#src/db/schema.ts';
import { isOwnId } from '#src/domain/own-recipes/own-id.ts';
import type { MembersRecipe, OwnFinding } from '#src/domain/own-recipes/own-recipe.ts';
import { GATE_RULES } from '#src/domain/recipes/publishing-gate.ts';
import type { Recipe } from '#src/domain/recipes/recipe.ts';
import { read } from '../../base/database.ts';
import { runJob } from '../../workers/workers.ts';
import type { OwnRow } from './own-row.ts';
import { recipeOfOwn } from './recipe-of-own.ts';
import { ownVisibleTo } from './visible.ts';

/** An own recipe the member may see, or `null`. */
export async function ownRecipeFor(userId: string, id: string): Promise<MembersRecipe | null> {
  const found = await ownRowFor(userId, id);
  return found && toOwnRecipe(userId, await judgedToday(found.row), found.owner);
}

/** The same as the site's recipes are, for whatever is made of one. */
export async function ownAsRecipe(userId: string, id: string): Promise<Recipe | null> {
  return isOwnId(id) ? ((await ownRecipeFor(userId, id))?.recipe ?? null) : null;
}

/** Its row, with the first name of whose it is. */
async function ownRowFor(
  userId: string,
  id: string,
  db: Pick<Transaction, 'select'> = read(),
): Promise<{ row: OwnRow; owner: string } | null> {
  const [found] = await db
    .select({ row: ownRecipes, owner: users.firstName })
    .from(ownRecipes)
    .innerJoin(users, eq(users.id, ownRecipes.ownerId))
    .where(and(eq(ownRecipes.id, id), ownVisibleTo(userId)));
  return found ?? null;
}

/** What follows from it by the rules of today: tables learn with each upgrade. */
async function judgedToday(row: OwnRow): Promise<OwnRow> {
  if (row.derived.gateRules === GATE_RULES) return row;
  const { fields, derived } = row;
  return { ...row, derived: await runJob('ownRecipe', { fields, before: { ...fields, marks: derived.marks } }) };
}

const toOwnRecipe = (userId: string, row: OwnRow, owner: string): MembersRecipe => ({
  id: row.id,
  revision: row.revision,
  sharedWith: row.householdId === null ? 'nobody' : 'household',
  isYours: row.ownerId === userId,
  owner,
  basedOn: row.basedOn,
  offeredAt: row.offeredAt,
  vegan: veganOf(row.derived),
  recipe: recipeOfOwn(row),
  findings: row.derived.findings,
});

export const veganOf = ({ findings }: { findings: readonly OwnFinding[] }): MembersRecipe['vegan'] =>
  findings.some(({ kind }) => kind === 'animal') ? 'no' : findings.length > 0 ? 'unsure' : 'yes';
