import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { IconButton } from './Button.tsx';
import { useModal } from './use-modal.ts';

interface Props {
  title: string;
  /** Asked for by Escape and the close button; a press beside the dialog would lose what was typed. */
  onClose: () => void;
  children: ReactNode;
  className?: string;
}

/** A modal dialog for as long as it is rendered. The focus begins on what is marked `data-autofocus`, else on Close. */
export function Dialog({ title, onClose, children, className = '' }: Props) {
  const id = useId();
  return (
    <dialog
      {...useModal(onClose)}
      className={`dialog m-auto max-h-[calc(100dvh_-_1.5rem)] w-[min(var(--dialog-width,34rem),calc(100vw_-_1.5rem))] max-w-none overflow-auto rounded-lg border border-border bg-surface p-5 text-text shadow-high open:grid open:grid-cols-1 open:content-start open:gap-4.5 ${className}`}
      aria-labelledby={id}
    >
      <div className="flex items-start justify-between gap-4">
        <h2 className="min-w-0 pt-1.5 type-title leading-snug" id={id}>
          {title}
        </h2>
        <IconButton label="Close" Icon={X} onClick={onClose} />
      </div>
      {children}
    </dialog>
  );
}
