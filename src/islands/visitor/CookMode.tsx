import { ArrowLeft, ArrowRight, X } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { neededIn, type ScalableRecipe } from '#src/domain/scaling/scaling.ts';
import { useModal } from '../ui/use-modal.ts';
import { StepText } from './StepText.tsx';
import { useSwipe } from './swipe.ts';
import { TimerDock } from './TimerDock.tsx';
import { useWakeLock } from './wake-lock.ts';

export interface CookModeProps {
  recipe: ScalableRecipe;
  title: string;
  onClose: () => void;
}

const AWAKE_TEXT = {
  asking: '',
  awake: 'Screen stays awake',
  unavailable: 'This browser lets the screen sleep',
} as const;

/** One step at a time, full screen, to be read from across the worktop. */
export default function CookMode({ recipe, title, onClose }: CookModeProps) {
  const [at, setAt] = useState(0);
  const last = recipe.steps.length - 1;
  const go = (by: number) => setAt((from) => Math.min(last, Math.max(0, from + by)));
  const swipe = useSwipe(go);
  const awake = useWakeLock();
  const parts = recipe.steps[at] ?? [];
  const needed = neededIn(parts, recipe);

  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') go(1);
    if (key === 'ArrowLeft') go(-1);
  };

  return (
    <dialog {...useModal(onClose)} className="cook" aria-label={`Cook ${title}`} onKeyDown={onKey} {...swipe}>
      <header className="cook-head">
        <div>
          <p className="cook-title">{title}</p>
          <p className="cook-awake" role="status">
            {AWAKE_TEXT[awake]}
          </p>
        </div>
        <button type="button" className="button button-outline" onClick={onClose}>
          <X size={20} strokeWidth={1.75} aria-hidden="true" /> Close
        </button>
      </header>
      <progress className="cook-progress" value={at + 1} max={last + 1} aria-label="Progress" />
      <div className="cook-body">
        <div className="cook-step" aria-live="polite">
          <p className="cook-count">
            Step {at + 1} of {last + 1}
          </p>
          <p className="cook-text">
            <StepText parts={parts} number={at + 1} />
          </p>
        </div>
        {needed.length > 0 && (
          <section className="cook-needed" aria-label="For this step">
            <h2 className="cook-needed-title">For this step</h2>
            <ul>
              {needed.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <footer className="cook-foot">
        <TimerDock />
        <div className="cook-moves">
          <button type="button" className="button button-outline" disabled={at === 0} onClick={() => go(-1)}>
            <ArrowLeft size={20} strokeWidth={1.75} aria-hidden="true" /> Previous
          </button>
          {at < last ? (
            <button type="button" className="button button-primary" onClick={() => go(1)}>
              Next <ArrowRight size={20} strokeWidth={1.75} aria-hidden="true" />
            </button>
          ) : (
            <button type="button" className="button button-primary" onClick={onClose}>
              Finish
            </button>
          )}
        </div>
      </footer>
    </dialog>
  );
}
