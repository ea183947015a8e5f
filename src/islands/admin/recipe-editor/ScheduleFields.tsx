import { moment } from '../../ui/times.ts';
import { FoldCard } from '../ui/fold/FoldCard.tsx';
import type { RecipeEditorState } from './hooks/use-editor.ts';
import { TypedField } from './TypedField.tsx';

/** When the recipe becomes public by itself, and when it is taken off the site. */
export function ScheduleFields({ editor }: { editor: RecipeEditorState }) {
  const { recipe } = editor;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return (
    <FoldCard title="Times" id="edit-schedule">
      {recipe?.publishAt && <p className="mb-3">Scheduled: {moment(recipe.publishAt)}.</p>}
      {recipe?.unpublishAt && <p className="mb-3">Comes off the site: {moment(recipe.unpublishAt)}.</p>}
      <div className="grid gap-4 form:grid-cols-[1fr_1fr] broad:grid-cols-1">
        <TypedField
          editor={editor}
          name="publishAt"
          hint={`In your time, ${timeZone}. Leave empty to publish when you tick Published.`}
        />
        <TypedField editor={editor} name="unpublishAt" hint="Leave empty to keep it published." />
      </div>
    </FoldCard>
  );
}
