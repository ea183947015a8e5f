import type { ClauseReading, Frame } from '../frames.ts';
import type { Unit } from '../units.ts';

/** A clause, with what stands around it. */
export interface Context {
  readonly units: readonly Unit[];
  readonly reading: ClauseReading;
  /** The units of the clause. */
  readonly own: readonly Unit[];
  /** Frames of the clauses before it, first to last. */
  readonly earlier: readonly Frame[];
  readonly next: ClauseReading | undefined;
}

/** What a clause leaves unsaid, in one sentence: what changes of its reading, or `null` where it does not apply. */
export type Production = (context: Context) => Partial<ClauseReading> | null;
