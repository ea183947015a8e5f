import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { jobFailures, moveItems, moves } from '#src/db/schema.ts';
import { read, write } from '../../base/database.ts';
import { workThrough } from '../../base/jobs.ts';
import { isOfFile } from './look-at.ts';
import { makeOne } from './making.ts';
import { removeMoveFile } from './move-file.ts';
import type { Move } from './moves.ts';
import { closeMove } from './opened-move.ts';
import { readOn } from './reading.ts';

/** Recipes that are made in one turn: a stop waits for so many. */
const TURN = 3;

type Task = { id: string; move: Move; number: number | null };

/**
 * Does the next part of what is to be done for moves: reads on, makes some drafts, ends those that are through. Resolves to whether
 * there is more to do at once.
 */
export async function tendMoves(now = Date.now()): Promise<boolean> {
  const underWay = await read()
    .select()
    .from(moves)
    .where(inArray(moves.state, ['reading', 'going']))
    .orderBy(asc(moves.createdAt));
  if (underWay.length === 0) {
    closeMove();
    return false;
  }
  const { tasks, isMore } = await tasksOf(underWay);
  await workThrough('moving', tasks, { idOf: ({ id }) => id, work, now, isPatient: true });
  for (const move of underWay) await endIfThrough(move, now);
  return isMore;
}

/** Reading comes before making. What failed before is among them: the job forgets what it is not given. */
async function tasksOf(underWay: readonly Move[]): Promise<{ tasks: Task[]; isMore: boolean }> {
  const reading = underWay.filter(({ state }) => state === 'reading');
  const going = new Map(underWay.filter(({ state }) => state === 'going').map((move) => [move.id, move]));
  const taskId = sql<string>`${moveItems.moveId} || '/' || ${moveItems.number}`;
  const waiting = and(
    inArray(moveItems.moveId, [...going.keys()]),
    eq(moveItems.state, 'waiting'),
    eq(moveItems.isChosen, true),
  );
  const failures = await read().select().from(jobFailures).where(eq(jobFailures.job, 'moving'));
  const failed = failures.map(({ item }) => item);
  const place = { id: taskId, moveId: moveItems.moveId, number: moveItems.number };
  const inOrder = () => read().select(place).from(moveItems);
  const [fresh, late] = await Promise.all([
    inOrder()
      .where(and(waiting, notInArray(taskId, failed)))
      .orderBy(asc(moveItems.moveId), asc(moveItems.number))
      .limit(TURN),
    inOrder().where(and(waiting, inArray(taskId, failed))),
  ]);
  const tasks = [
    ...reading.map((move) => ({ id: move.id, move, number: null })),
    ...[...fresh, ...late].flatMap(({ id, moveId, number }) => {
      const move = going.get(moveId);
      return move ? [{ id, move, number }] : [];
    }),
  ];
  return { tasks, isMore: tasks.some(({ id }) => !failed.includes(id)) };
}

async function work({ move, number }: Task): Promise<void> {
  try {
    await (number === null ? readOn(move) : makeOne({ moveId: move.id, number }));
  } catch (error) {
    if (!isOfFile(error)) throw error;
    closeMove();
    const problem =
      error.code === 'not_found' ? 'The file isn’t on the server any more. Send it again.' : error.message;
    await write((tx) =>
      tx.update(moves).set({ state: 'failed', problem, endedAt: Date.now() }).where(eq(moves.id, move.id)),
    );
    await removeMoveFile(move.id);
  }
}

/** Ends one whose chosen recipes are all made; its file has done its work. */
async function endIfThrough({ id, state }: Move, now: number): Promise<void> {
  if (state !== 'going') return;
  const left = and(eq(moveItems.moveId, id), eq(moveItems.state, 'waiting'), eq(moveItems.isChosen, true));
  const isThrough = await write(async (tx) => {
    if ((await tx.$count(moveItems, left)) > 0) return false;
    const isGoing = and(eq(moves.id, id), eq(moves.state, 'going'));
    const ended = await tx.update(moves).set({ state: 'done', endedAt: now }).where(isGoing).returning();
    return ended.length > 0;
  });
  if (!isThrough) return;
  closeMove();
  await removeMoveFile(id);
}
