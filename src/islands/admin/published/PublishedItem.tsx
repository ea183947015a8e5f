import type { PublishedThing } from '#src/stores/admin/published/kind.ts';
import type { PublishedForm } from '#src/stores/admin/published/published-form.ts';
import { type EditorProps, OpenedThing } from './OpenedThing.tsx';
import { type EditorOf, PublishedEditor } from './PublishedEditor.tsx';

/** The editor of a new thing, or of one there is. */
export function PublishedItem<Form extends PublishedForm, Thing extends PublishedThing>({
  id,
  ...editor
}: EditorOf<Form, Thing> & { id: string | undefined }) {
  if (!id) return <PublishedEditor {...editor} thing={null} />;
  return (
    <OpenedThing key={id} kind={editor.kind} id={id} list={editor.kind.paths.list} made={editor.kind.paths.made}>
      {(props: EditorProps<Form, Thing>) => <PublishedEditor {...editor} {...props} />}
    </OpenedThing>
  );
}
