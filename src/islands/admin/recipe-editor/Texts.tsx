import { FoldCard } from '../ui/fold/FoldCard.tsx';
import type { RecipeEditorState } from './hooks/use-editor.ts';
import { GateNote, tipIssues } from './notes/GateNote.tsx';
import { TypedField } from './TypedField.tsx';

/** The longer texts below a recipe. */
export function Texts({ editor }: { editor: RecipeEditorState }) {
  return (
    <FoldCard title="Good to know" id="edit-texts">
      <div className="grid gap-4">
        <TypedField editor={editor} name="nutritionalBenefits" isLong />
        <div>
          <TypedField editor={editor} name="tipsAndNotes" isLong hint="Leave empty to show our general tips." />
          {tipIssues(editor.preview?.gate, editor.form.tipsAndNotes).map((issue) => (
            <GateNote key={issue.key} issue={issue} editor={editor} />
          ))}
        </div>
        <TypedField editor={editor} name="author" hint="Shown under the title, with a link to all their recipes." />
        <TypedField
          editor={editor}
          name="videoUrl"
          hint="The recipe links to it. Nothing loads from the other site until someone clicks."
        />
        <TypedField
          editor={editor}
          name="sourceUrl"
          hint="The page this recipe is adapted from. The recipe links to it."
        />
      </div>
    </FoldCard>
  );
}
