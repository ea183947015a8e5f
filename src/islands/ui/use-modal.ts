import { type SyntheticEvent, useLayoutEffect, useRef } from 'react';

/**
 * What makes a `<dialog>` modal for as long as it is rendered; `onClose` is asked for by Escape and has to end that. The
 * browser keeps the focus inside. It begins on what is marked `data-autofocus`, else on the first thing that takes it,
 * and goes back to where it was.
 */
export function useModal(onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    const before = document.activeElement;
    element?.showModal();
    element?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => {
      element?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  // A file field inside is cancelled, too, and React lets the events of other dialogs bubble.
  const isOwn = ({ target, currentTarget }: SyntheticEvent) => target === currentTarget;
  return {
    ref,
    onCancel: (event: SyntheticEvent) => {
      if (!isOwn(event)) return;
      // The browser would give the focus back at once, but tell of its closing a task later: whoever opens it again in
      // between would see it close.
      event.preventDefault();
      onClose();
    },
    /** A second Escape closes it whatever the page says; where it is to stay all the same, it opens again. */
    onClose: (event: SyntheticEvent) => {
      if (!isOwn(event)) return;
      onClose();
      requestAnimationFrame(() => {
        if (ref.current?.isConnected && !ref.current.open) ref.current.showModal();
      });
    },
  };
}
