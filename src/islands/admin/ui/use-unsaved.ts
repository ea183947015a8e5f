import { useEffect } from 'react';
import { useLeaveGuard } from '../published/hooks/use-leave-guard.ts';

/** Asks before a screen is left, by a link, Back or with its tab, while something on it is typed and not saved. */
export function useUnsaved(isTyped: boolean): void {
  useLeaveGuard(isTyped);
  useEffect(() => {
    if (!isTyped) return;
    const guard = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', guard);
    return () => removeEventListener('beforeunload', guard);
  }, [isTyped]);
}
