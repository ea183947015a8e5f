import { and, desc, eq, inArray, lt, max, notInArray, type SQL } from 'drizzle-orm';
import type { Transaction } from '#src/db/client.ts';
import type { HandInTable } from '#src/db/schema/published.ts';
import { type HandInState, standOf } from '#src/domain/published/handing-in.ts';
import type { Stand } from '#src/domain/published/stands.ts';
import { read } from '../base/database.ts';
import type { PublishedKind } from './kind.ts';

/** So many are kept of a thing, the newest; and all of the last day, of which there is a limit. */
const KEPT = 20;
export const HAND_IN_DAY = 86_400_000;

export type HandInRow = HandInTable['$inferSelect'];
type Reading = Pick<Transaction, 'select'>;
type Kept = Pick<PublishedKind, 'handIns'>;

/** The times a thing was handed in, the newest first. */
export const handInsOf = ({ handIns }: Kept, id: string, reading: Reading = read()): Promise<HandInRow[]> =>
  reading.select().from(handIns).where(eq(handIns.of, id)).orderBy(desc(handIns.id)).limit(KEPT);

export const lastHandIn = async (kind: Kept, id: string, reading: Reading = read()): Promise<HandInRow | null> =>
  (await handInsOf(kind, id, reading))[0] ?? null;

/** The last of each thing. */
export const isLast = ({ handIns }: Kept): SQL =>
  inArray(
    handIns.id,
    read()
      .select({ id: max(handIns.id) })
      .from(handIns)
      .groupBy(handIns.of),
  );

/** Things that stand somewhere on their way to being published, of whatever is no draft any more too. */
export const standing = ({ handIns, table }: Pick<PublishedKind, 'handIns' | 'table'>, stand: HandInState): SQL =>
  inArray(
    table.id,
    read()
      .select({ id: handIns.of })
      .from(handIns)
      .where(and(eq(handIns.state, stand), isLast({ handIns }))),
  );

/** Where each of some things stands. */
export async function standsOf(
  { handIns }: Kept,
  things: readonly { id: string; isPublished: boolean }[],
): Promise<Map<string, Stand>> {
  const ids = things.map(({ id }) => id);
  const rows =
    ids.length === 0
      ? []
      : await read()
          .select({ of: handIns.of, state: handIns.state })
          .from(handIns)
          .where(and(inArray(handIns.of, ids), isLast({ handIns })));
  const states = new Map(rows.map(({ of, state }) => [of, state]));
  return new Map(things.map(({ id, isPublished }) => [id, standOf(isPublished, states.get(id) ?? null)]));
}

/** Keeps that something is handed in. */
export async function addHandIn(
  tx: Transaction,
  { handIns }: Kept,
  { of, byId, version }: Pick<HandInRow, 'of' | 'byId' | 'version'>,
): Promise<void> {
  const now = Date.now();
  await tx.insert(handIns).values({ of, byId, version, at: now });
  const kept = tx
    .select({ id: handIns.id })
    .from(handIns)
    .where(eq(handIns.of, of))
    .orderBy(desc(handIns.id))
    .limit(KEPT);
  await tx
    .delete(handIns)
    .where(and(eq(handIns.of, of), lt(handIns.at, now - HAND_IN_DAY), notInArray(handIns.id, kept)));
}

export async function changeHandIn(
  tx: Transaction,
  { handIns }: Kept,
  { id }: Pick<HandInRow, 'id'>,
  change: Partial<HandInRow>,
): Promise<void> {
  await tx.update(handIns).set(change).where(eq(handIns.id, id));
}
