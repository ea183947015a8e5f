import { useStore } from '@nanostores/react';
import { Pause, Play, X } from 'lucide-react';
import { paths } from '#src/paths.ts';
import { $isSilent } from '#src/stores/recipes/chime.ts';
import type { Timer } from '#src/stores/recipes/kept-timers.ts';
import { $now } from '#src/stores/recipes/timer-clock.ts';
import { clockText, rungText, secondsLeft } from '#src/stores/recipes/timer-texts.ts';
import { $timers, addMinute, dismissTimer, toggleTimer } from '#src/stores/recipes/timers.ts';

const BUTTON = 'grid size-10 place-items-center rounded-full hover:bg-[oklch(0_0_0_/_0.08)]';

/** The timers, each with its countdown; those of other recipes lead there. */
export function TimerDock({ recipeId }: { recipeId: string }) {
  const timers = useStore($timers);
  const isSilent = useStore($isSilent);
  if (timers.length === 0) return null;
  return (
    <section
      className="timer-dock pointer-events-none top-auto right-4 bottom-4 left-4 z-45 grid justify-center"
      aria-label="Timers"
    >
      {isSilent && timers.some(({ endsAt }) => endsAt !== null) && (
        <p className="mb-2 justify-self-center rounded-lg border border-border bg-surface px-4 py-1.5 text-center type-meta text-text shadow-high">
          Touch the screen once so that timers can ring
        </p>
      )}
      <ul className="flex flex-wrap justify-center gap-2.5">
        {timers.map((timer) => (
          <TimerRow key={timer.id} timer={timer} isHere={timer.recipe.id === recipeId} />
        ))}
      </ul>
      <p className="sr-only" role="alert">
        {timers
          .filter(({ hasRung }) => hasRung)
          .map(({ label, recipe }) => `${recipe.id === recipeId ? '' : `${recipe.title}, `}${label}: time is up.`)
          .join(' ')}
      </p>
    </section>
  );
}

function TimerRow({ timer, isHere }: { timer: Timer; isHere: boolean }) {
  const now = useStore($now);
  const isPaused = timer.endsAt === null;
  return (
    <li
      className="timer pointer-events-auto flex items-center gap-0.5 rounded-full bg-butter pt-1.25 pr-1.5 pb-1.25 pl-4.5 text-on-butter shadow-high data-rung:bg-accent data-rung:text-on-accent"
      data-rung={timer.hasRung || undefined}
    >
      <span className="grid type-meta">
        {!isHere && (
          <a className="max-w-44 overflow-hidden text-ellipsis whitespace-nowrap" href={paths.recipe(timer.recipe.id)}>
            {timer.recipe.title}
          </a>
        )}
        {timer.label}
      </span>
      <span
        className="ms-2.5 me-0.75 min-w-14.5 text-end type-lead font-semibold whitespace-nowrap tabular-nums"
        role="timer"
      >
        {timer.hasRung ? rungText(timer, now) : clockText(secondsLeft(timer, now))}
      </span>
      <button
        type="button"
        className={`${BUTTON} w-auto px-1.5 type-meta font-semibold whitespace-nowrap`}
        aria-label={`+1 min for ${timer.label}`}
        onClick={() => addMinute(timer.id)}
      >
        +1 min
      </button>
      {!timer.hasRung && (
        <button
          type="button"
          className={BUTTON}
          aria-label={`${isPaused ? 'Resume' : 'Pause'} ${timer.label}`}
          onClick={() => toggleTimer(timer.id)}
        >
          {isPaused ? <Play size={18} aria-hidden="true" /> : <Pause size={18} aria-hidden="true" />}
        </button>
      )}
      <button
        type="button"
        className={BUTTON}
        aria-label={`Dismiss ${timer.label}`}
        onClick={() => dismissTimer(timer.id)}
      >
        <X size={18} aria-hidden="true" />
      </button>
    </li>
  );
}
