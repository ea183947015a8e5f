import { counted } from '../counted.ts';
import { ROUNDING, shareOf } from './mark-fit.ts';
import type { Mark } from './marks.ts';

/**
 * Those of the marks a reader proposes of which nobody has said yet whether they are right: they neither overlap one that
 * somebody spoke of nor take more of a line than those leave.
 */
export function waitingMarks(
  marks: readonly Mark[],
  { ingredients }: { ingredients: readonly string[] },
  proposed: readonly Mark[],
): Mark[] {
  const spans = Map.groupBy(marks, ({ step }) => step);
  const used = new Map<number, number>();
  const take = (mark: Mark): number => (mark.of === 'ingredient' ? shareOf(mark, ingredients[mark.line] ?? '') : 0);
  for (const mark of marks) if (mark.of === 'ingredient') used.set(mark.line, (used.get(mark.line) ?? 0) + take(mark));
  return proposed.filter((mark) => {
    if (spans.get(mark.step)?.some((other) => areOverlapping(mark, other))) return false;
    if (mark.of !== 'ingredient') return true;
    const sum = (used.get(mark.line) ?? 0) + take(mark);
    if (sum > 1 + ROUNDING) return false;
    used.set(mark.line, sum);
    return true;
  });
}

const areOverlapping = (one: Mark, other: Mark): boolean =>
  one.start < other.start + other.text.length && other.start < one.start + one.text.length;

/** So many marks, by what they are of. */
export interface MarkCounts {
  amounts: number;
  timers: number;
}
export function countedMarks(marks: readonly Mark[]): MarkCounts {
  const timers = marks.filter(({ of }) => of === 'time').length;
  return { amounts: marks.length - timers, timers };
}

/** "14 amounts and 3 timers"; empty of none. */
export function marksInWords({ amounts, timers }: MarkCounts): string {
  return [amounts > 0 && counted(amounts, 'amount'), timers > 0 && counted(timers, 'timer')]
    .filter(Boolean)
    .join(' and ');
}
