import { useStore } from '@nanostores/react';
import { SERVINGS_LIMIT } from '#src/domain/scaling/scaling.ts';
import { $servings, setServings } from '#src/stores/recipes/servings.ts';
import { Stepper } from '../ui/forms/Stepper.tsx';

/** Servings, one up or down; every amount on the page follows. */
export function ServingsStepper({ recipeId, own }: { recipeId: string; own: number }) {
  return (
    <Stepper
      label="Servings"
      value={useStore($servings) ?? own}
      {...SERVINGS_LIMIT}
      noun="serving"
      wayLabel={(way) => `One serving ${way}`}
      buttonClass="for-script"
      // From what is, not from what is shown: of two quick clicks the second may come before the page has caught up.
      onChange={(_, by) => setServings(recipeId, ($servings.get() ?? own) + by)}
    />
  );
}
