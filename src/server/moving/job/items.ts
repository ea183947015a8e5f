import { and, asc, eq, getTableColumns, gt, inArray, isNotNull, type SQL } from 'drizzle-orm';
import { moveItems, moves } from '#src/db/schema.ts';
import type { MoveItemsChange, MoveShown } from '#src/domain/moving/moves.ts';
import { type ListPage, listPage } from '#src/domain/paging.ts';
import { read, write } from '../../base/database.ts';
import { IS_OPEN, type MoveItem, moveOf, refuseClosed } from './moves.ts';

const { state, isChosen, twin, gateProblem, picturesMissing } = moveItems;
/** Which recipes of a move a list is of. */
const SHOWN: Record<MoveShown, SQL | undefined> = {
  all: undefined,
  chosen: and(eq(isChosen, true), eq(state, 'waiting')),
  twins: isNotNull(twin),
  gate: isNotNull(gateProblem),
  pictures: gt(picturesMissing, 0),
  refused: eq(state, 'refused'),
  came: eq(state, 'came'),
};

// What finds it again in the file is nobody's business.
const {
  moveId: _,
  file: __,
  at: ___,
  source: ____,
  foreignId: _____,
  entryId: ______,
  ...shownColumns
} = getTableColumns(moveItems);
type ShownItem = Pick<MoveItem, keyof typeof shownColumns>;

/** The recipes of a move, in the order of its file; `null` where there is no such move. */
export async function listMoveItems(
  id: string,
  { shown, page, limit }: { shown: MoveShown; page: number; limit: number },
): Promise<ListPage<ShownItem> | null> {
  if (!(await moveOf(id))) return null;
  const wanted = and(eq(moveItems.moveId, id), SHOWN[shown]);
  const [total, items] = await Promise.all([
    read().$count(moveItems, wanted),
    read()
      .select(shownColumns)
      .from(moveItems)
      .where(wanted)
      .orderBy(asc(moveItems.number))
      .limit(limit)
      .offset((page - 1) * limit),
  ]);
  return listPage(items, { page, limit, total });
}

/** Chooses recipes that wait, or says what category they are of. What came is left alone. Throws `not_found` and `conflict`. */
export async function changeMoveItems(
  id: string,
  { numbers, shown, isChosen: chosen, category }: MoveItemsChange,
): Promise<void> {
  const change = { ...(chosen !== undefined && { isChosen: chosen }), ...(category && { category }) };
  const which = numbers ? inArray(moveItems.number, numbers) : SHOWN[shown];
  const isOpen = await write(async (tx) => {
    const open = and(eq(moves.id, id), IS_OPEN);
    const [move] = await tx.select({ id: moves.id }).from(moves).where(open);
    if (move && Object.keys(change).length > 0)
      await tx
        .update(moveItems)
        .set(change)
        .where(and(eq(moveItems.moveId, id), eq(state, 'waiting'), which));
    return move !== undefined;
  });
  if (!isOpen) await refuseClosed(id);
}
