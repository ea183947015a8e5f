import { and, desc, eq, isNotNull, isNull, like, type SQL } from 'drizzle-orm';
import type { PublishedRow } from '#src/db/schema/published.ts';
import type { Stand } from '#src/domain/published/stands.ts';
import type { Actor } from '../base/audit.ts';
import { read, write } from '../base/database.ts';
import { likeWord, wordsOf } from '../base/like.ts';
import { type Gathered, recordDeed } from '../deeds/recorded-deeds.ts';
import { type DeedResult, doToOne, verbOfWork } from './deeds.ts';
import { standing, standsOf } from './hand-in-rows.ts';
import { findRevision, type Revision } from './history.ts';
import type { PublishedFields, PublishedKind } from './kind.ts';
import { editableBy } from './own-drafts.ts';

const MOST_LISTED = 500;

/** The filter an administrators' list is narrowed by. */
export interface ListFilter {
  status: 'all' | 'published' | 'draft' | 'handed-in' | 'back' | 'approved' | 'bin';
  search?: string | undefined;
}

type Listed = Pick<PublishedKind, 'table' | 'editors'>;

/** One that is the viewer's business. */
const theirOne = (kind: Listed, id: string, viewer: Actor): SQL | undefined =>
  and(eq(kind.table.id, id), isNull(kind.table.deletedAt), editableBy(kind, viewer));

/** A thing that is not in the bin and the viewer's business; or `null`. */
export async function findTheirs<Row extends PublishedRow, Fields extends PublishedFields, Said>(
  kind: PublishedKind<Row, Fields, Said>,
  id: string,
  viewer: Actor,
): Promise<Row | null> {
  const [row] = await read()
    .select()
    .from(kind.table)
    .where(theirOne(kind, id, viewer));
  return (row as Row | undefined) ?? null;
}

/** The same as it was before one of its changes, with that change; what was not kept is as it is now. */
export async function findTheirVersion<Row extends PublishedRow, Fields extends PublishedFields, Said>(
  kind: PublishedKind<Row, Fields, Said>,
  { id, revision: number }: { id: string; revision: number },
  viewer: Actor,
): Promise<{ row: Row; revision: Revision } | null> {
  const [now, found] = await Promise.all([findTheirs(kind, id, viewer), findRevision<Partial<Row>>(kind, id, number)]);
  if (!now || !found) return null;
  const { kept, ...revision } = found;
  return { row: { ...now, ...kept }, revision };
}

/** Every thing that is the viewer's business, or those of the bin; the last changed first, with words of its title. */
export async function listTheirs<Row extends PublishedRow, Fields extends PublishedFields, Said>(
  kind: PublishedKind<Row, Fields, Said>,
  { status, search = '' }: ListFilter,
  viewer: Actor,
): Promise<(Row & { stand: Stand })[]> {
  const { table } = kind;
  const isThere = isNull(table.deletedAt);
  const draft = and(isThere, eq(table.isPublished, false));
  const inState = {
    all: isThere,
    bin: isNotNull(table.deletedAt),
    published: and(isThere, eq(table.isPublished, true)),
    draft,
    'handed-in': and(draft, standing(kind, 'handed-in')),
    back: and(draft, standing(kind, 'back')),
    approved: and(draft, standing(kind, 'approved')),
  }[status];
  const named = wordsOf(search).map((word) => like(table.title, likeWord(word)));
  const rows = await read()
    .select()
    .from(table)
    .where(and(inState, editableBy(kind, viewer), ...named))
    .orderBy(desc(status === 'bin' ? table.deletedAt : table.updatedAt), desc(table.createdAt))
    .limit(MOST_LISTED);
  const stands = await standsOf(kind, rows);
  return rows.map((row) => ({ ...(row as Row), stand: stands.get(row.id) ?? 'work' }));
}

/** The state that every row of a list tells. */
export const listedState = ({
  id,
  title,
  isPublished,
  publishAt,
  unpublishAt,
  deletedAt,
  updatedAt,
  stand,
}: PublishedRow & { stand: Stand }) => ({
  id,
  title,
  isPublished,
  publishAt,
  unpublishAt,
  deletedAt,
  updatedAt,
  stand,
});

/** A row without what is nobody's to write. */
export function writtenColumns<Row extends PublishedRow & { number: number }>(row: Row) {
  const { number: _, ownerId: __, deletedAt: ___, wasPublished: ____, publishedAt: _____, ...rest } = row;
  const { createdAt: ______, ...written } = rest;
  return written;
}

/** Does one thing to several in one write. */
export function doToEach<Row extends PublishedRow, Fields extends PublishedFields, Said>(
  kind: PublishedKind<Row, Fields, Said>,
  { ids, action }: { ids: readonly string[]; action: 'publish' | 'unpublish' | 'delete' | 'restore' | 'purge' },
  actor: Actor,
): Promise<DeedResult[]> {
  const isOfShowing = action === 'publish' || action === 'unpublish';
  const work = isOfShowing ? () => ({ isPublished: action === 'publish' }) as Fields : action;
  return write(async (tx, change) => {
    const results: DeedResult[] = [];
    const gathered: Gathered = [];
    for (const id of new Set(ids)) results.push(await doToOne(kind, tx, change, id, work, actor, gathered));
    await recordDeed(tx, actor, gathered, { verb: verbOfWork(action) });
    return results;
  });
}
