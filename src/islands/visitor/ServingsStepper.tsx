import { useStore } from '@nanostores/react';
import { Minus, Plus } from 'lucide-react';
import { nounFor } from '#src/domain/counted.ts';
import { SERVINGS_LIMIT } from '#src/domain/scaling/scaling.ts';
import { $servings, setServings } from '#src/stores/recipes/servings.ts';

/** Servings, one up or down; every amount on the page follows. */
export function ServingsStepper({ own }: { own: number }) {
  const servings = useStore($servings) ?? own;
  // From what is, not from what is shown: of two quick clicks the second may come before the page has caught up.
  const step = (by: number) => setServings(($servings.get() ?? own) + by);
  return (
    <fieldset className="stepper">
      <legend className="sr-only">Servings</legend>
      <button
        type="button"
        className="stepper-button for-script"
        aria-label="One serving less"
        disabled={servings <= SERVINGS_LIMIT.min}
        onClick={() => step(-1)}
      >
        <Minus size={18} strokeWidth={2} aria-hidden="true" />
      </button>
      <output className="stepper-value" aria-live="polite">
        <strong>{servings}</strong> <span>{nounFor(servings, 'serving')}</span>
      </output>
      <button
        type="button"
        className="stepper-button for-script"
        aria-label="One serving more"
        disabled={servings >= SERVINGS_LIMIT.max}
        onClick={() => step(1)}
      >
        <Plus size={18} strokeWidth={2} aria-hidden="true" />
      </button>
    </fieldset>
  );
}
