import { eq, isNull, ne, or } from 'drizzle-orm';
import { GATE_RULES, gateIssues } from '#src/domain/recipes/publishing-gate.ts';
import type { Change, Database, Transaction } from './client.ts';
import { recipes } from './schema.ts';

const ROWS_PER_TRANSACTION = 200;

/**
 * Judges recipes again that were written under other rules. A published one that fails stays where it is, says no longer
 * that it is vegan, and stands in the administrators' list under "Published, but not vegan". Returns how many were judged.
 */
export async function judgeRecipes(database: Database): Promise<number> {
  let judged = 0;
  for (let rows = ROWS_PER_TRANSACTION; rows === ROWS_PER_TRANSACTION; judged += rows) {
    rows = await database.write(judgeSome);
  }
  return judged;
}

async function judgeSome(tx: Transaction, change: Change): Promise<number> {
  const { number, id, isPublished, ingredients, instructions, veganAnswers, gateProblem } = recipes;
  const rows = await tx
    .select({ number, id, isPublished, ingredients, instructions, veganAnswers, gateProblem })
    .from(recipes)
    .where(or(isNull(recipes.gateRules), ne(recipes.gateRules, GATE_RULES)))
    .limit(ROWS_PER_TRANSACTION);
  for (const row of rows) {
    const problem = gateIssues(row)[0]?.message ?? null;
    await tx.update(recipes).set({ gateProblem: problem, gateRules: GATE_RULES }).where(eq(number, row.number));
    if (row.isPublished && problem !== row.gateProblem) change.touch('content', `recipe:${row.id}`);
  }
  return rows.length;
}
