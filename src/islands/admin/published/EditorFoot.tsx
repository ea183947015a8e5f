import { Redo2, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../ui/Button.tsx';
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx';
import { useSaveKey } from './hooks/use-save-key.ts';
import { useUndoKeys } from './hooks/use-undo-keys.ts';

/** What the foot needs of whatever is written above it. */
export interface Footed {
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
  editor: Footed;
  className?: string;
  /** Before everything, and beside what is ticked or pressed. */
  before?: ReactNode;
  ticks?: ReactNode;
  children: ReactNode;
}

/** The foot of an editor's form: whether it is saved, and the ways to save and to take back, by keys too. */
export function EditorFoot({ editor, className = '', before, ticks, children }: Props) {
  useSaveKey(editor.save);
  useUndoKeys(editor);
  return (
    <div
      className={`editor-foot sticky bottom-0 z-5 flex flex-wrap items-center gap-x-5 gap-y-2 rounded-lg border border-border bg-surface px-4 py-3 shadow-mid ${className}`}
    >
      {before}
      {children}
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
  );
}
