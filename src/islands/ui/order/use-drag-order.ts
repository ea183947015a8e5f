import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { listenOnDocument, scrollAtEdge } from '../dragging.ts';

/**
 * Lets the children of a list be dragged into another order, by mouse, pen or finger. `onMove` is told each time the
 * dragged one passes the middle of another. Keyboards need buttons of their own.
 */
export function useDragOrder(list: RefObject<HTMLElement | null>, onMove: (from: number, to: number) => void) {
  const [at, setAt] = useState<number | null>(null);
  const move = useEffectEvent(onMove);
  const isDragging = at !== null;
  const place = useRef(0);

  useEffect(() => {
    if (!isDragging) return;
    const onPointerMove = ({ clientX, clientY }: globalThis.PointerEvent) => {
      const items = [...(list.current?.children ?? [])];
      const over = items.findIndex((item) => contains(item.getBoundingClientRect(), clientX, clientY));
      if (over >= 0 && over !== place.current && isPast(items[over], over > place.current, clientX, clientY)) {
        move(place.current, over);
        place.current = over;
        setAt(over);
      }
      scrollAtEdge(clientY);
    };
    const stop = () => setAt(null);
    return listenOnDocument({ pointermove: onPointerMove, pointerup: stop, pointercancel: stop });
  }, [isDragging, list]);

  return {
    /** Place of what is being dragged. */
    dragged: at,
    /** For the handle of the child at a place. */
    handle: (index: number) => ({
      onPointerDown(event: PointerEvent) {
        if (event.button !== 0) return;
        event.preventDefault();
        place.current = index;
        setAt(index);
      },
    }),
  };
}

const contains = ({ left, right, top, bottom }: DOMRect, x: number, y: number): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;

/** Whether the pointer is in the farther half of what it is dragged over: nearer, two of unlike size would swap for ever. */
function isPast(item: Element | undefined, isForward: boolean, x: number, y: number): boolean {
  if (!item) return false;
  const { left, top, width, height } = item.getBoundingClientRect();
  const isRow = width < (item.parentElement?.clientWidth ?? 0) / 2;
  const share = isRow ? (x - left) / width : (y - top) / height;
  return isForward ? share > 0.5 : share < 0.5;
}
