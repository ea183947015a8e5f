import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { neededIn, type ScalableRecipe } from '#src/domain/scaling/scaling.ts';
import type { RatingState } from '#src/stores/recipes/ratings.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useModal } from '../../ui/use-modal.ts';
import { IngredientsList } from '../IngredientsList.tsx';
import { StepText } from '../StepText.tsx';
import { useArrowKeys } from './arrow-keys.ts';
import { CookEnd } from './CookEnd.tsx';
import { CookHeader } from './CookHeader.tsx';
import { useSwipe } from './swipe.ts';
import { TimerDock } from './TimerDock.tsx';
import { useTellCooked } from './tell-cooked.ts';
import { useCookStep } from './use-cook-step.ts';

export interface CookModeProps {
  /** As the reader cooks it. */
  recipe: ScalableRecipe;
  written: ScalableRecipe;
  title: string;
  /** What others gave it; `null` for a recipe that is nobody else's. */
  rated: Pick<RatingState, 'avgRating' | 'totalRatings'> | null;
  onClose: () => void;
}

/** One step at a time, full screen, to be read from across the worktop; at the end it asks how it was. */
export default function CookMode({ recipe, written, title, rated, onClose }: CookModeProps) {
  const last = recipe.steps.length - 1;
  const [at, go] = useCookStep(recipe.id, last + 1);
  const [isListed, setListed] = useState(false);
  const isDone = at > last;
  useTellCooked(recipe.id, isDone && rated !== null);
  const swipe = useSwipe(go);
  const parts = recipe.steps[at] ?? [];
  const needed = neededIn(parts, recipe);

  useArrowKeys(go, !isListed);

  return (
    <>
      <dialog
        {...useModal(onClose)}
        className="cook h-dvh max-h-none w-full max-w-none touch-pan-y overflow-hidden bg-bg text-text open:grid open:grid-cols-1 open:grid-rows-[auto_auto_minmax(0,1fr)_auto]"
        aria-label={`Cook ${title}`}
        {...swipe}
      >
        <CookHeader title={title} onList={() => setListed(true)} onClose={onClose} />
        <progress
          className="cook-progress block h-[6px] w-full appearance-none border-0 bg-border"
          value={Math.min(at, last) + 1}
          max={last + 1}
          aria-label="Progress"
        />
        <div className="cook-body mx-auto grid w-full max-w-[calc(1120px_+_2_*_var(--gutter))] content-start gap-8 overflow-y-auto px-(--gutter) py-7 short:gap-6 short:py-3 lg:gap-20 lg:pt-[12vh]">
          <div className="cook-step" aria-live="polite">
            {isDone ? (
              <CookEnd recipeId={recipe.id} servings={recipe.servings} rated={rated} />
            ) : (
              <>
                <p className="font-semibold text-muted">
                  Step {at + 1} of {last + 1}
                </p>
                <p className="cook-text mt-2.5 type-h2 leading-even text-pretty short:mt-1 short:type-title">
                  <StepText recipeId={recipe.id} parts={parts} number={at + 1} />
                </p>
              </>
            )}
            {recipe.note?.steps.includes(at) && (
              <p className="mt-4 type-lead text-muted" role="note">
                {recipe.note.text}
              </p>
            )}
          </div>
          {needed.length > 0 && (
            <section className="cook-needed" aria-label="For this step">
              <h2 className="font-sans type-body font-semibold text-muted">For this step</h2>
              <ul className="mt-2 type-lead tabular-nums short:type-body">
                {needed.map((text) => (
                  <li className="border-t border-border py-2" key={text}>
                    {text}
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
        <footer className="grid gap-3.25 px-(--gutter) pt-3.25 pb-[max(1rem,env(safe-area-inset-bottom))] short:flex short:items-center short:justify-end short:py-1">
          <TimerDock recipeId={recipe.id} />
          <div className="cook-moves mx-auto grid w-full max-w-160 grid-cols-[1fr_1fr] gap-3 short:m-0 short:w-auto">
            <Button Icon={ArrowLeft} disabled={at === 0} onClick={() => go(-1)}>
              Previous
            </Button>
            {isDone ? (
              <Button look="primary" onClick={onClose}>
                Done
              </Button>
            ) : (
              <Button look="primary" onClick={() => go(1)}>
                {at < last ? 'Next' : 'Finish'} <ArrowRight size={20} strokeWidth={1.75} aria-hidden="true" />
              </Button>
            )}
          </div>
        </footer>
      </dialog>
      {isListed && (
        <Dialog title="Ingredients" onClose={() => setListed(false)}>
          <div>
            <IngredientsList recipe={written} shown={recipe} idPrefix="cook-ingredients" />
          </div>
        </Dialog>
      )}
    </>
  );
}
