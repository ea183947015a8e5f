import { allergensShown, type ScalableRecipe } from '#src/domain/scaling/scaling.ts';
import { $isBegun, startOver } from '#src/stores/recipes/cooked.ts';
import { AllergenStatement } from '../ui/AllergenStatement.tsx';
import { Button } from '../ui/Button.tsx';
import { useLive } from '../ui/use-live.ts';
import { IngredientsList } from './IngredientsList.tsx';
import { ServingsStepper } from './ServingsStepper.tsx';
import { UnitSwitches } from './UnitSwitches.tsx';

interface Props {
  /** As it is written. */
  recipe: ScalableRecipe;
  /** As the reader cooks it. */
  shown: ScalableRecipe;
}

/** The list to shop and weigh by. */
export function IngredientsPanel({ recipe, shown }: Props) {
  const isBegun = useLive($isBegun);
  return (
    <section
      className="ingredients flex flex-col self-start lg:top-(--ingredients-top,auto) lg:sticky"
      aria-labelledby="ingredients"
    >
      <div className="ingredients-head flex flex-wrap items-center justify-between gap-2 pb-3 lg:pb-4">
        <h2 id="ingredients" className="ingredients-title text-h2">
          Ingredients
        </h2>
        {recipe.servings !== null && <ServingsStepper recipeId={recipe.id} own={recipe.servings} />}
      </div>
      <UnitSwitches recipe={recipe} />
      <IngredientsList recipe={recipe} shown={shown} idPrefix="ingredients" />
      <div className="border-t border-border pt-3 pb-2">
        <AllergenStatement allergens={allergensShown(shown)} />
      </div>
      {isBegun && (
        <Button look="quiet" className="ingredients-clear -ms-3.5 mt-1" onClick={() => startOver(recipe)}>
          Start over
        </Button>
      )}
    </section>
  );
}
