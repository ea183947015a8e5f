import { Redo2, Undo2 } from 'lucide-react';
import type { FormEvent, ReactNode } from 'react';
import type { Permission } from '#src/domain/members/permissions.ts';
import { IconButton } from '../../ui/Button.tsx';
import { Check } from '../../ui/forms/Check.tsx';
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx';
import { useMay } from '../frame/use-may.ts';
import { AdminPage } from '../ui/AdminPage.tsx';
import { useSaveKey } from './hooks/use-save-key.ts';
import { useUndoKeys } from './hooks/use-undo-keys.ts';

/** What the frame needs of whatever is written in it. */
interface Written {
  isChanged: boolean;
  isSaving: boolean;
  canUndo: boolean;
  canRedo: boolean;
  undo: () => void;
  redo: () => void;
  /** What was taken back, or made again, last. */
  said: string;
  save: () => void;
}

interface Props {
  title: string;
  actions: ReactNode;
  editor: Written;
  /** Who publishes. */
  publishers: Permission;
  isPublished: boolean;
  onPublished: (isPublished: boolean) => void;
  /** Over the form. */
  above?: ReactNode;
  /** Beside it, on wide screens. */
  aside: ReactNode;
  /** In the foot: warnings before everything, and what is ticked beside Published. */
  warnings?: ReactNode;
  ticks?: ReactNode;
  /** Dialogs. */
  below?: ReactNode;
  children: ReactNode;
}

/**
 * The screen of whatever is published: its fields, what follows from them beside, the way to save below. Ctrl or Cmd with
 * S saves, with Z takes back.
 */
export function EditorFrame(props: Props) {
  const { title, actions, editor, publishers, isPublished, onPublished, above, aside, warnings, ticks, below } = props;
  const mayPublish = useMay()(publishers);
  useSaveKey(editor.save);
  useUndoKeys(editor);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    editor.save();
  };
  return (
    <AdminPage title={title} actions={actions}>
      {above}
      <form
        method="post"
        noValidate
        className="editor grid min-w-0 content-start gap-4 broad:grid-cols-[minmax(0,1fr)_19rem]"
        onSubmit={onSubmit}
      >
        <div className="grid min-w-0 content-start gap-4">{props.children}</div>
        <div className="grid min-w-0 content-start gap-4 broad:sticky broad:top-4 broad:self-start">{aside}</div>
        <div className="editor-foot sticky bottom-0 z-5 flex flex-wrap items-center gap-x-5 gap-y-2 rounded-lg border border-border bg-surface px-4 py-3 shadow-mid broad:col-span-full">
          {warnings}
          {mayPublish && (
            <Check checked={isPublished} onTick={onPublished}>
              Published
            </Check>
          )}
          <span role="status" className="order-1 text-meta text-muted form:order-2">
            {editor.said || (editor.isChanged ? 'Not saved yet' : '')}
          </span>
          {ticks}
          <span className="order-2 ms-auto flex items-center gap-1">
            <IconButton label="Undo" Icon={Undo2} disabled={!editor.canUndo} onClick={editor.undo} />
            <IconButton label="Redo" Icon={Redo2} disabled={!editor.canRedo} onClick={editor.redo} />
            <SubmitButton label="Save" saving={editor.isSaving} savingLabel="Saving…" />
          </span>
        </div>
      </form>
      {below}
    </AdminPage>
  );
}
