import { counted } from '../counted.ts';
import { ROUNDING, shareOf } from './mark-fit.ts';
import type { Mark } from './marks.ts';

/**
 * Those of the marks a reader proposes that nobody has confirmed yet: they neither overlap a confirmed one nor take more of
 * a line than it leaves.
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

/** "14 amounts and 3 timers"; empty of none. */
export function marksInWords(marks: readonly Mark[]): string {
  const timers = marks.filter(({ of }) => of === 'time').length;
  const amounts = marks.length - timers;
  return [amounts > 0 && counted(amounts, 'amount'), timers > 0 && counted(timers, 'timer')]
    .filter(Boolean)
    .join(' and ');
}
