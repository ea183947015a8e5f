import { and, asc, count, eq, inArray, isNull } from 'drizzle-orm';
import { users } from '#src/db/schema.ts';
import type { Actor } from '../base/audit.ts';
import { read } from '../base/database.ts';
import { wholeName } from './hand-in-mails.ts';
import { isLast } from './hand-in-rows.ts';
import type { PublishedKind } from './kind.ts';
import { editableBy, mayAll } from './own-drafts.ts';

const STATES = ['handed-in', 'back', 'approved'] as const;
type OnItsWay = (typeof STATES)[number];

/** Things that a list names, the longest waiting first. */
const NAMED = 10;

/** The number of things of a kind that stand somewhere between writing and publishing, of those that are the viewer's business. */
export async function waitingOf(kind: PublishedKind, viewer: Actor): Promise<Record<OnItsWay, number>> {
  const { handIns, table } = kind;
  const rows = await read()
    .select({ state: handIns.state, total: count() })
    .from(handIns)
    .innerJoin(table, eq(table.id, handIns.of))
    .where(and(isThere(kind, viewer), inArray(handIns.state, [...STATES])))
    .groupBy(handIns.state);
  const totals = new Map(rows.map(({ state, total }) => [state, total]));
  return {
    'handed-in': totals.get('handed-in') ?? 0,
    back: totals.get('back') ?? 0,
    approved: totals.get('approved') ?? 0,
  };
}

const isThere = (kind: PublishedKind, viewer: Actor) =>
  and(isNull(kind.table.deletedAt), eq(kind.table.isPublished, false), isLast(kind), editableBy(kind, viewer));

/** Those that wait for the viewer: what was handed in for whoever publishes, what came back for whoever writes. */
export async function thingsWaitingFor(kind: PublishedKind, viewer: Actor) {
  const { handIns, table } = kind;
  const isPublisher = mayAll(kind, viewer);
  const rows = await read()
    .select({
      ...{ id: table.id, title: table.title, at: handIns.at, answeredAt: handIns.answeredAt },
      ...{ remarks: handIns.remarks, firstName: users.firstName, lastName: users.lastName },
    })
    .from(handIns)
    .innerJoin(table, eq(table.id, handIns.of))
    .leftJoin(users, eq(users.id, handIns.byId))
    .where(and(isThere(kind, viewer), eq(handIns.state, isPublisher ? 'handed-in' : 'back')))
    .orderBy(asc(handIns.at))
    .limit(NAMED);
  return rows.map(({ id, title, at, answeredAt, remarks, firstName, lastName }) => ({
    ...{ kind: kind.name, id, title },
    at: answeredAt ?? at,
    by: firstName === null ? null : wholeName({ firstName, lastName }),
    remarks: remarks.length,
  }));
}
