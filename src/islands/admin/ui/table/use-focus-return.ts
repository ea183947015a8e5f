import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus to a list when the row that had it was deleted, once its dialog closes: the keyboard goes on there. */
export function useFocusReturn(list: RefObject<HTMLElement | null>, isAsking: boolean): void {
  const wasAsking = useRef(false);
  useEffect(() => {
    if (wasAsking.current && !isAsking && document.activeElement === document.body) list.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking, list]);
}
