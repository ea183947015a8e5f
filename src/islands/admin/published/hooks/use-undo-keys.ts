import { useEffectEvent, useLayoutEffect } from 'react';

interface Ways {
  undo: () => void;
  redo: () => void;
}

/**
 * Ctrl or Cmd with Z takes the last change of the form back, with Shift, or with Y, it is made again; the browser's own
 * way, which knows one field alone, is left out. What is typed in a dialog is not the form's.
 */
export function useUndoKeys({ undo, redo }: Ways): void {
  const undoLast = useEffectEvent(undo);
  const redoLast = useEffectEvent(redo);
  // Before it is painted: what shows takes keys.
  useLayoutEffect(() => {
    const isElsewhere = (): boolean => document.querySelector('dialog[open]') !== null;
    const onKeyDown = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      const isRedo = (key === 'z' && event.shiftKey) || (key === 'y' && !event.shiftKey);
      if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== 'z' && !isRedo) || isElsewhere()) return;
      event.preventDefault();
      if (isRedo) redoLast();
      else undoLast();
    };
    /** From the menus of the browser. */
    const onBeforeInput = (event: InputEvent) => {
      const isUndo = event.inputType === 'historyUndo';
      if ((!isUndo && event.inputType !== 'historyRedo') || isElsewhere()) return;
      event.preventDefault();
      if (isUndo) undoLast();
      else redoLast();
    };
    addEventListener('keydown', onKeyDown);
    addEventListener('beforeinput', onBeforeInput);
    return () => {
      removeEventListener('keydown', onKeyDown);
      removeEventListener('beforeinput', onBeforeInput);
    };
  }, []);
}
