import { useStore } from '@nanostores/react';
import { type ScalableRecipe, scaledLine } from '#src/domain/scaling.ts';
import { $ticks, clearTicks, toggleTick } from '#src/stores/ticks.ts';
import { ServingsStepper } from './ServingsStepper.tsx';

interface Props {
  recipe: ScalableRecipe;
  factor: number;
}

/** The list to shop and weigh by. */
export function Ingredients({ recipe, factor }: Props) {
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
      <ul className="ingredients-list">
        {recipe.lines.map((line, index) => {
          const { amount, rest } = scaledLine(line, factor);
          return (
            <li key={line.text}>
              <label className="ingredient">
                <input
                  type="checkbox"
                  className="tick"
                  checked={ticks.lines.includes(index)}
                  onChange={() => toggleTick(recipe.id, 'lines', index)}
                />
                {amount !== null && <span className="ingredient-amount">{amount} </span>}
                <span className="ingredient-name">{rest}</span>
              </label>
            </li>
          );
        })}
      </ul>
      {hasTicks && (
        <button type="button" className="button button-quiet ingredients-clear" onClick={() => clearTicks(recipe.id)}>
          Clear all ticks
        </button>
      )}
    </section>
  );
}
