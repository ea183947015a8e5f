import { useLayoutEffect, useRef } from 'react';

/** Pixels between what has the focus and the foot: room for the line over it that says who else is there. */
const GAP = 36;
/** The same for what scrolls beside the form. */
const ROOM = '--foot-room';

/**
 * Keeps room for a foot that sticks to the window, however high it is just now: whatever the browser scrolls to (a field by
 * Tab) stops above it, and so does a field one writes in, where the browser looks for its caret alone. Returns what marks
 * the foot.
 */
export function useFootRoom() {
  const foot = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const measure = () => {
      style.setProperty(ROOM, `${(foot.current?.offsetHeight ?? 0) + GAP}px`);
      style.scrollPaddingBottom = `var(${ROOM})`;
    };
    const observer = new ResizeObserver(measure);
    if (foot.current) observer.observe(foot.current);
    measure();
    addEventListener('focusin', showField);
    addEventListener('input', showField);
    return () => {
      observer.disconnect();
      removeEventListener('focusin', showField);
      removeEventListener('input', showField);
      style.scrollPaddingBottom = '';
      style.removeProperty(ROOM);
    };
  }, []);
  return foot;
}

/** Scrolls no further than it takes; a text of half a window is followed where it is written on at its end. */
function showField({ target }: Event): void {
  if (!(target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement)) return;
  const isAtEnd = target.selectionEnd === target.value.length;
  if (target.offsetHeight < innerHeight / 2) target.scrollIntoView({ block: 'nearest' });
  else if (isAtEnd) target.scrollIntoView({ block: 'end' });
}
