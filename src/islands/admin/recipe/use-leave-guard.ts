import { useEffect } from 'react';

const QUESTION = 'There are changes that are not saved. Leave without them?';

/** Asks before a link leaves what is not saved; closing the tab is the browser's own question. */
export function useLeaveGuard(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (!link || link.getAttribute('target') === '_blank' || confirm(QUESTION)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, [isOn]);
}
