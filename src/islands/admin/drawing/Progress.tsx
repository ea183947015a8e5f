import { Notice } from '../ui/Notice.tsx';
import { UnderWay } from './UnderWay.tsx';
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
  if (state.at === 'drawing') return <UnderWay label={label} stopLabel="Stop drawing" onStop={stop} />;
  if (state.at !== 'failed') return null;
  if (state.isQuota) {
    return (
      <Notice tone="error" title="Quota exceeded: OpenAI's daily limit is reached.">
        Upload your own picture, or try again tomorrow.
      </Notice>
    );
  }
  return (
    <Notice tone="error" title={failure} onRetry={onRetry}>
      {state.message}
    </Notice>
  );
}
