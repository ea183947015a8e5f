import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

interface Props {
  title: string;
  /** What will happen, in a sentence. */
  children: ReactNode;
  confirmLabel: string;
  /** For what cannot be undone. */
  danger?: boolean;
  /** Does it, and tells of its own failure; the dialog waits, then closes. If this throws, it stays open. */
  onConfirm: () => Promise<void> | void;
  onClose: () => void;
}

/** Asks before something is done, for as long as it is rendered. The focus begins on Cancel. */
export function ConfirmDialog({ title, children, confirmLabel, danger = false, onConfirm, onClose }: Props) {
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    try {
      await onConfirm();
      onClose();
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog title={title} onClose={busy ? () => undefined : onClose} className="[--dialog-width:28rem]">
      <div className="text-muted">{children}</div>
      <div className="dialog-actions">
        <Button disabled={busy} data-autofocus onClick={onClose}>
          Cancel
        </Button>
        <button
          type="button"
          className={`button ${danger ? 'button-danger' : 'button-primary'}`}
          disabled={busy}
          aria-busy={busy || undefined}
          onClick={confirm}
        >
          {confirmLabel}
        </button>
      </div>
    </Dialog>
  );
}
