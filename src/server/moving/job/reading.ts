import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '#src/db/client.ts';
import { moveItems, moves, recipes } from '#src/db/schema.ts';
import { write } from '../../base/database.ts';
import type { FoundRecipes } from '../formats/found-recipes.ts';
import { earlierPlace } from '../movable-recipe.ts';
import { type LookedAt, lookAt } from './look-at.ts';
import type { Move, MoveItem } from './moves.ts';
import { openMove } from './opened-move.ts';

/** Files without recipes that are told one by one. */
const MOST_PASSED = 200;
/** Rows of one statement. */
const AT_ONCE = 50;
/** Milliseconds after which others get their turn. */
const TURN = 2000;

/**
 * Reads on in the file of a move and writes down what is in it, file by file: whatever ends it, it goes on behind the last.
 * Throws `validation` for a file that can't be taken.
 */
export async function readOn(move: Move): Promise<void> {
  const began = performance.now();
  const { files } = await openMove(move);
  let { filesRead } = move;
  while (filesRead < files.toRead.length && performance.now() - began < TURN) {
    const path = files.toRead[filesRead] ?? '';
    const found = await files.foundIn(path);
    const now = Date.now();
    const isRead = found && 'recipes' in found;
    const looked: LookedAt[] = [];
    // One after the other: the pictures of one are in memory at a time.
    for (const told of isRead ? found.recipes : [])
      looked.push(await lookAt(told, found as FoundRecipes, files.byPath, now));
    filesRead++;
    await write(async (tx) => {
      const [current] = await tx.select().from(moves).where(eq(moves.id, move.id));
      // Discarded meanwhile.
      if (current?.state !== 'reading') return;
      const first = await tx.$count(moveItems, eq(moveItems.moveId, move.id));
      await keep(tx, move.id, path, first, looked);
      const passed = found && 'why' in found ? [{ name: path, why: found.why }] : [];
      const isThrough = filesRead === files.toRead.length;
      await tx
        .update(moves)
        .set({
          ...{ filesRead, files: files.toRead.length, passed: [...current.passed, ...passed].slice(0, MOST_PASSED) },
          ...(isThrough && (await stateAfter(tx, move.id))),
        })
        .where(eq(moves.id, move.id));
    });
  }
  if (files.toRead.length === 0) await write((tx) => tx.update(moves).set(NO_RECIPE).where(eq(moves.id, move.id)));
}

const NO_RECIPE = { state: 'failed', problem: 'We found no recipe in this file.' } as const;

async function stateAfter(tx: Transaction, id: string) {
  return (await tx.$count(moveItems, eq(moveItems.moveId, id))) === 0 ? NO_RECIPE : ({ state: 'ready' } as const);
}

async function keep(tx: Transaction, moveId: string, file: string, first: number, looked: readonly LookedAt[]) {
  const rows: MoveItem[] = [];
  const seen = new Set<string>();
  for (const [at, { recipe, ...row }] of looked.entries()) {
    const twin = recipe && (await twinOf(tx, moveId, recipe, seen));
    // One that is only called like another may be another.
    const isChosen = row.isChosen && (twin === null || twin === 'title' || twin === 'bin-title');
    rows.push({ ...row, moveId, number: first + at, file, at, twin, isChosen });
  }
  for (let at = 0; at < rows.length; at += AT_ONCE) await tx.insert(moveItems).values(rows.slice(at, at + AT_ONCE));
}

/** Where the same recipe may be already. */
async function twinOf(
  tx: Transaction,
  moveId: string,
  recipe: NonNullable<LookedAt['recipe']>,
  seen: Set<string>,
): Promise<MoveItem['twin']> {
  const { source, foreignId } = recipe.key;
  const there = await earlierPlace(tx, recipe);
  if (there) return there.isBinned ? 'bin' : 'here';
  const key = `${source} ${foreignId}`;
  const same = and(eq(moveItems.moveId, moveId), eq(moveItems.foreignId, foreignId), eq(moveItems.source, source));
  if (seen.has(key) || (await tx.$count(moveItems, same)) > 0) return 'file';
  seen.add(key);
  const called = inArray(sql`lower(${recipes.title})`, [recipe.draft.title.toLowerCase()]);
  if ((await tx.$count(recipes, and(called, isNull(recipes.deletedAt)))) > 0) return 'title';
  return (await tx.$count(recipes, called)) > 0 ? 'bin-title' : null;
}
