import { atom } from 'nanostores';
import type { Mark } from '#src/domain/scaling/marks.ts';

/** The proposed marks that somebody called wrong on this visit: they are neither offered nor asked about again. */
export const $refusedMarks = atom<ReadonlySet<string>>(new Set());

/** By the words of its step, so that it is the same wherever that is moved. */
export const refusalKey = ({ step, start, text }: Mark, instructions: readonly string[]): string =>
  JSON.stringify([instructions[step], start, text]);

export const refuseMark = (mark: Mark, instructions: readonly string[]): void =>
  $refusedMarks.set(new Set([...$refusedMarks.get(), refusalKey(mark, instructions)]));
