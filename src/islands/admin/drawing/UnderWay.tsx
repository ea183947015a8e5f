import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../ui/Button.tsx';

interface Props {
  /** What is being done: "Drawing the dish". */
  label: string;
  /** What of it is said after so many seconds; the label where left out. */
  stageAt?: (seconds: number) => string | undefined;
  stopLabel: string;
  onStop: () => void;
  /** Around the button that gives up. */
  footClass?: string;
  className?: string;
}

/** Shows that work is under way, for how long, and lets one give up. */
export function UnderWay({ label, stageAt, stopLabel, onStop, footClass, className = 'gap-3' }: Props): ReactNode {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((count) => count + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <div className={`grid ${className}`}>
      <progress className="progress" aria-label={label} />
      <div className="flex items-center justify-between gap-4">
        <p role="status">{stageAt?.(seconds) ?? label}…</p>
        <p className="text-muted tabular-nums" aria-hidden="true">
          {seconds} s
        </p>
      </div>
      <div className={footClass}>
        <Button data-autofocus onClick={onStop}>
          {stopLabel}
        </Button>
      </div>
    </div>
  );
}
