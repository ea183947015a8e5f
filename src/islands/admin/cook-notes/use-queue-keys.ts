import type { KeyboardEvent } from 'react';

type QueueKey = 'j' | 'k' | 'p' | 'r' | 'b' | 'x';

/** Single letters do something only while the focus is in the queue, and nobody types or is asked something. */
export function useQueueKeys(does: Record<QueueKey, () => unknown>): (event: KeyboardEvent) => void {
  return (event) => {
    const key = event.key.toLowerCase();
    if (event.ctrlKey || event.metaKey || event.altKey || !isKey(key)) return;
    const { target } = event;
    if (target instanceof HTMLElement && target.matches('input:not([type=checkbox]), textarea, select, dialog *'))
      return;
    event.preventDefault();
    does[key]();
  };
}

const isKey = (key: string): key is QueueKey => 'jkprbx'.includes(key) && key.length === 1;
