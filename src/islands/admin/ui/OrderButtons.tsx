import { ArrowDown, ArrowUp, GripVertical, X } from 'lucide-react';
import type { PointerEvent } from 'react';

interface Props {
  /** What is moved: "step 3". */
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
  /** For the grip, which is for pointers alone. */
  grip: { onPointerDown: (event: PointerEvent) => void };
}

const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Up, down, away: what a part of an ordered list can be told, and a grip to drag it by. */
export function OrderButtons({ name, isFirst, isLast, onMove, onRemove, grip }: Props) {
  const quiet = 'button button-quiet button-icon';
  return (
    <div className="order-buttons flex items-center">
      <span className="order-grip grid size-11 touch-none place-items-center text-muted" aria-hidden="true" {...grip}>
        <GripVertical {...ICON} />
      </span>
      <button
        type="button"
        className={quiet}
        aria-label={`Move ${name} up`}
        disabled={isFirst}
        onClick={() => onMove(-1)}
      >
        <ArrowUp {...ICON} />
      </button>
      <button
        type="button"
        className={quiet}
        aria-label={`Move ${name} down`}
        disabled={isLast}
        onClick={() => onMove(1)}
      >
        <ArrowDown {...ICON} />
      </button>
      <button type="button" className={quiet} aria-label={`Remove ${name}`} onClick={onRemove}>
        <X {...ICON} />
      </button>
    </div>
  );
}
