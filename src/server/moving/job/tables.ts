import { asc, eq } from 'drizzle-orm';
import { moveItems } from '#src/db/schema.ts';
import { csvText } from '#src/domain/csv.ts';
import type { MoveItemState } from '#src/domain/moving/moves.ts';
import { paths } from '#src/paths.ts';
import { read } from '../../base/database.ts';
import { env } from '../../base/env.ts';
import { type MoveItem, moveOf } from './moves.ts';

const BECAME: Record<MoveItemState, string> = {
  waiting: 'left out',
  came: 'came as a draft',
  there: 'was here already',
  refused: 'couldn’t be read',
};

/** What became of each recipe of a move, as CSV; `null` where there is no such move. */
export async function reportOf(id: string): Promise<string | null> {
  const items = await itemsOf(id);
  return (
    items &&
    csvText([
      ['title', 'from', 'file', 'outcome', 'recipe', 'pictures', 'pictures missing', 'used', 'kept', 'notes'],
      ...items.map(({ title, label, file, state, recipeId, picturesHere, picturesMissing, used, kept, notes }) => [
        ...[title, label, file, BECAME[state], recipeId ? addressOf(recipeId) : ''],
        ...[picturesHere, picturesMissing].map(String),
        ...[used, kept, notes].map((each) => each.join('; ')),
      ]),
    ])
  );
}

/** The old and the new address of each recipe that is here, as CSV; `null` where there is no such move. */
export async function addressesOf(id: string): Promise<string | null> {
  const items = await itemsOf(id);
  return (
    items &&
    csvText([
      ['old', 'new'],
      ...items.flatMap(({ oldAddress, recipeId }) =>
        oldAddress && recipeId ? [[oldAddress, addressOf(recipeId)]] : [],
      ),
    ])
  );
}

const addressOf = (recipeId: string): string => new URL(paths.recipe(recipeId), env().SITE_URL).href;

const itemsOf = async (id: string): Promise<MoveItem[] | null> =>
  (await moveOf(id)) && read().select().from(moveItems).where(eq(moveItems.moveId, id)).orderBy(asc(moveItems.number));
