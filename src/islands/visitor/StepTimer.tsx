import { useStore } from '@nanostores/react';
import { Timer as TimerIcon } from 'lucide-react';
import type { StepTime } from '#src/domain/scaling/scaling.ts';
import { $timers, startTimer } from '#src/stores/recipes/timers.ts';

interface Props extends StepTime {
  recipeId: string;
  /** One of the recipe's. */
  id: string;
  /** From 1. */
  step: number;
}

/** A time in a step: one tap starts its timer. */
export function StepTimer({ recipeId, id, step, seconds, text }: Props) {
  const isRunning = useStore($timers).some((timer) => timer.id === id && !timer.hasRung);
  return (
    <button
      type="button"
      className="timer-chip"
      aria-pressed={isRunning}
      title="Start a timer"
      onClick={() => startTimer(id, `Step ${step} · ${text}`, seconds, recipeId)}
    >
      <TimerIcon size={16} strokeWidth={2} aria-hidden="true" />
      <span className="sr-only">Start a timer: </span>
      {text}
    </button>
  );
}
