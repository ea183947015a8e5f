import { and, eq, isNull, like, or } from 'drizzle-orm';
import type { Change, Transaction } from '#src/db/client.ts';
import type { PublishedRow } from '#src/db/schema/published.ts';
import { redirects } from '#src/db/schema.ts';
import { AppError } from '#src/domain/errors.ts';
import { type Schedule, scheduleIssues, timesAfter } from '#src/domain/published/schedule.ts';
import { type Actor, type Doer, recordAudit } from '../base/audit.ts';
import { write } from '../base/database.ts';
import { tag } from '../base/tags.ts';
import { type Gathered, sidesOf } from '../deeds/recorded-deeds.ts';
import { followHandIn } from './follow-hand-in.ts';
import { changedFields, findRevision, keepRevision } from './history.ts';
import type { PublishedFields, PublishedKind } from './kind.ts';
import { editableBy, refusePublic } from './own-drafts.ts';

/** The outcome of one action on one thing. */
export type EditOutcome = 'done' | 'unchanged' | 'not_found';

interface Creation<Fields, Said> {
  slug: string;
  draft: Fields & Schedule;
  said?: Said;
  /** When it was first written, where that was elsewhere. */
  createdAt?: number | undefined;
  /** It was said before, elsewhere: what does not hold here is left out, not refused. */
  isRestored?: boolean;
  /** Where it is one of many that one entry of the log is of. */
  gathered?: Gathered | undefined;
}

/**
 * Makes a thing, a draft unless it says otherwise; returns its id: `slug`, or with a number behind it where that was ever
 * used. Throws what its kind's `judge` does.
 */
export const createOne = <Row extends PublishedRow, Fields extends PublishedFields, Said>(
  kind: PublishedKind<Row, Fields, Said>,
  creation: Creation<Fields, Said>,
  actor: Actor,
  now = Date.now(),
): Promise<string> => write((tx, change) => createOneWithin(kind, tx, change, creation, actor, now));

/** {@link createOne} as a part of a larger write. */
export async function createOneWithin<Row extends PublishedRow, Fields extends PublishedFields, Said>(
  kind: PublishedKind<Row, Fields, Said>,
  tx: Transaction,
  change: Change,
  { slug, draft, said, createdAt, isRestored = false, gathered }: Creation<Fields, Said>,
  actor: Actor,
  now: number,
): Promise<string> {
  refusePublic(kind, actor, null, isToBePublic(draft));
  const fitted = kind.fitted?.(null, draft) ?? {};
  refuseTimes(null, draft, now);
  const after = { ...draft, ...fitted } as unknown as Row;
  const { columns, record } = kind.judge({
    ...{ before: null, after, fields: draft, changed: [], isRestored, said, actor, now },
  });
  const id = await freeId(tx, kind, slug);
  const dates = { publishedAt: draft.isPublished ? now : null, createdAt: createdAt ?? now, updatedAt: now };
  const ownerId = actor.role ? actor.id : null;
  await tx.insert(kind.table).values({ ...after, ...columns, id, ownerId, ...dates });
  const { isPublished } = draft;
  // Taken back by the bin, as long as nobody has changed it.
  if (gathered)
    gathered.push({ kind: kind.name, id, before: { isBinned: true }, after: { isBinned: false, updatedAt: now } });
  else await recordAudit(tx, actor, { action: `${kind.name}.create`, subject: id, details: { isPublished } });
  await record?.(tx, id);
  if (isPublished) touchAll(change, kind, id);
  if (isPlanned(draft)) change.touch('figures', tag.schedule);
  return id;
}

/** `red-lentil-dal`, else `red-lentil-dal-2` and so on. */
async function freeId(tx: Transaction, { table, address, reserved }: PublishedKind, slug: string): Promise<string> {
  const rows = await tx
    .select({ id: table.id })
    .from(table)
    .where(or(eq(table.id, slug), like(table.id, `${slug}-%`)));
  const moved = await tx
    .select({ from: redirects.from })
    .from(redirects)
    .where(like(redirects.from, `${address(slug)}%`));
  const taken = new Set([
    ...reserved,
    ...rows.map(({ id }) => id),
    ...moved.map(({ from }) => from.slice(address('').length)),
  ]);
  for (let number = 1; ; number++) {
    const id = number === 1 ? slug : `${slug}-${number}`;
    if (!taken.has(id)) return id;
  }
}

/** Has made anew whatever shows a thing, and whatever lists it. */
export const touchAll = (
  change: Change,
  { tagOf, listTags }: Pick<PublishedKind, 'tagOf' | 'listTags'>,
  id: string,
): void => change.touch('content', tagOf(id), ...listTags);

export interface ChangeOptions<Said> {
  /** Time of the last change that the editor saw. */
  readAt?: number | undefined;
  said?: Said | undefined;
  isRestored?: boolean;
  /** The time of a change that was planned. */
  plannedFor?: number | undefined;
  /** Where it is one of many that one entry of the log is of. */
  gathered?: Gathered | undefined;
}

/**
 * Changes a thing; what it was before is kept in its history. Returns `false` when there is none. Throws `conflict` when
 * `readAt` is not its last change any more, `forbidden` where it is not the actor's to change, and what its kind's
 * `judge` does. Once this has returned, nothing shows a thing that is no longer published.
 */
export async function changeOne<Row extends PublishedRow, Fields extends PublishedFields, Said>(
  kind: PublishedKind<Row, Fields, Said>,
  id: string,
  fields: Fields,
  actor: Actor,
  options: ChangeOptions<Said> = {},
): Promise<boolean> {
  return (await write((tx, change) => changeOneWithin(kind, tx, change, id, fields, actor, options))) !== 'not_found';
}

/** {@link changeOne} as a part of a larger write. */
export async function changeOneWithin<Row extends PublishedRow, Fields extends PublishedFields, Said>(
  kind: PublishedKind<Row, Fields, Said>,
  tx: Transaction,
  change: Change,
  id: string,
  fields: Fields,
  actor: Doer,
  { readAt, isRestored = false, said, plannedFor, gathered }: ChangeOptions<Said> = {},
): Promise<EditOutcome> {
  const { table } = kind;
  const there = and(eq(table.id, id), isNull(table.deletedAt), editableBy(kind, actor));
  const [found] = await tx.select().from(table).where(there);
  if (!found) return 'not_found';
  const before = found as Row;
  refusePublic(kind, actor, before, isToBePublic(fields));
  if (readAt !== undefined && readAt !== before.updatedAt) {
    throw new AppError('conflict', `Someone else changed this ${kind.name} meanwhile`);
  }
  const fitted = { ...kind.fitted?.(before, fields), ...timesAfter(before, fields) };
  const after: Row = { ...before, ...fields, ...fitted };
  const changed = changedFields(before, { ...fields, ...fitted });
  if (changed.length === 0 && said === undefined) return 'unchanged';
  const now = changeTime(before, plannedFor);
  refuseTimes(before, after, Date.now());
  const { columns, record } = kind.judge({ before, after, fields, changed, isRestored, said, actor, now });
  if (changed.length === 0 && !record) return 'unchanged';
  if (changed.length > 0) await keepRevision(tx, kind, before, changed, actor);
  const published = after.isPublished ? { publishedAt: before.publishedAt ?? now } : {};
  await tx
    .update(table)
    .set({ ...fields, ...fitted, ...columns, ...published, updatedAt: now })
    .where(eq(table.id, id));
  if (gathered) {
    if (changed.length > 0) gathered.push({ kind: kind.name, id, ...sidesOf(before, after, changed) });
  } else if (changed.length > 0) {
    const action = `${kind.name}.${isRestored ? 'restore' : verbOf(changed, after)}`;
    await recordAudit(tx, actor, { action, subject: id, details: { fields: changed } });
  }
  await record?.(tx, id);
  if (changed.length > 0) await followHandIn(tx, kind, { before, isPublished: after.isPublished }, actor);
  if (after.isPublished && !before.isPublished) await kind.shown?.(tx, change, id, actor);
  // A draft is on no page, before and after.
  if (before.isPublished || after.isPublished) touchAll(change, kind, id);
  if (isPlanned(after)) change.touch('figures', tag.schedule);
  return 'done';
}

/** When a change counts as made, in UTC milliseconds: never before the last. */
export const changeTime = ({ updatedAt }: Pick<PublishedRow, 'updatedAt'>, now = Date.now()): number =>
  Math.max(now, updatedAt + 1);

/** At once, or at a time. */
const isToBePublic = ({ isPublished, publishAt }: PublishedFields): boolean => Boolean(isPublished || publishAt);

const isPlanned = ({ publishAt, unpublishAt }: Schedule): boolean => publishAt !== null || unpublishAt !== null;

/** Fields that say when something is shown, from which nothing else follows. */
const IS_SHOWN = ['isPublished', 'publishAt', 'unpublishAt'];
export const isOfShowing = (changed: readonly string[]): boolean => changed.every((field) => IS_SHOWN.includes(field));

/** Nothing is planned for a time that has passed. */
function refuseTimes(before: Schedule | null, after: Schedule, now: number): void {
  const issues = scheduleIssues(before, after, now);
  if (issues[0]) throw new AppError('validation', issues[0].message, { issues });
}

function verbOf(changed: readonly string[], { isPublished }: Pick<PublishedRow, 'isPublished'>): string {
  if (!isOfShowing(changed)) return 'edit';
  if (!changed.includes('isPublished')) return 'schedule';
  return isPublished ? 'publish' : 'unpublish';
}

/** Makes a thing what it was, published or not as it is now; `false` when there is no such revision. */
export async function restoreOne<Row extends PublishedRow, Fields extends PublishedFields, Said>(
  kind: PublishedKind<Row, Fields, Said>,
  id: string,
  revisionId: number,
  actor: Actor,
): Promise<boolean> {
  const revision = await findRevision<Fields>(kind, id, revisionId);
  if (!revision) return false;
  const { isPublished, publishAt, unpublishAt, ...fields } = revision.kept;
  return changeOne(kind, id, fields as Fields, actor, { isRestored: true });
}
