import { useLayoutEffect, useRef } from 'react';

interface Ways {
  undo: () => void;
  redo: () => void;
}

/**
 * Ctrl or Cmd with Z takes the last change of the form back, with Shift, or with Y, it is made again; the browser's own
 * way, which knows one field alone, is left out. What is typed in a dialog is not the form's.
 */
export function useUndoKeys(ways: Ways): void {
  const latest = useRef(ways);
  latest.current = ways;
  // Before it is painted: what shows takes keys.
  useLayoutEffect(() => {
    const isElsewhere = (): boolean => document.querySelector('dialog[open]') !== null;
    const onKeyDown = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      const isRedo = (key === 'z' && event.shiftKey) || (key === 'y' && !event.shiftKey);
      if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== 'z' && !isRedo) || isElsewhere()) return;
      event.preventDefault();
      if (isRedo) latest.current.redo();
      else latest.current.undo();
    };
    /** From the menus of the browser. */
    const onBeforeInput = (event: InputEvent) => {
      const isUndo = event.inputType === 'historyUndo';
      if ((!isUndo && event.inputType !== 'historyRedo') || isElsewhere()) return;
      event.preventDefault();
      if (isUndo) latest.current.undo();
      else latest.current.redo();
    };
    addEventListener('keydown', onKeyDown);
    addEventListener('beforeinput', onBeforeInput);
    return () => {
      removeEventListener('keydown', onKeyDown);
      removeEventListener('beforeinput', onBeforeInput);
    };
  }, []);
}
