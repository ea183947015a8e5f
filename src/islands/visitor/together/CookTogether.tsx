import { useLayoutEffect, useState } from 'react';
import type { ScalableRecipe } from '#src/domain/scaling/scaling.ts';
import { openTimers } from '#src/stores/recipes/timers.ts';
import { openUnits } from '#src/stores/recipes/units.ts';
import { TimerDock } from '../cook/TimerDock.tsx';
import { useWakeLock } from '../cook/wake-lock.ts';
import { CookPane } from './CookPane.tsx';

interface Props {
  recipes: readonly { title: string; recipe: ScalableRecipe }[];
}

/** Recipes step by step beside each other, each where its cook is; a phone shows one at a time. Their timers are in one row. */
export function CookTogether({ recipes }: Props) {
  const [shown, show] = useState(0);
  const awake = useWakeLock();
  useLayoutEffect(() => {
    openUnits();
    return openTimers(...recipes.map(({ title, recipe: { id } }) => ({ id, title })));
  }, [recipes]);
  return (
    <div>
      <p className="mt-1 min-h-6 type-meta text-muted" role="status">
        {awake === 'awake' && 'Screen stays awake'}
        {awake === 'unavailable' && 'Your screen may go to sleep'}
      </p>
      {recipes.length > 1 && (
        <fieldset className="sticky top-0 z-10 mt-3 grid grid-cols-2 gap-2 bg-bg py-2 md:hidden">
          <legend className="sr-only">Recipe shown</legend>
          {recipes.map(({ title, recipe }, index) => (
            <button
              key={recipe.id}
              type="button"
              className={`button ${index === shown ? 'button-primary' : 'button-outline'} min-w-0`}
              aria-pressed={index === shown}
              onClick={() => show(index)}
            >
              <span className="overflow-hidden text-ellipsis whitespace-nowrap">{title}</span>
            </button>
          ))}
        </fieldset>
      )}
      <div className={`mt-4 grid gap-x-14 ${recipes.length > 1 ? 'pb-28 md:grid-cols-2' : ''}`}>
        {recipes.map(({ title, recipe }, index) => (
          <CookPane key={recipe.id} title={title} recipe={recipe} isShown={index === shown} />
        ))}
      </div>
      <TimerDock recipeId={recipes.length > 1 ? '' : (recipes[0]?.recipe.id ?? '')} />
    </div>
  );
}
