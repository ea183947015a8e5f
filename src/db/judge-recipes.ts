import { eq, isNull, ne, or } from 'drizzle-orm';
import { derivedFields } from '#src/domain/recipes/derived.ts';
import { GATE_RULES } from '#src/domain/recipes/publishing-gate.ts';
import type { Change, Database, Transaction } from './client.ts';
import { recipes } from './schema.ts';

const ROWS_PER_TRANSACTION = 200;

/**
 * Judges recipes again that were written under other rules: what follows from their fields is computed anew, and labels
 * that no longer hold are taken off. A published one that fails the gate stays where it is, says no longer that it is
 * vegan, and stands in the administrators' list under "Published, but not vegan". Returns how many were judged.
 */
export async function judgeRecipes(database: Database): Promise<number> {
  let judged = 0;
  for (let rows = ROWS_PER_TRANSACTION; rows === ROWS_PER_TRANSACTION; judged += rows) {
    rows = await database.write(judgeSome);
  }
  return judged;
}

async function judgeSome(tx: Transaction, change: Change): Promise<number> {
  const rows = await tx
    .select()
    .from(recipes)
    .where(or(isNull(recipes.gateRules), ne(recipes.gateRules, GATE_RULES)))
    .limit(ROWS_PER_TRANSACTION);
  for (const row of rows) {
    const derived = derivedFields(row);
    await tx.update(recipes).set(derived).where(eq(recipes.number, row.number));
    const isOther = Object.entries(derived).some(
      ([name, value]) =>
        name !== 'gateRules' && JSON.stringify(value) !== JSON.stringify(row[name as keyof typeof row]),
    );
    if (row.isPublished && isOther) change.touch('content', `recipe:${row.id}`, 'recipes');
  }
  return rows.length;
}
