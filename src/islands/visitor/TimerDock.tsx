import { useStore } from '@nanostores/react';
import { Pause, Play, X } from 'lucide-react';
import {
  $now,
  $timers,
  clockText,
  dismissTimer,
  secondsLeft,
  type Timer,
  toggleTimer,
} from '#src/stores/recipes/timers.ts';

/** The running timers, each with its countdown. */
export function TimerDock() {
  const timers = useStore($timers);
  if (timers.length === 0) return null;
  return (
    <section className="timer-dock" aria-label="Timers">
      <ul className="timer-list">
        {timers.map((timer) => (
          <TimerRow key={timer.id} timer={timer} />
        ))}
      </ul>
      <p className="sr-only" role="alert">
        {timers
          .filter(({ hasRung }) => hasRung)
          .map(({ label }) => `${label}: time is up.`)
          .join(' ')}
      </p>
    </section>
  );
}

function TimerRow({ timer }: { timer: Timer }) {
  const left = secondsLeft(timer, useStore($now) || Date.now());
  const isPaused = timer.endsAt === null;
  return (
    <li className="timer" data-rung={timer.hasRung || undefined}>
      <span className="timer-label">{timer.label}</span>
      <span className="timer-clock" role="timer">
        {timer.hasRung ? 'Done' : clockText(left)}
      </span>
      {!timer.hasRung && (
        <button
          type="button"
          className="timer-button"
          aria-label={`${isPaused ? 'Resume' : 'Pause'} ${timer.label}`}
          onClick={() => toggleTimer(timer.id)}
        >
          {isPaused ? <Play size={18} aria-hidden="true" /> : <Pause size={18} aria-hidden="true" />}
        </button>
      )}
      <button
        type="button"
        className="timer-button"
        aria-label={`Dismiss ${timer.label}`}
        onClick={() => dismissTimer(timer.id)}
      >
        <X size={18} aria-hidden="true" />
      </button>
    </li>
  );
}
