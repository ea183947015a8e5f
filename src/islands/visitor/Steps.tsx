import { useStore } from '@nanostores/react';
import type { ScalableRecipe } from '#src/domain/scaling/scaling.ts';
import { $ticks, toggleTick } from '#src/stores/recipes/ticks.ts';
import { StepText } from './StepText.tsx';

interface Props {
  recipe: ScalableRecipe;
}

/** The numbered steps; a step's number is also the box to tick it off. */
export function Steps({ recipe }: Props) {
  const { steps: done } = useStore($ticks);
  return (
    <>
      {recipe.note && (
        <p className="steps-note mt-6 max-w-text type-meta text-muted" role="note">
          {recipe.note.text}
        </p>
      )}
      <ol className="steps mt-8 grid gap-8.5">
        {recipe.steps.map((parts, index) => {
          const number = index + 1;
          return (
            <li key={number} id={`step-${number}`} className="step">
              <label className="step-number">
                <input
                  type="checkbox"
                  className="absolute inset-0 cursor-pointer opacity-0"
                  checked={done.includes(index)}
                  onChange={() => toggleTick(recipe.id, 'steps', index)}
                />
                <span aria-hidden="true">{number}</span>
                <span className="sr-only">Step {number} done</span>
              </label>
              <p className="step-text max-w-text type-step leading-[1.62]">
                <StepText recipeId={recipe.id} parts={parts} number={number} />
              </p>
            </li>
          );
        })}
      </ol>
    </>
  );
}
