import { type ComponentProps, type ReactNode, useState } from 'react';
import { Dialog } from '../../ui/Dialog.tsx';

const QUESTION = 'What you’ve typed isn’t saved. Close anyway?';

interface Props extends Omit<ComponentProps<typeof Dialog>, 'children'> {
  /** Whether there is more to lose than what was typed into the fields. */
  isDirty?: boolean;
  /** Given what Cancel does: it asks, where there is something to lose. */
  children: (leave: () => void) => ReactNode;
}

/** A dialog with a form: neither Escape, nor its close button, nor Cancel throws away what was typed without a question. */
export function FormDialog({ onClose, isDirty = false, children, ...dialog }: Props) {
  const [isTyped, setTyped] = useState(false);
  const leave = () => {
    if ((!isTyped && !isDirty) || confirm(QUESTION)) onClose();
  };
  return (
    <Dialog {...dialog} onClose={leave}>
      <div className="contents" onInput={() => setTyped(true)}>
        {children(leave)}
      </div>
    </Dialog>
  );
}
