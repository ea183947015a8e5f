import type { ReactNode } from 'react';
import { Button } from './Button.tsx';

interface Props {
  onCancel: () => void;
  isBusy?: boolean;
  /** What goes ahead. */
  children: ReactNode;
}

/** The foot of a dialog that can be left as it is. */
export const DialogActions = ({ onCancel, isBusy = false, children }: Props) => (
  <div className="dialog-actions">
    <Button disabled={isBusy} onClick={onCancel}>
      Cancel
    </Button>
    {children}
  </div>
);
