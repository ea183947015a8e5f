import type { IngredientLine } from '../ingredients/ingredient-lines.ts';
import { ROUNDING, shareOf } from './mark-fit.ts';
import type { Mark } from './marks.ts';
import { proposedMarks } from './proposed-marks.ts';

interface Texts {
  ingredients: readonly string[];
  instructions: readonly string[];
}

/**
 * The marks a reader proposes that nobody has confirmed yet: those that neither overlap a confirmed one nor take more of a
 * line than it leaves.
 */
export function waitingMarks(
  marks: readonly Mark[],
  texts: Texts,
  proposed: readonly Mark[] = proposedMarks(texts),
): Mark[] {
  const spans = Map.groupBy(marks, ({ step }) => step);
  const used = new Map<number, number>();
  const take = (mark: Mark): number =>
    mark.of === 'ingredient' ? shareOf(mark, texts.ingredients[mark.line] ?? '') : 0;
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

/**
 * What steps say of ingredients: the marks that were confirmed, and those that wait. Figures are reckoned from these, so
 * that they are the same however many a person has got round to. What a person marked otherwise stands.
 */
export function marksWithWaiting(
  lines: readonly Pick<IngredientLine, 'text'>[],
  { instructions, marks }: Pick<Texts, 'instructions'> & { marks: readonly Mark[] },
): Mark[] {
  const texts = { ingredients: lines.map(({ text }) => text), instructions };
  return [...marks, ...waitingMarks(marks, texts)].sort((a, b) => a.step - b.step || a.start - b.start);
}
