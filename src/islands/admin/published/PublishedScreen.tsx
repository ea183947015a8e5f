import { useState } from 'react';
import type { PublishedThing } from '#src/stores/admin/published/kind.ts';
import type { PublishedForm } from '#src/stores/admin/published/published-form.ts';
import { AdminPage } from '../ui/AdminPage.tsx';
import { Asked } from '../ui/Asked.tsx';
import { useAsked } from '../ui/use-asked.ts';
import { type EditorOf, PublishedEditor } from './PublishedEditor.tsx';

/** The editor of a new thing, or of one there is. */
export function PublishedScreen<Form extends PublishedForm, Thing extends PublishedThing>({
  id,
  ...shown
}: EditorOf<Form, Thing> & { id: string | undefined }) {
  if (!id) return <PublishedEditor {...shown} thing={null} onReload={() => undefined} />;
  return <Opened key={id} {...shown} id={id} />;
}

function Opened<Form extends PublishedForm, Thing extends PublishedThing>({
  id,
  ...shown
}: EditorOf<Form, Thing> & { id: string }) {
  const { name, read } = shown.kind;
  const [answer, again] = useAsked(() => read(id), id);
  /** Taken anew, which begins the form anew. */
  const [taken, setTaken] = useState<{ thing: Thing; times: number }>();
  const { thing = answer.data, times = 0 } = taken ?? {};
  if (thing) {
    return (
      <PublishedEditor
        key={times}
        {...shown}
        thing={thing}
        onReload={(thing) => setTaken({ thing, times: times + 1 })}
      />
    );
  }
  return (
    <AdminPage title={`Edit ${name}`}>
      <Asked failure={`We couldn’t load this ${name}.`} answer={answer} onRetry={again}>
        {() => null}
      </Asked>
    </AdminPage>
  );
}
