import { useStore } from '@nanostores/react';
import { type ComponentType, lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { nounFor } from '#src/domain/counted.ts';
import { shownRecipe } from '#src/domain/recipes/shown-recipe.ts';
import type { ScalableRecipe } from '#src/domain/scaling/scaling.ts';
import { textInUnits } from '#src/domain/units/texts.ts';
import { $servings, openServings } from '#src/stores/recipes/servings.ts';
import { $swaps, openSwaps } from '#src/stores/recipes/swaps.ts';
import { openTicks } from '#src/stores/recipes/ticks.ts';
import { $units, openUnits } from '#src/stores/recipes/units.ts';
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
  const servings = useStore($servings) ?? recipe.servings;
  const factor = servings / recipe.servings;
  const { system, scale } = useLive($units);
  const swaps = useStore($swaps);
  const [isCooking, setCooking] = useState(false);
  useEffect(() => {
    openServings();
    openTicks(recipe.id);
    openUnits();
    openSwaps(recipe.id, recipe.lines);
  }, [recipe]);
  useEffect(() => {
    // The head of the page is no island: a number in it that follows is not worth one.
    const [label, value] = document.querySelectorAll('#servings-fact > *');
    if (label) label.textContent = nounFor(servings, 'Serving');
    if (value) value.textContent = String(servings);
  }, [servings]);
  useEffect(() => {
    // Nor are the tips below.
    for (const tip of document.querySelectorAll<HTMLElement>('.tip')) {
      tip.dataset.written ??= tip.textContent;
      tip.textContent = textInUnits(tip.dataset.written, { system, scale });
    }
  }, [system, scale]);
  const shown = useMemo(
    () => shownRecipe(recipe, { factor, system, scale, swaps }),
    [recipe, factor, system, scale, swaps],
  );
  return (
    <div className="method grid gap-12 lg:grid-cols-[minmax(20rem,26rem)_minmax(0,1fr)] lg:gap-[clamp(3rem,6vw,5.5rem)]">
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
