import type { IngredientLine } from '../ingredients/ingredient-lines.ts';
import type { Mark } from './marks.ts';
import { proposedMarks } from './proposed-marks.ts';
import { waitingMarks } from './waiting-marks.ts';

/**
 * What steps say of ingredients: the marks that were confirmed, and those that wait. Figures are reckoned from these, so
 * that they are the same however many a person has got round to. What a person marked otherwise stands.
 */
export function marksWithWaiting(
  lines: readonly Pick<IngredientLine, 'text'>[],
  { instructions, marks }: { instructions: readonly string[]; marks: readonly Mark[] },
): Mark[] {
  const texts = { ingredients: lines.map(({ text }) => text), instructions };
  const waiting = waitingMarks(marks, texts, proposedMarks(texts));
  return [...marks, ...waiting].sort((a, b) => a.step - b.step || a.start - b.start);
}
