import { type ComponentType, useMemo } from 'react';
import type { PublishedThing } from '#src/stores/admin/published/kind.ts';
import type { PublishedForm } from '#src/stores/admin/published/published-form.ts';
import { type EditorProps, OpenedThing } from './OpenedThing.tsx';
import { type EditorOf, PublishedEditor } from './PublishedEditor.tsx';

/** The editor of a new thing, or of one there is. */
export function PublishedItem<Form extends PublishedForm, Thing extends PublishedThing>({
  id,
  kind,
  Cards,
  lines,
}: EditorOf<Form, Thing> & { id: string | undefined }) {
  const Editor = useMemo(
    (): ComponentType<EditorProps<Form, Thing>> => (props) => (
      <PublishedEditor kind={kind} Cards={Cards} {...(lines && { lines })} {...props} />
    ),
    [kind, Cards, lines],
  );
  return id ? (
    <OpenedThing key={id} kind={kind} id={id} list={kind.paths.list} Editor={Editor} />
  ) : (
    <Editor thing={null} />
  );
}
