import { eq } from 'drizzle-orm';
import type { Change, Transaction } from '#src/db/client.ts';
import type { PublishedRow } from '#src/db/schema/published.ts';
import { AppError } from '#src/domain/errors.ts';
import type { Actor } from '../base/audit.ts';
import type { Gathered } from '../deeds/recorded-deeds.ts';
import { binOneWithin, purgeOneWithin, unbinOneWithin } from './bin.ts';
import { changeOneWithin, type EditOutcome } from './changing.ts';
import type { PublishedFields, PublishedKind } from './kind.ts';

/** The outcome for one of several things. */
export interface DeedResult {
  id: string;
  outcome: EditOutcome | 'refused';
  /** Why it was refused, or is not all it was. */
  message?: string;
}

/** The work on one of several things; a function says what it changes of each. */
export type WorkOnOne<Row extends PublishedRow, Fields extends PublishedFields> =
  | 'delete'
  | 'restore'
  | 'purge'
  | ((row: Row) => Fields);

/** Does something to one of several things, as a part of the write that does it to all; one that refuses stays as it is. */
export async function doToOne<Row extends PublishedRow, Fields extends PublishedFields, Said>(
  kind: PublishedKind<Row, Fields, Said>,
  tx: Transaction,
  change: Change,
  id: string,
  deed: WorkOnOne<Row, Fields>,
  actor: Actor,
  gathered: Gathered,
): Promise<DeedResult> {
  try {
    if (deed === 'delete') return { id, outcome: await binOneWithin(kind, tx, change, id, actor, gathered) };
    if (deed === 'restore') return { id, ...(await unbinOneWithin(kind, tx, change, id, actor, gathered)) };
    if (deed === 'purge') return { id, outcome: await purgeOneWithin(kind, tx, id, actor, gathered) };
    const [row] = await tx.select().from(kind.table).where(eq(kind.table.id, id));
    if (!row) return { id, outcome: 'not_found' };
    return { id, outcome: await changeOneWithin(kind, tx, change, id, deed(row as Row), actor, { gathered }) };
  } catch (error) {
    // Thrown before anything of this one is written.
    const isRefusal = error instanceof AppError && (error.code === 'validation' || error.code === 'forbidden');
    if (isRefusal) return { id, outcome: 'refused', message: error.message };
    throw error;
  }
}

/** The verb the log has for what was done. */
export const verbOfWork = (action: string): string => VERBS[action] ?? 'edit';
const VERBS: Record<string, string> = {
  publish: 'publish',
  unpublish: 'unpublish',
  delete: 'delete',
  restore: 'undelete',
  purge: 'purge',
  owner: 'give',
};
