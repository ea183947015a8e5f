import { atom } from 'nanostores';
import type { Mark } from '#src/domain/scaling/marks.ts';
import { refusalKey } from '#src/domain/scaling/waiting-marks.ts';

/** The proposed marks that somebody called wrong on this visit: they are neither offered nor asked about again. */
export const $refusedMarks = atom<ReadonlySet<string>>(new Set());

export const refuseMark = (mark: Mark, instructions: readonly string[]): void =>
  $refusedMarks.set(new Set([...$refusedMarks.get(), refusalKey(mark, instructions)]));
