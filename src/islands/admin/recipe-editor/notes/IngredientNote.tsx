import type { RecipePreview } from '#src/contracts/recipes/admin-recipe-preview.ts';
import { amountText } from '#src/domain/quantities/amounts.ts';
import type { Mark } from '#src/domain/scaling/marks.ts';
import type { Line, RecipeForm } from '#src/stores/admin/recipes/recipe-form.ts';

type Note = RecipePreview['lines'][number];

/**
 * What was found of the line at a place. A preview is always a little older than what is typed: a line that was moved
 * meanwhile takes its note along, one that was changed has none.
 */
export function noteOf(notes: readonly Note[] | undefined, lines: readonly Line[], at: number): Note | undefined {
  const text = lines[at]?.text.trim().replace(/\s+/g, ' ');
  if (!notes || !text) return undefined;
  const beside = notes[at];
  return beside?.text === text ? beside : notes.find((note) => note.text === text);
}

/** The proposed marks of lines that have not been changed since; steps are compared where a mark is shown. */
export const stillProposed = (preview: RecipePreview | undefined, { ingredients }: RecipeForm): Mark[] =>
  (preview?.proposedMarks ?? []).filter(
    (mark) => mark.of !== 'ingredient' || noteOf(preview?.lines, ingredients, mark.line) === preview?.lines[mark.line],
  );

/** How an ingredient line was understood: amount, food and weight; and what is wrong with it. */
export function IngredientNote({ line }: { line: Note | undefined }) {
  if (!line) return null;
  return (
    <>
      <p className="field-hint">{understood(line).join(' · ')}</p>
      {line.warning && <p className="editor-warning">{line.warning}</p>}
    </>
  );
}

/** "2 tbsp · soy sauce · 36 g"; a weight is not said twice. */
export function understood({ quantity, quantityMax, unit, food, name, grams }: Note): string[] {
  const amount = quantity === null ? 'no amount' : amountText({ quantity, quantityMax, unit: unit ?? '' }, 1);
  const weight = grams === null ? 'no weight' : `${Math.round(grams)}\u00a0g`;
  return [amount, food ?? name, weight].filter((part, at, parts) => part && parts.indexOf(part) === at);
}
