import type { FormEvent, ReactNode } from 'react';
import type { Permission } from '#src/domain/members/permissions.ts';
import { Check } from '../../ui/forms/Check.tsx';
import { useMay } from '../frame/use-may.ts';
import { AdminPage } from '../ui/AdminPage.tsx';
import { EditorFoot, type Footed } from './EditorFoot.tsx';

interface Props {
  title: string;
  actions: ReactNode;
  editor: Footed;
  /** Who publishes. */
  publishers: Permission;
  isPublished: boolean;
  onPublished: (isPublished: boolean) => void;
  /** Over the form. */
  above?: ReactNode;
  /** Beside it, on wide screens. */
  aside: ReactNode;
  /** In the foot, over everything. */
  warnings?: ReactNode;
  /** Dialogs. */
  below?: ReactNode;
  children: ReactNode;
}

/**
 * The screen of whatever is published: its fields, what follows from them beside, the way to save below. Ctrl or Cmd with
 * S saves, with Z takes back.
 */
export function EditorFrame(props: Props) {
  const { title, actions, editor, publishers, isPublished, onPublished, above, aside, warnings, below } = props;
  const mayPublish = useMay()(publishers);
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
        className="editor grid min-w-0 grid-cols-1 content-start gap-4 broad:grid-cols-[minmax(0,1fr)_19rem]"
        onSubmit={onSubmit}
      >
        <div className="grid min-w-0 content-start gap-4">{props.children}</div>
        <div className="grid min-w-0 content-start gap-4 broad:sticky broad:top-4 broad:self-start">{aside}</div>
        <EditorFoot editor={editor} className="broad:col-span-full" before={warnings}>
          {mayPublish && (
            <Check className="flex items-center gap-2 form:gap-3" checked={isPublished} onTick={onPublished}>
              Published
            </Check>
          )}
        </EditorFoot>
      </form>
      {below}
    </AdminPage>
  );
}
