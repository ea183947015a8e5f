import type { RecipeEditorState } from '../hooks/use-editor.ts';
import { publishWarnings } from './publish-warnings.ts';

/** So many are named at once. */
const FEW = 3;

/** What is still wrong with a recipe that the next save makes public, or has wait for its time. */
export function PublishWarnings({ editor: { recipe, form, preview, confirmed } }: { editor: RecipeEditorState }) {
  const isAboutToBe = (form.isPublished && !recipe?.isPublished) || (form.publishAt !== '' && !form.isPublished);
  const gate = preview?.gate.filter(({ key }) => !confirmed.has(key)) ?? [];
  const warnings = isAboutToBe && preview ? publishWarnings({ ...preview, gate }, form) : [];
  const shown = warnings.length > FEW ? warnings.slice(0, 1) : warnings;
  const more = warnings.length - shown.length;
  return (
    <div role="status" className="w-full empty:hidden">
      {warnings.length > 0 && (
        <details className="group type-meta">
          <summary className="cursor-pointer py-1 font-semibold text-warning max-form:truncate max-form:group-open:whitespace-normal">
            Before you publish: {shown.join(' ')} {more > 0 && `And ${more} more.`}
          </summary>
          <ul className="max-h-40 list-disc overflow-y-auto ps-5">
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
