import { Card } from '../ui/Card.tsx';
import type { EditorState } from './hooks/use-editor.ts';
import { TypedField } from './TypedField.tsx';

/** The longer texts below a recipe. */
export function Texts({ editor }: { editor: EditorState }) {
  return (
    <Card title="Good to know" id="edit-texts">
      <div className="grid gap-4">
        <TypedField editor={editor} name="nutritionalBenefits" isLong />
        <TypedField editor={editor} name="tipsAndNotes" isLong hint="Left empty, the page shows its general tips." />
        <TypedField editor={editor} name="author" hint="Shown under the title, with a page of all their recipes." />
        <TypedField
          editor={editor}
          name="videoUrl"
          hint="The page links to it; nothing of the other site is loaded before somebody goes there."
        />
        <TypedField
          editor={editor}
          name="sourceUrl"
          hint="The page that this recipe is made after. The recipe links to it."
        />
      </div>
    </Card>
  );
}
