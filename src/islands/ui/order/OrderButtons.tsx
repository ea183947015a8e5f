import { ArrowDown, ArrowUp, GripVertical, X } from 'lucide-react';
import type { PointerEvent } from 'react';
import { IconButton } from '../Button.tsx';

interface Props {
  /** What is moved: "step 3". */
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  /** Left out where it can't be taken away. */
  onRemove?: () => void;
  /** For the grip, which is for pointers alone. */
  grip: { onPointerDown: (event: PointerEvent) => void };
}

const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Up, down, away: what a part of an ordered list can be told, and a grip to drag it by. */
export function OrderButtons({ name, isFirst, isLast, onMove, onRemove, grip }: Props) {
  return (
    <div className="order-buttons flex items-center">
      <span
        className="order-grip grid size-11 cursor-grab touch-none place-items-center in-[.order-dragged]:cursor-grabbing text-muted"
        aria-hidden="true"
        {...grip}
      >
        <GripVertical {...ICON} />
      </span>
      <IconButton
        label={`Move ${name} up`}
        Icon={ArrowUp}
        iconSize={18}
        disabled={isFirst}
        onClick={() => onMove(-1)}
      />
      <IconButton
        label={`Move ${name} down`}
        Icon={ArrowDown}
        iconSize={18}
        disabled={isLast}
        onClick={() => onMove(1)}
      />
      {onRemove && <IconButton label={`Remove ${name}`} Icon={X} iconSize={18} onClick={onRemove} />}
    </div>
  );
}
