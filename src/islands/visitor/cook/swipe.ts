import { type TouchEvent, useRef } from 'react';

/** Pixels a finger must travel sideways, more than up or down. */
const LEAST = 48;

/** Handlers that turn a sideways swipe into a step: 1 forward (to the left), −1 back. */
export function useSwipe(go: (by: number) => void) {
  const from = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart({ touches }: TouchEvent) {
      const touch = touches.length === 1 ? touches[0] : undefined;
      from.current = touch ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const touch = changedTouches[0];
      if (!from.current || !touch) return;
      const x = touch.clientX - from.current.x;
      const y = touch.clientY - from.current.y;
      if (Math.abs(x) >= LEAST && Math.abs(x) > 1.5 * Math.abs(y)) go(x < 0 ? 1 : -1);
    },
  };
}
