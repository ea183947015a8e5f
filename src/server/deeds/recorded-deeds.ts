import { and, eq, gt, sql } from 'drizzle-orm';
import type { Transaction } from '#src/db/client.ts';
import { auditItems, auditLog } from '#src/db/schema.ts';
import { counted } from '#src/domain/counted.ts';
import type { AuditEntry, Doer } from '../base/audit.ts';

/** What a deed changed of one thing, field by field; `null` where it was not there, both of what is gone for good. */
export interface ChangedItem {
  /** Kind of the thing, as actions of the log begin: `recipe`. */
  kind: string;
  id: string;
  /** The words for it in the log, where its id says nothing. */
  called?: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

/** Both sides of a change, in the fields it was of. */
export function sidesOf<Row extends object>(
  before: Row,
  after: Row,
  fields: readonly string[],
): Record<'before' | 'after', Record<string, unknown>> {
  const only = (row: Row) => Object.fromEntries(fields.map((field) => [field, row[field as keyof Row] ?? null]));
  return { before: only(before), after: only(after) };
}

/** Gathers what one deed changes of many things, of which the log then has one entry. */
export type Gathered = ChangedItem[];

interface Deed {
  /** The verb of its action, as in `recipe.publish` of one thing and `recipes.publish` of several. */
  verb: string;
  details?: AuditEntry['details'];
  /** The entry this goes on with: a deed may take several calls. */
  goesOn?: number | undefined;
  /** The entry that it takes back. */
  takesBack?: number | undefined;
}

/** Parts of one deed follow each other closely. */
const ONE_DEED_MS = 3_600_000;
/** Most things of one entry; what is more begins another. */
const MOST = 20_000;

/** Writes what a deed changed as one entry of the log, from which it can be taken back. Returns its id, or `null` of nothing. */
export async function recordDeed(
  tx: Transaction,
  actor: Doer,
  items: readonly ChangedItem[],
  { verb, details, goesOn, takesBack }: Deed,
): Promise<number | null> {
  const [first] = items;
  if (!first) return goesOn ?? null;
  const at = Date.now();
  const begun = goesOn === undefined ? undefined : await openEntry(tx, actor, goesOn, { kind: first.kind, verb, at });
  const number = (begun?.number ?? 0) + items.length;
  const head =
    number === 1
      ? { action: `${first.kind}.${verb}`, subject: first.called ?? first.id }
      : { action: `${first.kind}s.${verb}`, subject: counted(number, first.kind) };
  const entryId = begun ? begun.id : await newEntry();
  if (begun) await tx.update(auditLog).set(head).where(eq(auditLog.id, begun.id));
  for (const { id, called: _, ...item } of items) {
    await tx
      .insert(auditItems)
      .values({ entryId, item: id, ...item })
      .onConflictDoNothing();
  }
  return entryId;

  async function newEntry(): Promise<number> {
    const by = { actorId: actor.id, actor: actor.email };
    const [made] = await tx
      .insert(auditLog)
      .values({ at, ...by, ...head, details: details ?? null, cost: null, takesBack: takesBack ?? null })
      .returning({ id: auditLog.id });
    return made?.id ?? 0;
  }
}

/** The actor's own entry of the same deed, begun a moment ago, and how many things it is of. */
async function openEntry(
  tx: Transaction,
  actor: Doer,
  id: number,
  { kind, verb, at }: { kind: string; verb: string; at: number },
): Promise<{ id: number; number: number } | undefined> {
  const own = and(eq(auditLog.id, id), eq(auditLog.actorId, actor.id ?? ''), gt(auditLog.at, at - ONE_DEED_MS));
  const [entry] = await tx.select({ action: auditLog.action }).from(auditLog).where(own);
  if (!entry || ![`${kind}.${verb}`, `${kind}s.${verb}`].includes(entry.action)) return undefined;
  const [found] = await tx.select({ number: sql<number>`count(*)` }).from(auditItems).where(eq(auditItems.entryId, id));
  const number = found?.number ?? 0;
  return number < MOST ? { id, number } : undefined;
}
