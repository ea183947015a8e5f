import { useStore } from '@nanostores/react';
import { type ComponentType, lazy, Suspense, useEffect, useLayoutEffect, useMemo } from 'react';
import { nounFor } from '#src/domain/counted.ts';
import type { Allergen } from '#src/domain/foods/allergen-names.ts';
import { textInUnits } from '#src/domain/quantities/texts-in-units.ts';
import type { StepPicture } from '#src/domain/recipes/process-images.ts';
import { shownRecipe } from '#src/domain/recipes/shown-recipe.ts';
import { allergensShown, type ScalableRecipe } from '#src/domain/scaling/scaling.ts';
import { openCooked } from '#src/stores/recipes/cooked.ts';
import { $servings } from '#src/stores/recipes/servings.ts';
import { $swaps } from '#src/stores/recipes/swaps.ts';
import { openTimers } from '#src/stores/recipes/timers.ts';
import { $units, openUnits } from '#src/stores/recipes/units.ts';
import { useLive } from '../ui/use-live.ts';
import type { CookModeProps } from './cook/CookMode.tsx';
import { CookModeMissing } from './cook/CookModeMissing.tsx';
import { TimerDock } from './cook/TimerDock.tsx';
import { useCookMode } from './cook/use-cook-mode.ts';
import { IngredientsPanel } from './IngredientsPanel.tsx';
import { MethodBar } from './MethodBar.tsx';
import { Steps } from './Steps.tsx';

const CookMode = lazy<ComponentType<CookModeProps>>(() =>
  import('./cook/CookMode.tsx').catch(() => ({ default: CookModeMissing })),
);

/** Diets of which a swap can take the ground away. */
const BROKEN_BY: Readonly<Record<string, readonly Allergen[]>> = {
  'gluten-free': ['gluten'],
  'nut-free': ['nuts', 'peanuts'],
  'soy-free': ['soya'],
};

/** What is in it, or may be by a product's label. */
const heldBy = (recipe: ScalableRecipe): Set<Allergen> => {
  const { contains, check } = allergensShown(recipe);
  return new Set([...contains, ...check].map(({ allergen }) => allergen));
};

interface Props {
  recipe: ScalableRecipe;
  /** Beside the steps they show. */
  pictures: readonly StepPicture[];
  title: string;
  /** What others gave it, as the page shows it; `null` for a recipe that is nobody else's. */
  rated: CookModeProps['rated'];
}

/** Ingredients and steps that follow servings, units and swaps, with ticks and timers. Readable as it is before any script comes. */
export function Method({ recipe, pictures, title, rated }: Props) {
  const servings = useStore($servings) ?? recipe.servings;
  const factor = servings && recipe.servings ? servings / recipe.servings : 1;
  const { system, scale } = useLive($units);
  const swaps = useStore($swaps);
  const cooking = useCookMode();
  // Before anything can be pressed: one serving more is one more than was kept.
  useLayoutEffect(() => {
    openUnits();
    openCooked(recipe);
    return openTimers({ id: recipe.id, title });
  }, [recipe, title]);
  useEffect(() => {
    if (servings === null) return;
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
  useEffect(() => {
    // A label was proved of the recipe as it is written: with a swap that breaks it, it goes.
    const brought = heldBy(shown);
    for (const allergen of heldBy(recipe)) brought.delete(allergen);
    for (const label of document.querySelectorAll<HTMLElement>('[data-diet]'))
      label.hidden = BROKEN_BY[label.dataset.diet ?? '']?.some((one) => brought.has(one)) ?? false;
  }, [recipe, shown]);
  return (
    <div className="method grid gap-12 lg:grid-cols-[minmax(20rem,26rem)_minmax(0,1fr)] lg:gap-[clamp(3rem,6vw,5.5rem)]">
      <IngredientsPanel recipe={recipe} shown={shown} />
      <section className="method-steps" aria-labelledby="instructions">
        <MethodBar />
        <Steps recipe={shown} pictures={pictures} />
      </section>
      {cooking.isOpen ? (
        <Suspense>
          <CookMode recipe={shown} written={recipe} title={title} rated={rated} onClose={cooking.close} />
        </Suspense>
      ) : (
        <TimerDock recipeId={recipe.id} />
      )}
    </div>
  );
}
