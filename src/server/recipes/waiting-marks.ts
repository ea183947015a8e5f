import { and, eq, inArray, isNull } from 'drizzle-orm';
import { recipes } from '#src/db/schema.ts';
import type { Mark } from '#src/domain/scaling/marks.ts';
import type { Actor } from '../base/audit.ts';
import { read } from '../base/database.ts';
import { runJob } from '../workers/workers.ts';
import { editableRecipes } from './kind.ts';

/** A draft in whose steps marks wait. */
export interface WaitingIn {
  id: string;
  /** When its texts, of which the marks are, were changed last. */
  updatedAt: number;
  /** Those that somebody confirmed, or called wrong. */
  marks: Mark[];
  waiting: Mark[];
}

/** Recipes whose marks one thread looks for at a time: a tenth of what it may take. */
const AT_ONCE = 20;

/** Those of some drafts in which marks wait. */
export async function waitingIn(ids: readonly string[], viewer: Actor): Promise<WaitingIn[]> {
  const { id, updatedAt, ingredients, instructions, marks } = recipes;
  const theirs = and(eq(recipes.isPublished, false), isNull(recipes.deletedAt), editableRecipes(viewer));
  const found: WaitingIn[] = [];
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const rows = await read()
      .select({ id, updatedAt, ingredients, instructions, marks })
      .from(recipes)
      .where(and(inArray(id, ids.slice(at, at + AT_ONCE)), theirs));
    const waiting = rows.length === 0 ? [] : await runJob('waitingMarks', rows);
    found.push(
      ...rows.map((row, i) => ({ id: row.id, updatedAt: row.updatedAt, marks: row.marks, waiting: waiting[i] ?? [] })),
    );
  }
  return found.filter((each) => each.waiting.length > 0);
}
