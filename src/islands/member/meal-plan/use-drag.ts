import { type PointerEvent, type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { MealPlace } from '#src/domain/premium/meal-plan/arrange.ts';
import type { Slot } from '#src/domain/premium/meal-plan/slots.ts';
import { listenOnDocument, scrollAtEdge } from '../../ui/dragging.ts';
import type { Load } from './planner.ts';

/** Pixels a pointer goes before a press becomes a drag. */
const THRESHOLD = 6;

type Target = MealPlace & { index: number };

/**
 * Lets entries and recipes be dragged onto a meal (`data-meal`), by mouse, pen or finger. `ghost` follows the pointer.
 * Keyboards have the arrow keys and the menu of the handle.
 */
export function useDrag(ghost: RefObject<HTMLElement | null>, onDrop: (load: Load, to: Target) => void) {
  const [load, setLoad] = useState<Load | null>(null);
  const [target, setTarget] = useState<Target | null>(null);
  const drop = useEffectEvent((dropped: Load) => target && onDrop(dropped, target));
  const start = useRef<{ load: Load; x: number; y: number } | null>(null);

  useEffect(() => {
    let isDragging = false;
    const end = () => {
      isDragging = false;
      start.current = null;
      setLoad(null);
      setTarget(null);
    };
    const onMove = ({ clientX: x, clientY: y }: globalThis.PointerEvent) => {
      if (!start.current) return;
      if (!isDragging) {
        if (Math.hypot(x - start.current.x, y - start.current.y) < THRESHOLD) return;
        isDragging = true;
        setLoad(start.current.load);
        getSelection()?.removeAllRanges();
      }
      ghost.current?.style.setProperty('translate', `${x + 12}px ${y + 8}px`);
      const found = targetAt(x, y);
      setTarget((before) => (isSame(before, found) ? before : found));
      scrollAtEdge(y);
    };
    const onUp = () => {
      const { current } = start;
      if (isDragging && current) {
        swallowClick();
        drop(current.load);
      }
      end();
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && isDragging) end();
    };
    return listenOnDocument({ pointermove: onMove, pointerup: onUp, pointercancel: end, keydown: onKey });
  }, [ghost]);

  const grab = useCallback((event: PointerEvent<HTMLElement>, grabbed: Load) => {
    if (event.button !== 0) return;
    // A finger would go on telling its moves to where it began.
    const { currentTarget, target: pressed, pointerId } = event;
    for (const element of [currentTarget, pressed]) {
      if (element instanceof Element && element.hasPointerCapture(pointerId)) element.releasePointerCapture(pointerId);
    }
    start.current = { load: grabbed, x: event.clientX, y: event.clientY };
  }, []);
  return { load, target, grab };
}

/** The meal under the pointer, and which place in it. */
function targetAt(x: number, y: number): Target | null {
  const meal = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-meal]');
  const { day, slot } = meal?.dataset ?? {};
  if (!meal || !day || !slot) return null;
  const entries = [...meal.querySelectorAll('[data-entry]:not([data-dragged])')];
  const index = entries.filter((entry) => {
    const { top, height } = entry.getBoundingClientRect();
    return top + height / 2 < y;
  }).length;
  return { day, slot: slot as Slot, index };
}

const isSame = (a: Target | null, b: Target | null): boolean =>
  a?.day === b?.day && a?.slot === b?.slot && a?.index === b?.index;

/** The click that follows a drop is not meant for what lies under it. */
function swallowClick(): void {
  const swallow = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, true));
}
