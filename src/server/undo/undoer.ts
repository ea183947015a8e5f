import type { Change, Transaction } from '#src/db/client.ts';
import type { UndoOutcome } from '#src/domain/site/undoing.ts';
import type { Actor } from '../base/audit.ts';
import type { ChangedItem, Gathered } from '../published/recorded-deeds.ts';

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
