import { Notice } from '../../ui/Notice.tsx';
import type { EditorState } from '../hooks/use-editor.ts';
import { publishWarnings } from './publish-warnings.ts';

/** What is still wrong with a recipe that the next save makes public, or has wait for its time. */
export function PublishWarnings({ editor: { recipe, form, preview } }: { editor: EditorState }) {
  const isAboutToBe = (form.isPublished && !recipe?.isPublished) || (form.publishAt !== '' && !form.isPublished);
  const warnings = isAboutToBe && preview ? publishWarnings(preview, form) : [];
  return (
    <div role="status" className="empty:hidden min-[68rem]:col-span-full">
      {warnings.length > 0 && (
        <Notice tone="info" title="Before you publish">
          <ul className="list-disc ps-5">
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}
