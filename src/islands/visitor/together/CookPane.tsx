import { useStore } from '@nanostores/react';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useEffect, useId, useMemo, useState } from 'react';
import { groupsOf } from '#src/domain/ingredients/ingredient-groups.ts';
import { shownRecipe } from '#src/domain/recipes/shown-recipe.ts';
import { servingsText } from '#src/domain/recipes/times.ts';
import { neededIn, type ScalableRecipe, scaledLine } from '#src/domain/scaling/scaling.ts';
import type { ChosenSwaps } from '#src/domain/swaps/swapping.ts';
import { paths } from '#src/paths.ts';
import { keptServings } from '#src/stores/recipes/servings.ts';
import { keptSwaps } from '#src/stores/recipes/swaps.ts';
import { $units } from '#src/stores/recipes/units.ts';
import { KeepCooked } from '../../member/cooked/KeepCooked.tsx';
import { Button } from '../../ui/Button.tsx';
import { useCookStep } from '../cook/use-cook-step.ts';
import { isMember } from '../RatingWidget.tsx';
import { StepText } from '../StepText.tsx';

interface Props {
  title: string;
  recipe: ScalableRecipe;
  /** Whether a phone shows this one. */
  isShown: boolean;
}

const NO_SWAPS: ChosenSwaps = new Map();

/** One of the recipes that are cooked side by side: its step, what that needs, and its ingredients. */
export function CookPane({ title, recipe, isShown }: Props) {
  const heading = useId();
  const { system, scale } = useStore($units);
  const [swaps, setSwaps] = useState(NO_SWAPS);
  useEffect(() => {
    void keptSwaps(recipe).then(setSwaps);
  }, [recipe]);
  // As its own page left them: here nobody sets them.
  const servings = keptServings(recipe.id) ?? recipe.servings;
  const factor = servings && recipe.servings ? servings / recipe.servings : 1;
  const shown = useMemo(
    () => shownRecipe(recipe, { factor, system, scale, swaps }),
    [recipe, factor, system, scale, swaps],
  );
  const end = shown.steps.length;
  const [at, go] = useCookStep(recipe.id, end);
  const parts = shown.steps[at] ?? [];
  const needed = neededIn(parts, shown);
  return (
    <section
      aria-labelledby={heading}
      className={`min-w-0 border-t-2 border-text pt-4 ${isShown ? '' : 'max-md:hidden'}`}
    >
      <h2 id={heading} className="text-h2 wrap-anywhere">
        <a href={paths.recipe(recipe.id)}>{title}</a>
      </h2>
      {servings !== null && <p className="mt-1 type-meta text-muted">For {servingsText(servings)}</p>}
      <div aria-live="polite" className="mt-6">
        {at < end ? (
          <>
            <p className="font-semibold text-muted">
              Step {at + 1} of {end}
            </p>
            <p className="mt-2 cook-text type-title text-pretty">
              <StepText recipeId={recipe.id} parts={parts} number={at + 1} />
            </p>
          </>
        ) : (
          <>
            <p className="type-title">That’s all. Enjoy your meal.</p>
            {isMember() && (
              <p className="mt-4">
                <KeepCooked recipeId={recipe.id} servings={servings} />
              </p>
            )}
          </>
        )}
        {shown.note?.steps.includes(at) && (
          <p className="mt-3 text-muted" role="note">
            {shown.note.text}
          </p>
        )}
      </div>
      {needed.length > 0 && (
        <section aria-label={`For this step of ${title}`} className="mt-5">
          <h3 className="font-sans type-body font-semibold text-muted">For this step</h3>
          <ul className="mt-1 tabular-nums">
            {needed.map((text) => (
              <li className="border-t border-border py-2" key={text}>
                {text}
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className="mt-6 grid grid-cols-2 gap-3">
        <Button Icon={ArrowLeft} disabled={at === 0} onClick={() => go(-1)}>
          Previous<span className="sr-only"> step of {title}</span>
        </Button>
        <Button look="primary" disabled={at === end} onClick={() => go(1)}>
          {at + 1 < end ? 'Next' : 'Finish'}
          <span className="sr-only"> step of {title}</span>
          <ArrowRight size={20} strokeWidth={1.75} aria-hidden="true" />
        </Button>
      </p>
      <details className="mt-4">
        <summary className="inline-block min-h-11 cursor-pointer py-2.5 link">All ingredients</summary>
        {groupsOf(shown.lines, shown.groups).map(({ name, at: from, entries }) => (
          <div key={from} className="mt-2">
            {name && <h3 className="font-sans type-body font-semibold">{name}</h3>}
            <ul className="tabular-nums">
              {entries.map(([index, line]) => {
                const { amount, rest } = scaledLine(line);
                return (
                  <li key={index} className="border-t border-border py-2 wrap-anywhere">
                    {amount !== null && <strong>{amount} </strong>}
                    {rest}
                    {line.instead && ` instead of ${line.instead}`}
                  </li>
                );
              })}
            </ul>
          </div>
        ))}
      </details>
    </section>
  );
}
