import { type ComponentType, useMemo, useState } from 'react';
import type { Published, PublishedThing } from '#src/stores/admin/published/kind.ts';
import { keepMade } from '#src/stores/admin/published/made.ts';
import type { PublishedForm } from '#src/stores/admin/published/published-form.ts';
import { differencesOf } from '#src/stores/admin/published/versions.ts';
import { Button } from '../../ui/Button.tsx';
import { useMay } from '../frame/use-may.ts';
import { LetterFrom } from '../letters/LetterFrom.tsx';
import { Card } from '../ui/Card.tsx';
import { leaveSaved, useLeaveGuard } from '../ui/use-leave-guard.ts';
import { SearchTexts, TimesCard } from './cards.tsx';
import { EditorFrame } from './EditorFrame.tsx';
import { focusPlace } from './hooks/focus-place.ts';
import { type EditorState, useWritten } from './hooks/use-written.ts';
import type { EditorProps } from './OpenedThing.tsx';
import { UnsavedDraft } from './UnsavedDraft.tsx';
import { fieldLines } from './versions/field-lines.ts';
import { readAgain } from './versions/read-again.ts';
import { VersionDialogs } from './versions/VersionDialogs.tsx';

/** What the editor of a kind is made from. */
export interface EditorOf<Form extends PublishedForm, Thing extends PublishedThing> {
  kind: Published<Form, Thing>;
  /** The fields of this kind alone. */
  Cards: ComponentType<{ editor: EditorState<Form> }>;
  /** What a form says in those fields that are no text, in lines to read. */
  lines?: { [Field in keyof Form]?: (value: Form[Field]) => string[] };
}

/** Every field of a thing of some kind, in the frame of whatever is published. */
export function PublishedEditor<Form extends PublishedForm, Thing extends PublishedThing>({
  kind,
  Cards,
  lines,
  thing: opened,
  start,
  onReload,
}: EditorOf<Form, Thing> & EditorProps<Form, Thing>) {
  const { name, paths, labels } = kind;
  const editor = useWritten(kind, opened, start, (made, history) => {
    keepMade(name, { thing: made, history, refocus: focusPlace() });
    // In place of the empty form, which Back should not lead to.
    leaveSaved(paths.editor(made.id));
  });
  const { thing, form, isChanged } = editor;
  useLeaveGuard(isChanged);
  const mayPublish = useMay()('curate');
  const [isHistory, setHistory] = useState(false);
  const versioned = useMemo(() => {
    const linesOf = (form: Form, field: string): string[] => {
      const own = lines?.[field as keyof Form];
      const value = form[field as keyof Form];
      return own ? own(value) : fieldLines(value, field);
    };
    return { ...kind, linesOf, differences: (was: Form, is: Form) => differencesOf(labels, was, is, linesOf) };
  }, [kind, labels, lines]);
  const missing = kind.missing(form);
  // A form of any kind has these fields, and takes a change of them: what TypeScript cannot see through its parameter.
  const common = editor as unknown as EditorState<PublishedForm>;
  return (
    <EditorFrame
      name={name}
      thing={thing}
      title={thing ? `Edit ${name}` : `New ${name}`}
      editor={editor}
      address={{ start: paths.page(''), move: kind.move, editor: paths.editor }}
      publishers="curate"
      isPublished={form.isPublished}
      onPublished={(isPublished) => common.change({ isPublished })}
      onReadAgain={() => void readAgain(kind, thing, onReload)}
      actions={
        <>
          <Button onClick={() => kind.preview(form)}>Preview</Button>
          {thing && <Button onClick={() => setHistory(true)}>History</Button>}
          {thing?.isPublished && <LetterFrom from={name} id={thing.id} />}
          {thing?.isPublished && (
            <a className="button button-outline" href={paths.page(thing.id)} target="_blank" rel="noopener">
              View
            </a>
          )}
        </>
      }
      above={
        <div className="mb-4 empty:hidden">
          <UnsavedDraft name={name} editor={editor} />
        </div>
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
        <VersionDialogs
          kind={versioned}
          thing={thing}
          editor={editor}
          isHistory={isHistory}
          onClose={() => setHistory(false)}
          onReload={onReload}
        />
      }
    >
      <Cards editor={editor} />
      <SearchTexts editor={common} />
      {mayPublish && <TimesCard editor={common} />}
    </EditorFrame>
  );
}
