import { useStore } from '@nanostores/react';
import { type ComponentType, lazy, Suspense, useEffect, useMemo, useState } from 'react';
import type { ScalableRecipe } from '#src/domain/scaling.ts';
import { shownRecipe } from '#src/domain/shown-recipe.ts';
import { $servings, openServings } from '#src/stores/servings.ts';
import { $swaps, openSwaps } from '#src/stores/swaps.ts';
import { openTicks } from '#src/stores/ticks.ts';
import { $units, openUnits } from '#src/stores/units.ts';
import { useLive } from '../ui/use-live.ts';
import type { CookModeProps } from './CookMode.tsx';
import { CookModeMissing } from './CookModeMissing.tsx';
import { Ingredients } from './Ingredients.tsx';
import { MethodBar } from './MethodBar.tsx';
import { Steps } from './Steps.tsx';
import { TimerDock } from './TimerDock.tsx';

const CookMode = lazy<ComponentType<CookModeProps>>(() =>
  import('./CookMode.tsx').catch(() => ({ default: CookModeMissing })),
);

interface Props {
  recipe: ScalableRecipe;
  title: string;
}

/** Ingredients and steps that follow servings, units and swaps, with ticks and timers. Readable as it is before any script comes. */
export function Method({ recipe, title }: Props) {
  const factor = (useStore($servings) ?? recipe.servings) / recipe.servings;
  const { system, scale } = useLive($units);
  const swaps = useStore($swaps);
  const [isCooking, setCooking] = useState(false);
  useEffect(() => {
    openServings();
    openTicks(recipe.id);
    openUnits();
    openSwaps(recipe.id, recipe.lines);
  }, [recipe]);
  const shown = useMemo(
    () => shownRecipe(recipe, { factor, system, scale, swaps }),
    [recipe, factor, system, scale, swaps],
  );
  return (
    <div className="method">
      <Ingredients recipe={recipe} shown={shown} />
      <section className="method-steps" aria-labelledby="instructions">
        <MethodBar onCook={() => setCooking(true)} />
        <Steps recipe={shown} />
      </section>
      {isCooking ? (
        <Suspense>
          <CookMode recipe={shown} title={title} onClose={() => setCooking(false)} />
        </Suspense>
      ) : (
        <TimerDock />
      )}
    </div>
  );
}
