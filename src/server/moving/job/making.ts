import { and, eq, max } from 'drizzle-orm';
import type { Transaction } from '#src/db/client.ts';
import { moveItems, moves } from '#src/db/schema.ts';
import { AppError } from '#src/domain/errors.ts';
import { findAccount } from '../../base/accounts.ts';
import type { Actor } from '../../base/audit.ts';
import { read, write } from '../../base/database.ts';
import { type Gathered, recordDeed } from '../../deeds/recorded-deeds.ts';
import { authorsHere, withAuthor } from '../authors.ts';
import { readMovable } from '../movable-recipe.ts';
import { wordsOfRefusal } from '../refusal.ts';
import { type MovedRecipe, takeRecipe } from '../take-recipe.ts';
import { asChosen } from './as-chosen.ts';
import type { Move, MoveItem } from './moves.ts';
import { openMove } from './opened-move.ts';

/**
 * Makes the draft of a recipe of a move, and writes down with it what became of it: whatever ends this, it is made once or not at
 * all. Throws `validation` where the file can't be taken any more, and what is wrong with the machine.
 */
export async function makeOne({ moveId, number }: Pick<MoveItem, 'moveId' | 'number'>): Promise<void> {
  const place = and(eq(moveItems.moveId, moveId), eq(moveItems.number, number));
  const [row] = await read()
    .select({ move: moves, item: moveItems })
    .from(moveItems)
    .innerJoin(moves, eq(moves.id, moveItems.moveId))
    .where(place);
  // Paused or left out meanwhile.
  if (row?.move.state !== 'going' || row.item.state !== 'waiting' || !row.item.isChosen) return;
  const { move, item } = row;
  const [owner, mover] = [await actorOf(move.ownerId), await actorOf(move.startedBy)];
  if (!owner) {
    const problem = 'Whoever the drafts were for has no account any more. Choose somebody else.';
    await write((tx) => tx.update(moves).set({ state: 'paused', problem }).where(eq(moves.id, moveId)));
    return;
  }
  const { files, found } = await openMove(move);
  const settle = (change: Partial<MoveItem>) => (tx: Transaction) => tx.update(moveItems).set(change).where(place);
  const gathered: Gathered = [];
  try {
    const told = (await found(item.file))?.recipes[item.at];
    if (!told) throw new AppError('validation', 'We can’t find it in the file any more.');
    const chosen = asChosen(readMovable(told, item.source), item, move.tags);
    const { recipe, writerId } = withAuthor(chosen, await authorsHere(), move.authors);
    await takeRecipe(recipe, files.byPath, (await actorOf(writerId)) ?? owner, {
      // It was chosen, with the bin in sight.
      ...{ overBin: true, keepsAddress: move.keepsAddresses, gathered },
      alongside: async (tx, outcome) => {
        const entryId = await entryOf(tx, move, mover ?? owner, gathered);
        await settle(settled(outcome, entryId))(tx);
      },
    });
  } catch (error) {
    const why = wordsOfRefusal(error);
    await write(settle({ state: 'refused', notes: [why] }));
  }
}

const settled = (outcome: MovedRecipe, entryId: number | null): Partial<MoveItem> =>
  outcome.became === 'came'
    ? { state: 'came', recipeId: outcome.id, entryId, notes: outcome.notes, kept: outcome.kept, ...outcome.pictures }
    : // Nothing of it was to come: no picture is missed.
      { state: 'there', recipeId: outcome.id, picturesHere: 0, picturesMissing: 0 };

/** The entry of the log for all of a move. */
async function entryOf(tx: Transaction, move: Move, actor: Actor, gathered: Gathered): Promise<number | null> {
  const [last] = await tx
    .select({ id: max(moveItems.entryId) })
    .from(moveItems)
    .where(eq(moveItems.moveId, move.id));
  const details = { file: move.name };
  return recordDeed(tx, actor, gathered, { verb: 'move_in', details, goesOn: last?.id ?? undefined });
}

async function actorOf(id: string | null): Promise<Actor | null> {
  const account = id === null ? null : await findAccount(id);
  return account && { id: account.id, email: account.email, role: account.role };
}
