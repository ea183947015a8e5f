import { and, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { auditItems, moveItems, moves } from '#src/db/schema.ts';
import { AppError } from '#src/domain/errors.ts';
import { PERMISSIONS } from '#src/domain/members/permissions.ts';
import type { MoveChange, MoveState } from '#src/domain/moving/moves.ts';
import { findAccount } from '../../base/accounts.ts';
import { read, write } from '../../base/database.ts';
import { authorsHere } from '../authors.ts';

export type Move = typeof moves.$inferSelect;
export type MoveItem = typeof moveItems.$inferSelect;

export async function moveOf(id: string): Promise<Move | null> {
  const [move] = await read().select().from(moves).where(eq(moves.id, id));
  return move ?? null;
}

/** Whether anything goes on with one by itself. */
export const areMovesUnderWay = async (): Promise<boolean> =>
  (await read().$count(moves, inArray(moves.state, ['reading', 'going']))) > 0;

/** Moves, the newest first, with what became of their recipes. */
export async function listMoves() {
  const rows = await read().select().from(moves).orderBy(desc(moves.createdAt));
  return Promise.all(rows.map(viewOf));
}

/** A move as its screen shows it; `null` where there is none. */
export async function findMove(id: string) {
  const move = await moveOf(id);
  return move && viewOf(move);
}

const numberOf = (condition: SQL | undefined) => sql<number>`coalesce(sum(${condition}), 0)`.mapWith(Number);

async function viewOf({ startedBy: _, ...move }: Move) {
  const { state, isChosen, twin, gateProblem, picturesMissing } = moveItems;
  const [counts] = await read()
    .select({
      all: sql<number>`count(*)`.mapWith(Number),
      chosen: numberOf(and(eq(state, 'waiting'), eq(isChosen, true))),
      twins: numberOf(isNotNull(twin)),
      gate: numberOf(isNotNull(gateProblem)),
      pictures: numberOf(sql`${picturesMissing} > 0`),
      refused: numberOf(eq(state, 'refused')),
      came: numberOf(eq(state, 'came')),
      there: numberOf(eq(state, 'there')),
    })
    .from(moveItems)
    .where(eq(moveItems.moveId, move.id));
  const tags = await read().values<[string, number]>(sql`
    select each.value, count(*) from ${moveItems}, json_each(${moveItems.tags}) each
    where ${moveItems.moveId} = ${move.id} group by each.value order by count(*) desc, each.value limit 200`);
  return {
    ...move,
    counts: counts ?? { all: 0, chosen: 0, twins: 0, gate: 0, pictures: 0, refused: 0, came: 0, there: 0 },
    tagsFound: tags.map(([name, number]) => ({ name: String(name), number: Number(number) })),
    authorsFound: await authorsOf(move.id),
    ...(await deedsOf(move.id)),
  };
}

/** Names of authors in the file, and who has that name here. */
async function authorsOf(id: string) {
  const found = await read()
    .select({ name: moveItems.author, number: sql<number>`count(*)`.mapWith(Number) })
    .from(moveItems)
    .where(and(eq(moveItems.moveId, id), isNotNull(moveItems.author)))
    .groupBy(moveItems.author)
    .orderBy(desc(sql`count(*)`), moveItems.author)
    .limit(200);
  if (found.length === 0) return [];
  const here = await authorsHere();
  return found.flatMap(({ name, number }) => (name ? [{ name, number, here: here(name)?.name ?? null }] : []));
}

/** The entries of the log from which it can be taken back, the last first, and what became of its recipes that were. */
async function deedsOf(id: string) {
  const ofMove = and(eq(moveItems.moveId, id), isNotNull(moveItems.entryId));
  const entries = read().selectDistinct({ id: moveItems.entryId }).from(moveItems).where(ofMove);
  const open = await read()
    .selectDistinct({ id: auditItems.entryId })
    .from(auditItems)
    .where(and(inArray(auditItems.entryId, entries), isNull(auditItems.outcome)))
    .orderBy(desc(auditItems.entryId));
  const outcomes = await read()
    .select({ outcome: auditItems.outcome, number: sql<number>`count(*)`.mapWith(Number) })
    .from(auditItems)
    .where(and(inArray(auditItems.entryId, entries), isNotNull(auditItems.outcome)))
    .groupBy(auditItems.outcome);
  const of = (wanted: string) => outcomes.find(({ outcome }) => outcome === wanted)?.number ?? 0;
  return {
    entries: open.map((entry) => entry.id),
    takenBack: { done: of('done'), stayed: of('changed') + of('gone') + of('refused') },
  };
}

const NOW: Record<MoveState, string> = {
  coming: 'The file isn’t here yet',
  reading: 'The file is being read',
  ready: 'It hasn’t begun yet',
  going: 'It’s under way',
  paused: 'It’s paused',
  done: 'It’s done',
  failed: 'This file can’t be taken',
};

const COURSE = {
  go: { from: ['ready'], to: 'going' },
  pause: { from: ['going'], to: 'paused' },
  resume: { from: ['paused'], to: 'going' },
} as const satisfies Record<string, { from: readonly MoveState[]; to: MoveState }>;

/** Has it begin, wait or go on. Throws `not_found`, and `conflict` where it is at another point. */
export async function steerMove(id: string, action: 'go' | 'pause' | 'resume'): Promise<void> {
  const { from, to } = COURSE[action];
  const [moved] = await write((tx) =>
    tx
      .update(moves)
      .set({ state: to, problem: null })
      .where(and(eq(moves.id, id), inArray(moves.state, [...from])))
      .returning({ id: moves.id }),
  );
  if (moved) return;
  const move = await moveOf(id);
  throw move ? new AppError('conflict', NOW[move.state]) : new AppError('not_found', 'There’s no such file');
}

/** Says what is the same for all of its recipes. Throws as {@link steerMove} does, and `validation` for who may not write. */
export async function changeMove(id: string, change: MoveChange): Promise<void> {
  if (change.ownerId !== undefined) {
    const owner = await findAccount(change.ownerId);
    if (!owner?.isActive || !(PERMISSIONS.write as readonly string[]).includes(owner.role))
      throw new AppError('validation', 'Choose somebody who may write recipes');
  }
  const changed = await write((tx) =>
    tx
      .update(moves)
      .set(change)
      .where(and(eq(moves.id, id), IS_OPEN))
      .returning(),
  );
  if (changed.length === 0) await refuseClosed(id);
}

/** Where one may still choose. */
export const IS_OPEN = inArray(moves.state, ['ready', 'paused']);

/** Throws why nothing can be chosen now. */
export async function refuseClosed(id: string): Promise<never> {
  const move = await moveOf(id);
  throw move ? new AppError('conflict', NOW[move.state]) : new AppError('not_found', 'There’s no such file');
}
