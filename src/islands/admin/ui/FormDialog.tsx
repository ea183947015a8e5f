import type { ComponentProps, ReactNode } from 'react';
import { Dialog } from '../../ui/Dialog.tsx';
import { useKeptFields } from '../../ui/forms/use-kept-fields.ts';
import { useLeaveGuard } from './use-leave-guard.ts';

const QUESTION = 'What you’ve typed isn’t saved. Close anyway?';

interface Props extends Omit<ComponentProps<typeof Dialog>, 'children'> {
  /** What it is about, "banner:7": what was typed is there again when the page is loaded anew and it is opened. */
  keptAs: string;
  /** Whether there is more to lose than what was typed into the fields. */
  isDirty?: boolean;
  /** Given what Cancel does: it asks, where there is something to lose. */
  children: (leave: () => void) => ReactNode;
}

/**
 * A dialog with a form: neither Escape, nor its close button, nor Cancel, nor leaving the page throws away what was typed
 * without a question.
 */
export function FormDialog({ onClose, keptAs, isDirty = false, children, ...dialog }: Props) {
  const { ref, isTyped } = useKeptFields(keptAs);
  useLeaveGuard(isTyped || isDirty);
  const leave = () => {
    if ((!isTyped && !isDirty) || confirm(QUESTION)) onClose();
  };
  return (
    <Dialog {...dialog} onClose={leave}>
      <div className="contents" ref={ref}>
        {children(leave)}
      </div>
    </Dialog>
  );
}
