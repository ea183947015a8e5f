import { useLayoutEffect } from 'react';

/**
 * Turns the arrow keys into steps: 1 forward, −1 back. They are the whole document's: what had the focus in a step is gone
 * with the step. Before it is painted: what shows takes keys.
 */
export function useArrowKeys(go: (by: number) => void, isOn: boolean): void {
  useLayoutEffect(() => {
    const onKey = ({ key, defaultPrevented }: KeyboardEvent) => {
      const by = { ArrowRight: 1, ArrowLeft: -1 }[key];
      if (isOn && by && !defaultPrevented) go(by);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
}
