import { Redo2, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../ui/Button.tsx';
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx';
import { useFootRoom } from './hooks/use-foot-room.ts';
import { useSaveKey } from './hooks/use-save-key.ts';
import { useUndoKeys } from './hooks/use-undo-keys.ts';
import { WhoElse } from './WhoElse.tsx';

/** What the foot needs of whatever is written above it. */
export interface Footed {
  isChanged: boolean;
  isSaving: boolean;
  /** Whether the browser keeps what is not saved. */
  isKept: boolean;
  canUndo: boolean;
  canRedo: boolean;
  undo: () => void;
  redo: () => void;
  /** What was taken back, or made again, last. */
  said: string;
  save: () => unknown;
}

interface Props {
  editor: Footed;
  className?: string;
  /** Over everything. */
  before?: ReactNode;
  children: ReactNode;
}

/**
 * The foot of an editor's form: whether it is saved, and the ways to save and to take back, by keys too. It is one line, and
 * whatever has the focus stays clear of it.
 */
export function EditorFoot({ editor, className = '', before, children }: Props) {
  useSaveKey(editor.save);
  useUndoKeys(editor);
  const foot = useFootRoom();
  return (
    <div
      ref={foot}
      className={`editor-foot sticky bottom-0 z-5 -mx-4 mt-3 border-y border-border bg-surface px-2.5 py-2 form:mx-0 form:rounded-lg form:border-x form:px-4 form:py-3 ${className}`}
    >
      <WhoElse />
      {before}
      {editor.isChanged && !editor.isKept && (
        <p role="alert" className="mb-2 text-meta leading-snug text-warning">
          This browser has no room left to keep what you type. Save before you leave.
        </p>
      )}
      <div className="flex min-h-11 items-center gap-x-2 form:gap-x-5">
        {children}
        <span role="status" className="line-clamp-2 min-w-0 text-meta leading-snug text-muted">
          {editor.said || (editor.isChanged ? 'Not saved yet' : '')}
        </span>
        {/* On phones the place of what there is nothing to do with goes to the words. */}
        <span className="ms-auto flex flex-none items-center max-form:[&>:disabled]:hidden form:gap-1">
          <IconButton label="Undo" Icon={Undo2} disabled={!editor.canUndo} onClick={editor.undo} />
          <IconButton label="Redo" Icon={Redo2} disabled={!editor.canRedo} onClick={editor.redo} />
          <SubmitButton label="Save" saving={editor.isSaving} savingLabel="Saving…" className="max-form:px-4" />
        </span>
      </div>
    </div>
  );
}
