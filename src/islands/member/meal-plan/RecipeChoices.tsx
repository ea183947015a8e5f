import { counted } from '#src/domain/counted.ts';
import { type RecipeCard, totalTime } from '#src/domain/recipes/recipe.ts';
import { minutesText } from '#src/domain/recipes/times.ts';
import { Picture } from '../../ui/Picture.tsx';

interface Props {
  /** `null` until they are there. */
  recipes: readonly RecipeCard[] | null;
  onChoose: (recipe: RecipeCard) => void;
}

/** Recipes to choose one from. */
export function RecipeChoices({ recipes, onChoose }: Props) {
  return (
    <div className="plan-choices" aria-busy={!recipes}>
      <p className="sr-only" role="status">
        {recipes && counted(recipes.length, 'recipe')}
      </p>
      {recipes?.length === 0 && <p className="text-muted">No recipes found. Try other words, or write a note.</p>}
      <ul>
        {recipes?.map((recipe) => (
          <li key={recipe.id}>
            <button type="button" className="plan-choice" onClick={() => onChoose(recipe)}>
              <Picture url={recipe.imageUrl} alt="" table={recipe.table} sizes="64px" className="plan-choice-picture" />
              <span>
                <span className="plan-choice-title">{recipe.title}</span>
                <span className="plan-choice-facts">
                  {minutesText(totalTime(recipe))} · {counted(recipe.servings, 'serving')}
                  {recipe.calories > 0 && ` · ${recipe.calories} kcal`}
                </span>
              </span>
            </button>
          </li>
        )) ??
          [0, 1, 2, 3].map((place) => <li key={place} className="plan-choice-waiting skeleton" aria-hidden="true" />)}
      </ul>
    </div>
  );
}
