import { useEffect, useState } from 'react';
import type { AdminRecipe } from '#src/contracts/recipes/admin-recipes.ts';
import type { RecipeChange } from '#src/domain/recipes/editing/recipe-editing.ts';
import { paths } from '#src/paths.ts';
import { drawDish } from '#src/stores/admin/generator/generated-pictures.ts';
import { changeGenerated } from '#src/stores/admin/generator/generated-recipe.ts';
import { $location } from '#src/stores/admin/location.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useBusy } from '../../ui/forms/use-busy.ts';
import { Picture } from '../../ui/Picture.tsx';
import { Progress } from '../drawing/Progress.tsx';
import { DishDialog, StepsDialog } from '../drawing/RecipeDialogs.tsx';
import { useDrawing } from '../drawing/use-drawing.ts';

interface Props {
  /** A draft, with the pictures that were chosen. */
  saved: AdminRecipe;
  /** Draws the dish at once and publishes the recipe with it. */
  publish: boolean;
  onClose: () => void;
}

/** Offers a saved recipe its pictures; one that is to be published gets that of the dish first. */
export function PictureOffer({ saved, publish, onClose }: Props) {
  const [recipe, setRecipe] = useState(saved);
  const [choosing, setChoosing] = useState<'dish' | 'steps'>();
  const dish = useDrawing((signal) => drawDish(recipe, signal));
  const [isSaving, during] = useBusy();
  const isDrawing = dish.state.at === 'drawing';
  const change = async (change: RecipeChange) => {
    const changed = await during(changeGenerated(recipe, change));
    if (changed) setRecipe(changed);
  };
  const withPicture = (imageUrl: string) => ({ imageUrl, availableImages: [...recipe.availableImages, imageUrl] });
  const drawAndPublish = async () => {
    if (recipe.imageUrl) return change({ isPublished: true });
    const [imageUrl] = await dish.start();
    if (imageUrl) await change({ ...withPicture(imageUrl), isPublished: true });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the review asked for, once
  useEffect(() => {
    // biome-ignore lint/nursery/useReactCompiler: what it sets at once says that the question to the vendor is out
    if (publish) void drawAndPublish();
  }, []);
  if (choosing === 'dish') {
    return (
      <DishDialog
        recipe={recipe}
        onUse={([imageUrl]) => imageUrl && change(withPicture(imageUrl))}
        onClose={() => setChoosing(undefined)}
      />
    );
  }
  if (choosing === 'steps') {
    return (
      <StepsDialog
        recipe={recipe}
        onUse={(processImages) => change({ processImages })}
        onClose={() => setChoosing(undefined)}
      />
    );
  }
  const isWaiting = publish && !recipe.isPublished;
  return (
    <Dialog title="Pictures of the recipe" onClose={onClose} className="[--dialog-width:56rem]">
      <div className="generator-review grid gap-4">
        <p role="status">{stateOf(recipe, isWaiting)}</p>
        <Progress
          drawing={dish}
          label="Drawing the dish, to publish the recipe with it"
          failure="Failed to generate main image"
          onRetry={drawAndPublish}
        />
        {recipe.imageUrl && (
          <Picture url={recipe.imageUrl} alt="The drawn picture" sizes="480px" className="aspect-4/3" />
        )}
        {!isDrawing && !isSaving && (
          <div className="dialog-actions">
            {isWaiting && (
              <Button onClick={() => change({ isPublished: true })}>
                {recipe.imageUrl ? 'Publish' : 'Publish without a picture'}
              </Button>
            )}
            {isWaiting && !recipe.imageUrl && dish.state.at !== 'failed' && (
              <Button onClick={drawAndPublish}>Draw the dish and publish</Button>
            )}
            {!isWaiting && (
              <Button onClick={() => setChoosing('dish')}>
                {recipe.imageUrl ? 'Generate another picture' : 'Generate a picture'}
              </Button>
            )}
            {!isWaiting && recipe.processImages.length === 0 && (
              <Button onClick={() => setChoosing('steps')}>Generate pictures of the steps</Button>
            )}
            <Button
              look="primary"
              data-autofocus
              onClick={() => {
                onClose();
                $location.open(paths.adminRecipe(recipe.id));
              }}
            >
              Go on in the editor
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  );
}

function stateOf({ title, isPublished, imageUrl, processImages }: AdminRecipe, isWaiting: boolean): string {
  if (isWaiting && !imageUrl)
    return `“${title}” is saved as a draft; we’ll publish it as soon as its picture is drawn.`;
  const state = isPublished ? 'is published' : 'is saved as a draft';
  const steps = processImages.length;
  if (!imageUrl) return `“${title}” ${state}. It has no picture yet, so readers see the empty plate.`;
  return `“${title}” ${state} with its picture${steps > 0 ? ` and ${steps === 1 ? 'one' : steps} of its steps` : ''}.`;
}
