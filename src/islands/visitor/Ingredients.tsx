import { useStore } from '@nanostores/react';
import type { ScalableRecipe } from '#src/domain/scaling/scaling.ts';
import { $ticks, clearTicks } from '#src/stores/recipes/ticks.ts';
import { IngredientRow } from './IngredientRow.tsx';
import { ServingsStepper } from './ServingsStepper.tsx';
import { UnitSwitches } from './UnitSwitches.tsx';

interface Props {
  /** As it is written. */
  recipe: ScalableRecipe;
  /** As the reader cooks it. */
  shown: ScalableRecipe;
}

/** The list to shop and weigh by. */
export function Ingredients({ recipe, shown }: Props) {
  const ticks = useStore($ticks);
  const hasTicks = ticks.lines.length + ticks.steps.length > 0;
  return (
    <section className="ingredients card" aria-labelledby="ingredients">
      <div className="ingredients-head">
        <h2 id="ingredients" className="ingredients-title">
          Ingredients
        </h2>
        <ServingsStepper own={recipe.servings} />
      </div>
      <UnitSwitches recipe={recipe} />
      <ul className="ingredients-list">
        {shown.lines.map((line, index) => (
          <IngredientRow
            key={line.text}
            recipeId={recipe.id}
            line={line}
            written={recipe.lines[index] ?? line}
            index={index}
            isTicked={ticks.lines.includes(index)}
          />
        ))}
      </ul>
      {hasTicks && (
        <button type="button" className="button button-quiet ingredients-clear" onClick={() => clearTicks(recipe.id)}>
          Clear all ticks
        </button>
      )}
    </section>
  );
}
