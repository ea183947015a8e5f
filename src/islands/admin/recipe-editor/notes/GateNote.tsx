import type { RecipePreview } from '#src/contracts/recipes/admin-recipe-preview.ts';
import { Check } from '../../../ui/forms/Check.tsx';
import type { RecipeEditorState } from '../hooks/use-editor.ts';

type GateIssue = RecipePreview['gate'][number];

const SAYS: Record<NonNullable<GateIssue['asks']>, string> = { vegan: 'It is vegan', figures: 'It’s right' };

/** What keeps the recipe from being published; what nobody knows can be said to be vegan here, and what looks impossible to be right. */
export function GateNote({
  issue,
  editor: { confirmed, confirm },
}: {
  issue: GateIssue | undefined;
  editor: RecipeEditorState;
}) {
  if (!issue) return null;
  const isConfirmed = confirmed.has(issue.key);
  return (
    <>
      {!isConfirmed && <p className="editor-warning">{issue.message}</p>}
      {issue.asks && (
        <Check
          className="mt-1 flex items-center gap-3 text-meta"
          checked={isConfirmed}
          onTick={(isTicked) => confirm(issue, isTicked)}
        >
          {SAYS[issue.asks]}
          <span className="sr-only">: {issue.line}</span>
        </Check>
      )}
    </>
  );
}

/** What was found of an ingredient line; one that was changed since has none. */
export const ingredientIssues = (gate: readonly GateIssue[] = [], text = ''): GateIssue[] =>
  gate.filter(({ path, line }) => path.startsWith('ingredients.') && line === text.trim().replace(/\s+/g, ' '));

/** What was found of fields that are no list. */
export const fieldIssues = (gate: readonly GateIssue[] = []): GateIssue[] =>
  gate.filter(({ path, asks }) => asks === 'figures' && !path.includes('.'));

/** What was found of the heading of a group. */
export const headingIssue = (gate: readonly GateIssue[] | undefined, text: string): GateIssue | undefined =>
  gate?.find(({ path, line }) => path.startsWith('ingredientGroups.') && line !== '' && line === text.trim());

/** What was found of the step at a place; only while it still says so. */
export const stepIssue = (gate: readonly GateIssue[] | undefined, at: number, text = ''): GateIssue | undefined =>
  gate?.find(({ path, line }) => path === `instructions.${at}` && text.toLowerCase().includes(line.toLowerCase()));

/** What was found of the tips; only while they still say so. */
export const tipIssues = (gate: readonly GateIssue[] = [], text = ''): GateIssue[] =>
  gate.filter(({ path, line }) => path === 'tipsAndNotes' && text.toLowerCase().includes(line.toLowerCase()));
