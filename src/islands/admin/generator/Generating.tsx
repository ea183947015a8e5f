import { useEffect, useState } from 'react';
import { Button } from '../../ui/Button.tsx';

/** What happens meanwhile; each is said after so many seconds. */
const STAGES = [
  [0, 'Reading the text'],
  [3, 'Sorting out amounts, ingredients and steps'],
  [8, 'Still at it: long texts take a while'],
  [15, 'Slower than usual: without an answer it is given up in a moment'],
] as const;

/** Shows that work is under way, for how long, and lets one give up. */
export function Generating({ onCancel }: { onCancel: () => void }) {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((count) => count + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  const stage = STAGES.findLast(([from]) => seconds >= from)?.[1];
  return (
    <div className="grid gap-4">
      <progress className="progress" aria-label="Generating the recipe" />
      <div className="flex justify-between gap-4">
        <p role="status">{stage}…</p>
        <p className="text-muted tabular-nums" aria-hidden="true">
          {seconds} s
        </p>
      </div>
      <div className="dialog-actions">
        <Button data-autofocus onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
