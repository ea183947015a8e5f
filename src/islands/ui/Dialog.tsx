import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
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
    <dialog {...useModal(onClose)} className={`dialog ${className}`} aria-labelledby={id}>
      <div className="dialog-head">
        <h2 id={id}>{title}</h2>
        <button type="button" className="button button-quiet button-icon" aria-label="Close" onClick={onClose}>
          <X size={20} strokeWidth={1.75} aria-hidden="true" />
        </button>
      </div>
      {children}
    </dialog>
  );
}
