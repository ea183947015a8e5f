import { useEffect, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import type { DrawingState } from './use-drawing.ts';

interface Props {
  drawing: DrawingState;
  /** What is being drawn: "Drawing the dish". */
  label: string;
  /** What could not be done: "Failed to generate main image". */
  failure: string;
  /** Tries again; without it, there is another button for that. */
  onRetry?: () => void;
}

/** How the drawing goes: under way and for how long, or failed and why. */
export function Progress({ drawing: { state, stop }, label, failure, onRetry }: Props) {
  if (state.at === 'drawing') return <Drawing label={label} onCancel={stop} />;
  if (state.at !== 'failed') return null;
  if (state.isQuota) {
    return (
      <Notice tone="error" title="Quota exceeded: OpenAI's daily limit is reached.">
        Upload a picture of your own, or try again tomorrow.
      </Notice>
    );
  }
  return (
    <Notice tone="error" title={failure} onRetry={onRetry}>
      {state.message}
    </Notice>
  );
}

function Drawing({ label, onCancel }: { label: string; onCancel: () => void }) {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((count) => count + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <div className="grid gap-3">
      <progress className="progress" aria-label={label} />
      <div className="flex items-center justify-between gap-4">
        <p role="status">{label}…</p>
        <p className="text-muted tabular-nums" aria-hidden="true">
          {seconds} s
        </p>
      </div>
      <div>
        <Button data-autofocus onClick={onCancel}>
          Stop drawing
        </Button>
      </div>
    </div>
  );
}
