const fields = (): Element[] => [...document.querySelectorAll('form.editor :is(input, textarea, select)')];

/**
 * Remembers which field of the editor has the focus, and where its caret is; returns what gives it back to the same
 * field of another editor that shows the same form.
 */
export function focusPlace(): () => void {
  const focused = document.activeElement;
  const at = focused ? fields().indexOf(focused) : -1;
  const isText = focused instanceof HTMLTextAreaElement || focused instanceof HTMLInputElement;
  const [start, end] = isText ? [focused.selectionStart, focused.selectionEnd] : [null, null];
  return () => {
    const field = fields()[at];
    if (!(field instanceof HTMLElement)) return;
    field.focus();
    const takesCaret = field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement;
    // Ticks and the like have no caret.
    if (takesCaret && start !== null) field.setSelectionRange(start, end);
  };
}
