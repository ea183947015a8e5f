import { lazy, Suspense, useEffect, useState } from 'react';

const Palette = lazy(() => import('./Palette.tsx').then(({ Palette }) => ({ default: Palette })));
const Keys = lazy(() => import('./Keys.tsx').then(({ Keys }) => ({ default: Keys })));

/** What the keyboard opens wherever one is: Ctrl or ⌘ and K what finds everything, `?` the list of keys. */
export function Shortcuts() {
  const [open, setOpen] = useState<'palette' | 'keys'>();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (document.querySelector('dialog:modal')) return;
      const isPalette = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey;
      const isKeys = event.key === '?' && !isTyping(event.target);
      if (!isPalette && !isKeys) return;
      event.preventDefault();
      setOpen(isPalette ? 'palette' : 'keys');
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  const close = () => setOpen(undefined);
  return (
    <Suspense>
      {open === 'palette' && <Palette onClose={close} />}
      {open === 'keys' && <Keys onClose={close} />}
    </Suspense>
  );
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type=checkbox]), textarea, select'));
