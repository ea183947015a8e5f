import { randomUUID } from 'node:crypto';
import { and, eq, notInArray } from 'drizzle-orm';
import { moves } from '#src/db/schema.ts';
import { AppError } from '#src/domain/errors.ts';
import { megabytes } from '#src/domain/megabytes.ts';
import { MOVE_FILE_MOST } from '#src/domain/moving/moves.ts';
import { type Actor, recordAudit } from '../../base/audit.ts';
import { read, write } from '../../base/database.ts';
import { diskRoom } from '../../base/disk.ts';
import { env } from '../../base/env.ts';
import { removeMoveFile, writePart } from './move-file.ts';
import { type Move, moveOf } from './moves.ts';

/** Moves that aren't through: their files lie on the disk. */
const MOST_OPEN = 3;
/** Bytes that must stay free beside a file. */
const SPARE = 256 * 1024 ** 2;

let hasJob = true;
/** Says of this process that nothing reads what is sent: a function has neither a disk nor a background. */
export const moveNothing = (): void => {
  hasJob = false;
};

/** Makes room for a file of so many bytes, which then comes part by part. Throws `validation` where there is none. */
export async function beginMove(
  { name, size, modifiedAt = null }: { name: string; size: number; modifiedAt?: number | null | undefined },
  actor: Actor,
): Promise<Move> {
  if (!hasJob)
    throw new AppError(
      'validation',
      'This host has no disk to keep the file on. Move in with “npm run import” on a computer, on the same database.',
    );
  if (size > MOVE_FILE_MOST) throw new AppError('validation', `Send at most ${megabytes(MOVE_FILE_MOST)}.`);
  const { free, total } = await diskRoom(env().DATA_DIR);
  if (total > 0 && free < size + SPARE)
    throw new AppError('validation', 'There isn’t enough room on the server’s disk for this file.');
  const move = {
    ...{ id: randomUUID(), name, size, modifiedAt, received: 0, state: 'coming' as const, problem: null },
    ...{ startedBy: actor.id, ownerId: actor.id, tags: {}, authors: {}, keepsAddresses: false },
    ...{ files: 0, filesRead: 0, passed: [], createdAt: Date.now(), endedAt: null },
  };
  await write(async (tx) => {
    const open = await tx.$count(moves, notInArray(moves.state, ['done', 'failed']));
    if (open >= MOST_OPEN)
      throw new AppError('conflict', `There are ${MOST_OPEN} files here already. Finish or discard one first.`);
    await tx.insert(moves).values(move);
  });
  return move;
}

/**
 * Takes the next part of a file; with the last one it's read. `null` where there is no such move; throws `conflict` for a part
 * that isn't the next, with how many bytes are here.
 */
export async function takePart(id: string, at: number, bytes: Uint8Array, actor: Actor): Promise<number | null> {
  const move = await moveOf(id);
  if (!move) return null;
  const received = at + bytes.length;
  if (move.state !== 'coming' || move.received !== at || received > move.size) throw notNext(move.received);
  await writePart(id, at, bytes);
  const isWhole = received === move.size;
  await write(async (tx) => {
    const [taken] = await tx
      .update(moves)
      .set({ received, ...(isWhole && { state: 'reading' }) })
      .where(and(eq(moves.id, id), eq(moves.state, 'coming'), eq(moves.received, at)))
      .returning({ id: moves.id });
    if (!taken) throw notNext(move.received);
    if (isWhole)
      await recordAudit(tx, actor, { action: 'move.read', subject: move.name, details: { size: move.size } });
  });
  return received;
}

const notNext = (received: number): AppError =>
  new AppError('conflict', 'That isn’t the next part of this file.', { body: { received } });

/** Forgets a move, with its file: what came stays. `false` where there is none; throws `conflict` while it's making drafts. */
export async function discardMove(id: string, actor: Actor): Promise<boolean> {
  const move = await moveOf(id);
  if (!move) return false;
  await write(async (tx) => {
    const [gone] = await tx
      .delete(moves)
      .where(and(eq(moves.id, id), notInArray(moves.state, ['going'])))
      .returning({ id: moves.id });
    if (!gone) throw new AppError('conflict', 'Pause it first.');
    await recordAudit(tx, actor, { action: 'move.discard', subject: move.name });
  });
  await removeMoveFile(id);
  return true;
}

/** Forgets what was begun before a moment (UTC milliseconds), but for what is under way. */
export async function forgetMoves(before: number): Promise<void> {
  const rows = await read()
    .select()
    .from(moves)
    .where(notInArray(moves.state, ['going', 'reading']));
  for (const { id, endedAt, createdAt } of rows) {
    if ((endedAt ?? createdAt) >= before) continue;
    await write((tx) => tx.delete(moves).where(eq(moves.id, id)));
    await removeMoveFile(id);
  }
}
