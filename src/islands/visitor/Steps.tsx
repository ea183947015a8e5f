import { useStore } from '@nanostores/react';
import { LAID_OUT, processLabel, type StepPicture } from '#src/domain/recipes/process-images.ts';
import type { ScalableRecipe } from '#src/domain/scaling/scaling.ts';
import { $ticks, toggleTick } from '#src/stores/recipes/ticks.ts';
import { Picture } from '../ui/Picture.tsx';
import { StepText } from './StepText.tsx';

interface Props {
  recipe: ScalableRecipe;
  pictures: readonly StepPicture[];
}

/** The numbered steps; a step's number is also the box to tick it off. */
export function Steps({ recipe, pictures }: Props) {
  const { steps: done } = useStore($ticks);
  return (
    <>
      {recipe.note && (
        <p className="steps-note mt-6 max-w-text type-meta text-muted" role="note">
          {recipe.note.text}
        </p>
      )}
      {pictures
        .filter(({ step }) => step === LAID_OUT)
        .map((picture) => (
          <StepFigure key={picture.url} {...picture} />
        ))}
      <ol className="steps mt-8 grid gap-8">
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
              <p className="step-text max-w-text type-body leading-loose">
                <StepText recipeId={recipe.id} parts={parts} number={number} />
              </p>
              {pictures
                .filter(({ step }) => step === number)
                .map((picture) => (
                  <StepFigure key={picture.url} {...picture} />
                ))}
            </li>
          );
        })}
      </ol>
    </>
  );
}

/** What a step looks like, beside it. */
function StepFigure({ url, alt, step }: StepPicture) {
  return (
    <figure className="step-figure no-print">
      <Picture url={url} alt={alt} sizes="(min-width: 60rem) 280px, 90vw" className="aspect-4/3 rounded-sm" />
      <figcaption className="mt-1 type-fine text-muted">{processLabel(step)}</figcaption>
    </figure>
  );
}
