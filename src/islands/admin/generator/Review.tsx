import { Fragment, useEffect, useRef, useState } from 'react';
import type { Generated } from '#src/contracts/ai/ai.ts';
import type { AdminRecipe } from '#src/contracts/recipes/admin-recipes.ts';
import { PROVIDER_LABELS } from '#src/domain/ai.ts';
import { counted } from '#src/domain/counted.ts';
import { groupsOf } from '#src/domain/recipes/ingredient-groups.ts';
import { CATEGORY_LABELS, DIET_LABELS } from '#src/domain/recipes/kitchen.ts';
import { sourceOf } from '#src/domain/recipes/source.ts';
import { minutesText } from '#src/domain/recipes/times.ts';
import type { Mark } from '#src/domain/scaling/marks.ts';
import { paths } from '#src/paths.ts';
import { formOfGenerated, saveGenerated } from '#src/stores/admin/generated-recipe.ts';
import { $readRecipe } from '#src/stores/admin/import.ts';
import { $location } from '#src/stores/admin/location.ts';
import { Button } from '../../ui/Button.tsx';
import { Check } from '../../ui/forms/Check.tsx';
import { useBusy } from '../../ui/forms/use-busy.ts';
import { StepMarks } from '../ui/StepMarks.tsx';
import { Figures } from './Figures.tsx';
import { GeneratorFindings } from './GeneratorFindings.tsx';

interface Props {
  recipe: Generated;
  onAgain: () => void;
  /** Saved as a draft; `publish` where it is to be public as soon as it has a picture. */
  onSaved: (saved: AdminRecipe, publish: boolean) => void;
  onDone: () => void;
}

/** What was made, before anything of it is saved. */
export function Review({ recipe, onAgain, onSaved, onDone }: Props) {
  const [isPublished, setPublished] = useState(false);
  const [isSaving, during] = useBusy();
  const [marks, setMarks] = useState<Mark[]>([]);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const source = sourceOf(recipe.sourceUrl);
  const hasAnimal = recipe.findings.some(({ kind }) => kind === 'animal');
  const save = async () => {
    const saved = await during(saveGenerated(recipe, marks));
    if (saved) onSaved(saved, isPublished && !hasAnimal);
  };
  const edit = () => {
    $readRecipe.set(formOfGenerated(recipe, marks));
    onDone();
    $location.open(paths.adminNewRecipe);
  };
  const labels = [
    CATEGORY_LABELS[recipe.category],
    recipe.difficulty,
    `${minutesText(recipe.prepTime)} prep`,
    `${minutesText(recipe.cookTime)} cook`,
    ...(recipe.restTime > 0 ? [`${minutesText(recipe.restTime)} rest`] : []),
    counted(recipe.servings, 'serving'),
    ...recipe.dietaryRestrictions.map((diet) => DIET_LABELS[diet]),
  ];
  return (
    <div className="generator-review grid gap-4">
      <h3 ref={heading} tabIndex={-1} className="text-h2">
        {recipe.title}
      </h3>
      <p className="text-meta text-muted">Read by: {PROVIDER_LABELS[recipe.provider]}. Nothing is saved yet.</p>
      {recipe.description && <p>{recipe.description}</p>}
      {source && <p className="text-meta text-muted">Adapted from {source.site}</p>}
      <ul className="flex flex-wrap gap-[0.4rem]" aria-label="Facts">
        {labels.map((label) => (
          <li className="rounded-full bg-sunken px-[0.7rem] py-[0.15rem] type-meta" key={label}>
            {label}
          </li>
        ))}
      </ul>
      <GeneratorFindings findings={recipe.findings} />
      <div className="grid gap-5 md:grid-cols-[2fr_3fr]">
        <section aria-labelledby="generated-ingredients">
          <h4 id="generated-ingredients">Ingredients</h4>
          {groupsOf(recipe.ingredientLines, recipe.ingredientGroups).map(({ name, at, entries }) => (
            <Fragment key={at}>
              {name && <h5 className="mt-3 font-semibold">{name}</h5>}
              <ul className="grid list-disc gap-[0.4rem] ps-5">
                {entries.map(([index, line]) => (
                  <li key={index}>{line}</li>
                ))}
              </ul>
            </Fragment>
          ))}
        </section>
        <section aria-labelledby="generated-steps">
          <h4 id="generated-steps">Steps</h4>
          <ol className="grid list-decimal gap-[0.4rem] ps-5">
            {recipe.instructions.map((step, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a list that never changes, in which a step may come twice
              <li key={at}>
                {step}
                <StepMarks
                  {...{ marks, step: at }}
                  proposed={recipe.proposedMarks}
                  texts={{ ingredients: recipe.ingredientLines, instructions: recipe.instructions }}
                  onChange={setMarks}
                />
              </li>
            ))}
          </ol>
        </section>
      </div>
      <Figures facts={recipe.nutritionFacts} nutriScore={recipe.nutriScore} />
      <Check checked={isPublished && !hasAnimal} disabled={hasAnimal} onTick={setPublished}>
        Publish immediately{hasAnimal && ' (not while there is an animal product in it)'}
      </Check>
      {isPublished && !hasAnimal && (
        <p className="field-hint">
          Its picture is drawn first, which takes some seconds; then it is published with it.
        </p>
      )}
      <div className="dialog-actions">
        <Button disabled={isSaving} onClick={onAgain}>
          Generate anew
        </Button>
        <Button disabled={isSaving} onClick={edit}>
          Open in the editor
        </Button>
        <Button look="primary" disabled={isSaving} onClick={save}>
          {isSaving ? 'Saving…' : 'Save recipe'}
        </Button>
      </div>
    </div>
  );
}
