import { X } from 'lucide-react';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';

interface Props {
  open: boolean;
  title: string;
  /** Asked for by Escape and the close button; a press beside the dialog would lose what was typed. */
  onClose: () => void;
  children: ReactNode;
  className?: string;
}

/**
 * A modal dialog: the browser keeps the focus inside, and gives it back to where it was. The focus begins on what is
 * marked `data-autofocus`, else on the close button.
 */
export function Dialog({ open, title, onClose, children, className = '' }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    element.showModal();
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => element.close();
  }, [open]);
  return (
    <dialog
      ref={dialog}
      className={`admin-dialog ${className}`}
      aria-labelledby={id}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        // A second Escape closes it whatever the page says.
        if (open) onClose();
      }}
    >
      {open && (
        <div className="admin-dialog-body">
          <div className="admin-dialog-head">
            <h2 id={id}>{title}</h2>
            <button type="button" className="button button-quiet button-icon" aria-label="Close" onClick={onClose}>
              <X size={20} strokeWidth={1.75} aria-hidden="true" />
            </button>
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}
