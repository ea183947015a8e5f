import { inArray, isNotNull, lt, or, sql } from 'drizzle-orm';
import type { Transaction } from '#src/db/client.ts';
import { auditItems, auditLog } from '#src/db/schema.ts';
import { UNDO_DAYS } from '#src/domain/site/undoing.ts';
import type { SignedIn } from './viewer.ts';

/** The person an entry of the audit log names, and what their role lets them do; without one they may all. */
export type Actor = Pick<SignedIn, 'id' | 'email'> & Partial<Pick<SignedIn, 'role'>>;
/** The same, or the site itself, which has no account. */
export type Doer = Pick<SignedIn, 'email'> & Partial<Pick<SignedIn, 'role'>> & { id: SignedIn['id'] | null };

/** The action for a member's search: counted like every other cost, but nothing an administrator did. */
export const MEMBERS_SEARCH = 'member.ai_search';

export interface AuditEntry {
  /** Verb and noun, such as `recipe.publish`. */
  action: string;
  /** The thing it was done to, in words that outlive it: a recipe's id, an account's address. */
  subject: string;
  /** The changes; never a secret. */
  details?: Record<string, unknown>;
  /** Micro-euros, where a model was asked. */
  cost?: number;
}

/** Adds an entry to the audit log, in the transaction of what it records. */
export async function recordAudit(
  tx: Transaction,
  actor: Doer,
  { action, subject, details, cost }: AuditEntry,
): Promise<void> {
  const by = { actorId: actor.id, actor: actor.email };
  await tx
    .insert(auditLog)
    .values({ at: Date.now(), ...by, action, subject, details: details ?? null, cost: cost ?? null });
}

/** Removes entries older than a moment (UTC milliseconds). */
export async function removeOldAudit(tx: Transaction, before: number): Promise<void> {
  await tx.delete(auditLog).where(lt(auditLog.at, before));
}

/** What was deleted for good can't be taken back. */
export const CAN_GO_BACK = or(isNotNull(auditItems.before), isNotNull(auditItems.after)) ?? sql`1`;

/** Whether it is too late to take back what was done then. */
export const isPastUndo = ({ at }: { at: number }, now: number): boolean => at < now - UNDO_MS;
const UNDO_MS = UNDO_DAYS * 86_400_000;

/** Forgets what entries changed, thing by thing, once they can't be taken back any more. */
export async function forgetUndo(tx: Transaction, now: number): Promise<void> {
  const old = tx
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(lt(auditLog.at, now - UNDO_MS));
  await tx.delete(auditItems).where(inArray(auditItems.entryId, old));
}
