import { type ReactNode, useEffect } from 'react';
import { toast } from '#src/stores/toasts.ts';

/** In place of cook mode where its code could not be loaded: says so, and leaves the page as it is. */
export function CookModeMissing({ onClose }: { onClose: () => void }): ReactNode {
  useEffect(() => {
    toast({
      title: 'We couldn’t load cook mode',
      description: 'The recipe’s still here. Reload the page to try again.',
      tone: 'danger',
      action: { label: 'Reload', run: () => location.reload() },
    });
    onClose();
  }, [onClose]);
  return null;
}
