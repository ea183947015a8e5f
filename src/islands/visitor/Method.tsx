import { useStore } from '@nanostores/react';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { ScalableRecipe } from '#src/domain/scaling.ts';
import { $servings } from '#src/stores/servings.ts';
import { openTicks } from '#src/stores/ticks.ts';
import { Ingredients } from './Ingredients.tsx';
import { MethodBar } from './MethodBar.tsx';
import { Steps } from './Steps.tsx';
import { TimerDock } from './TimerDock.tsx';

const CookMode = lazy(() => import('./CookMode.tsx'));

interface Props {
  recipe: ScalableRecipe;
  title: string;
}

/** Ingredients and steps that follow the servings, with ticks and timers. Readable as it is before any script comes. */
export function Method({ recipe, title }: Props) {
  const factor = (useStore($servings) ?? recipe.servings) / recipe.servings;
  const [isCooking, setCooking] = useState(false);
  useEffect(() => openTicks(recipe.id), [recipe.id]);
  return (
    <div className="method">
      <Ingredients recipe={recipe} factor={factor} />
      <section className="method-steps" aria-labelledby="instructions">
        <MethodBar onCook={() => setCooking(true)} />
        <Steps recipe={recipe} factor={factor} />
      </section>
      {isCooking ? (
        <Suspense>
          <CookMode recipe={recipe} title={title} factor={factor} onClose={() => setCooking(false)} />
        </Suspense>
      ) : (
        <TimerDock />
      )}
    </div>
  );
}
