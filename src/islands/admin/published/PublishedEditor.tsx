import { type ComponentType, useState } from 'react';
import { $location } from '#src/stores/admin/location.ts';
import type { Published, PublishedThing } from '#src/stores/admin/published/kind.ts';
import type { PublishedForm } from '#src/stores/admin/published/published-form.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useMay } from '../frame/use-may.ts';
import { LetterFrom } from '../letters/LetterFrom.tsx';
import { useLeaveGuard } from '../recipe/hooks/use-leave-guard.ts';
import { Card } from '../ui/Card.tsx';
import { SearchTexts, Times } from './cards.tsx';
import { EditorFrame } from './EditorFrame.tsx';
import { RevisionHistory } from './RevisionHistory.tsx';
import { type EditorState, useWritten } from './use-written.ts';

/** What the editor of a kind is made from. */
export interface EditorOf<Form extends PublishedForm, Thing extends PublishedThing> {
  kind: Published<Form, Thing>;
  /** The fields of this kind alone. */
  Cards: ComponentType<{ editor: EditorState<Form> }>;
}

interface Props<Form extends PublishedForm, Thing extends PublishedThing> extends EditorOf<Form, Thing> {
  /** `null` for a new one. */
  thing: Thing | null;
  /** Takes one that is not what was typed here, and begins anew with it. */
  onReload: (thing: Thing) => void;
}

/** Every field of a thing of some kind, in the frame of whatever is published. */
export function PublishedEditor<Form extends PublishedForm, Thing extends PublishedThing>({
  kind,
  Cards,
  thing: opened,
  onReload,
}: Props<Form, Thing>) {
  const { name, paths } = kind;
  const editor = useWritten(kind, opened, ({ id }) => {
    letGo();
    $location.open(paths.editor(id), true);
  });
  const { thing, form, status, change } = editor;
  const letGo = useLeaveGuard(editor.isChanged);
  const mayPublish = useMay()('curate');
  const [isHistory, setHistory] = useState(false);
  const missing = kind.missing(form);
  const reload = async () => {
    if (thing) onReload(await kind.read(thing.id));
  };
  return (
    <EditorFrame
      title={thing ? `Edit ${name}` : `New ${name}`}
      editor={editor}
      publishers="curate"
      isPublished={form.isPublished}
      onPublished={(isPublished) => change({ isPublished } as Partial<Form>)}
      actions={
        <>
          <Button onClick={editor.showPage}>Preview</Button>
          {thing && <Button onClick={() => setHistory(true)}>History</Button>}
          {thing?.isPublished && <LetterFrom from={name} id={thing.id} />}
          {thing?.isPublished && (
            <a className="button button-outline" href={paths.page(thing.id)} target="_blank" rel="noopener">
              View
            </a>
          )}
        </>
      }
      aside={
        <Card title="Before it’s published">
          {missing.length === 0 && <p className="text-muted">Nothing’s missing.</p>}
          <ul className="grid gap-2 empty:hidden">
            {missing.map(({ path, message }) => (
              <li key={path} className="text-warning">
                {message}
              </li>
            ))}
          </ul>
        </Card>
      }
      below={
        <>
          {status === 'conflict' && (
            <Dialog title={`Someone else changed this ${name}`} onClose={editor.letGo}>
              <p className="text-muted">It was saved after you opened it. What you don’t keep stays in its history.</p>
              <div className="dialog-actions">
                <Button onClick={() => void reload()}>Take theirs</Button>
                <Button look="primary" onClick={editor.saveOver}>
                  Save mine over it
                </Button>
              </div>
            </Dialog>
          )}
          {isHistory && thing && (
            <RevisionHistory
              id={thing.id}
              labels={kind.labels}
              list={kind.revisions}
              restoreTo={kind.restore}
              isChanged={editor.isChanged}
              onClose={() => setHistory(false)}
              onRestored={onReload}
            />
          )}
        </>
      }
    >
      <Cards editor={editor} />
      <SearchTexts editor={editor} />
      {mayPublish && <Times editor={editor} />}
    </EditorFrame>
  );
}
