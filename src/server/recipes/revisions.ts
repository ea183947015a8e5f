import { isDeepStrictEqual } from 'node:util';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Transaction } from '#src/db/client.ts';
import { recipeRevisions, type recipes } from '#src/db/schema.ts';
import { type RecipeChange, recipeChangeSchema } from '#src/domain/recipes/editing/recipe-editing.ts';
import type { Doer } from '../base/audit.ts';
import { read } from '../base/database.ts';

/** So many are kept of a recipe, the newest. */
const KEPT = 50;

export interface Revision {
  id: number;
  /** UTC milliseconds of the change that ended it. */
  at: number;
  /** Who made that change. */
  actor: string;
  /** Names of the fields that change was of. */
  fields: string[];
}

type Row = typeof recipes.$inferSelect;

/** Names of the fields that a change gives another value. */
export const changedFields = (before: Row, change: RecipeChange): string[] =>
  Object.entries(change)
    .filter(([field, value]) => value !== undefined && !isDeepStrictEqual(value, before[field as keyof RecipeChange]))
    .map(([field]) => field);

const FIELDS = Object.keys(recipeChangeSchema.shape) as (keyof RecipeChange)[];

/**
 * Stores the current state of a recipe as a revision, in the transaction that is about to change those fields of it.
 */
export async function keepRevision(tx: Transaction, recipe: Row, changed: string[], actor: Doer): Promise<void> {
  const kept = Object.fromEntries(FIELDS.map((field) => [field, recipe[field]]));
  await tx
    .insert(recipeRevisions)
    .values({ recipeId: recipe.id, at: Date.now(), actor: actor.email, fields: changed, recipe: kept });
  await tx.run(sql`
    delete from ${recipeRevisions} where id in (
      select id from ${recipeRevisions} where recipe_id = ${recipe.id} order by id desc limit -1 offset ${KEPT})`);
}

const COLUMNS = {
  id: recipeRevisions.id,
  at: recipeRevisions.at,
  actor: recipeRevisions.actor,
  fields: recipeRevisions.fields,
} as const;

/** The changes of a recipe, the newest first. */
export const listRevisions = (recipeId: string): Promise<Revision[]> =>
  read()
    .select(COLUMNS)
    .from(recipeRevisions)
    .where(eq(recipeRevisions.recipeId, recipeId))
    .orderBy(desc(recipeRevisions.id));

/** What a recipe was before one of its changes, or `null`. */
export async function findRevision(
  recipeId: string,
  revisionId: number,
): Promise<(Revision & { recipe: RecipeChange }) | null> {
  const [row] = await read()
    .select({ ...COLUMNS, recipe: recipeRevisions.recipe })
    .from(recipeRevisions)
    .where(and(eq(recipeRevisions.recipeId, recipeId), eq(recipeRevisions.id, revisionId)));
  return row ? { ...row, recipe: row.recipe as RecipeChange } : null;
}
