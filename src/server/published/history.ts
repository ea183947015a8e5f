import { isDeepStrictEqual } from 'node:util';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Transaction } from '#src/db/client.ts';
import type { Doer } from '../base/audit.ts';
import { read } from '../base/database.ts';
import type { PublishedKind } from './kind.ts';

/** So many are kept of a thing, the newest. */
const KEPT = 50;

export interface Revision {
  id: number;
  /** UTC milliseconds of the change that ended it. */
  at: number;
  /** Who made that change. */
  actor: string;
  /** Names of the fields that change was of. */
  fields: string[];
}

/** Names of the fields that a change gives another value. */
export const changedFields = (before: object, change: object): string[] =>
  Object.entries(change)
    .filter(([field, value]) => value !== undefined && !isDeepStrictEqual(value, before[field as keyof object]))
    .map(([field]) => field);

/** Stores a thing as it is, in the transaction that is about to change those fields of it. */
export async function keepRevision(
  tx: Transaction,
  { revisions, fields }: Pick<PublishedKind, 'revisions' | 'fields'>,
  thing: { id: string },
  changed: string[],
  actor: Doer,
): Promise<void> {
  const kept = Object.fromEntries(fields.map((field) => [field, thing[field as keyof typeof thing]]));
  await tx.insert(revisions).values({ of: thing.id, at: Date.now(), actor: actor.email, fields: changed, kept });
  await tx.run(sql`
    delete from ${revisions} where id in (
      select id from ${revisions} where ${revisions.of} = ${thing.id} order by id desc limit -1 offset ${KEPT})`);
}

const columnsOf = ({ revisions: { id, at, actor, fields } }: Pick<PublishedKind, 'revisions'>) => ({
  id,
  at,
  actor,
  fields,
});

/** The changes of a thing, the newest first. */
export const listRevisions = (kind: Pick<PublishedKind, 'revisions'>, id: string): Promise<Revision[]> =>
  read().select(columnsOf(kind)).from(kind.revisions).where(eq(kind.revisions.of, id)).orderBy(desc(kind.revisions.id));

/** A thing as it was before one of its changes, field by field, or `null`. */
export async function findRevision<Fields>(
  kind: Pick<PublishedKind, 'revisions'>,
  id: string,
  revisionId: number,
): Promise<(Revision & { kept: Fields }) | null> {
  const { revisions } = kind;
  const [row] = await read()
    .select({ ...columnsOf(kind), kept: revisions.kept })
    .from(revisions)
    .where(and(eq(revisions.of, id), eq(revisions.id, revisionId)));
  return row ? { ...row, kept: row.kept as Fields } : null;
}
