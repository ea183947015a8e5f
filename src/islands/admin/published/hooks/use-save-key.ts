import { useEffectEvent, useLayoutEffect } from 'react';

/** Has Ctrl or Cmd with S save, wherever the focus is; a key held down saves once, and not behind a dialog. */
export function useSaveKey(save: () => void): void {
  const saveNow = useEffectEvent(save);
  // Before it is painted: what shows takes keys.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isSave = event.key.toLowerCase() === 's' && (event.ctrlKey || event.metaKey);
      if (!isSave || event.shiftKey || event.altKey) return;
      event.preventDefault();
      if (!event.repeat && !document.querySelector('dialog:modal')) saveNow();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
