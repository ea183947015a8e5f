import { useEffect, useRef, useState } from 'react';
import type { Generated } from '#src/contracts/ai/ai.ts';
import type { AdminRecipe } from '#src/contracts/recipes/admin-recipes.ts';
import { PROVIDER_LABELS } from '#src/domain/ai.ts';
import type { Mark } from '#src/domain/scaling/marks.ts';
import { paths } from '#src/paths.ts';
import { type ChosenPictures, formOfGenerated, saveGenerated } from '#src/stores/admin/generator/generated-recipe.ts';
import { $readRecipe } from '#src/stores/admin/generator/import.ts';
import { Button } from '../../ui/Button.tsx';
import { Check } from '../../ui/forms/Check.tsx';
import { useBusy } from '../../ui/forms/use-busy.ts';
import { useMay } from '../frame/use-may.ts';
import { StepMarks } from '../ui/StepMarks.tsx';
import { leaveSaved } from '../ui/use-leave-guard.ts';
import { DrawnPictures } from './DrawnPictures.tsx';
import { ReadResult } from './ReadResult.tsx';

interface Props {
  recipe: Generated;
  onAgain: () => void;
  /** Saved as a draft; `publish` where it is to be public as soon as it has a picture. */
  onSaved: (saved: AdminRecipe, publish: boolean) => void;
  onDone: () => void;
}

/** What was made, before anything of it is saved. */
export function Review({ recipe, onAgain, onSaved, onDone }: Props) {
  const may = useMay();
  const [isPublished, setPublished] = useState(false);
  const [isSaving, during] = useBusy();
  const [marks, setMarks] = useState<Mark[]>([]);
  const [pictures, setPictures] = useState<ChosenPictures>(recipe);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const hasAnimal = recipe.findings.some(({ kind }) => kind === 'animal');
  const save = async () => {
    const saved = await during(saveGenerated(recipe, marks, pictures));
    if (saved) onSaved(saved, isPublished && !hasAnimal);
  };
  const edit = () => {
    $readRecipe.set(formOfGenerated(recipe, marks, pictures));
    onDone();
    // The editor keeps it from here on.
    leaveSaved(paths.adminNewRecipe, false);
  };
  return (
    <div className="generator-review grid gap-4">
      <h3 ref={heading} tabIndex={-1} className="text-h2">
        {recipe.title}
      </h3>
      <p className="text-meta text-muted">Read by: {PROVIDER_LABELS[recipe.provider]}. Nothing is saved yet.</p>
      <ReadResult
        recipe={recipe}
        underStep={(step) => (
          <StepMarks
            {...{ marks, step }}
            proposed={recipe.proposedMarks}
            texts={{ ingredients: recipe.ingredientLines, instructions: recipe.instructions }}
            onChange={setMarks}
          />
        )}
      />
      <DrawnPictures recipe={recipe} chosen={pictures} onChoose={setPictures} />
      {may('edit') && (
        <Check checked={isPublished && !hasAnimal} disabled={hasAnimal} onTick={setPublished}>
          Publish immediately{hasAnimal && ' (not while there is an animal product in it)'}
        </Check>
      )}
      {isPublished && !hasAnimal && !pictures.mainImage && (
        <p className="field-hint">We draw its picture first, which takes a few seconds.</p>
      )}
      <div className="dialog-actions">
        <Button disabled={isSaving} onClick={onAgain}>
          Generate again
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
