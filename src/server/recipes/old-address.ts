import { and, eq, isNotNull } from 'drizzle-orm';
import type { Change, Transaction } from '#src/db/client.ts';
import { movedRecipes } from '#src/db/schema.ts';
import { paths } from '#src/paths.ts';
import type { Doer } from '../base/audit.ts';
import { redirectOldPlace } from '../site/redirects.ts';

/** Has the address that a recipe had at its old place lead to it from now on, where whoever moved it in wanted that. */
export async function redirectOldAddress(tx: Transaction, change: Change, id: string, actor: Doer): Promise<void> {
  const wanted = and(eq(movedRecipes.recipeId, id), isNotNull(movedRecipes.oldAddress));
  const rows = await tx.select({ address: movedRecipes.oldAddress }).from(movedRecipes).where(wanted);
  for (const { address } of rows)
    if (address) await redirectOldPlace(tx, change, { address, to: paths.recipe(id) }, actor);
}
