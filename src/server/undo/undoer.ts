import type { Change, Transaction } from '#src/db/client.ts';
import { AppError } from '#src/domain/errors.ts';
import { may } from '#src/domain/members/permissions.ts';
import type { UndoOutcome } from '#src/domain/site/undoing.ts';
import type { Actor } from '../base/audit.ts';
import type { ChangedItem, Gathered } from '../deeds/recorded-deeds.ts';

/** The write in which deeds are taken back, by whom, and what that changes in its turn. */
export interface Undoing {
  tx: Transaction;
  change: Change;
  actor: Actor;
  gathered: Gathered;
}

export interface Undone {
  outcome: UndoOutcome;
  /** Why it was refused, or is not all it was. */
  message?: string | undefined;
}

/** Takes back what was done to one thing of a kind. Throws `validation`, `forbidden` or `conflict` before anything of it is written. */
export type Undoer = (undoing: Undoing, item: ChangedItem) => Promise<Undone>;

/** Throws `forbidden` where somebody is an administrator no more, who did what only these may. */
export function refuseButAdministrators({ role }: Actor): void {
  if (!role || !may(role, 'admin')) throw new AppError('forbidden', 'Only an administrator can do that');
}
