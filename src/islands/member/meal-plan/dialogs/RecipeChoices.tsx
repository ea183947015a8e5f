import { counted } from '#src/domain/counted.ts';
import type { RecipeSummary } from '#src/domain/recipes/recipe.ts';
import { cardFacts } from '#src/domain/recipes/times.ts';
import { Picture } from '../../../ui/Picture.tsx';

interface Props {
  /** `null` until they are there. */
  recipes: readonly RecipeSummary[] | null;
  onChoose: (recipe: RecipeSummary) => void;
}

/** Recipes to choose one from. */
export function RecipeChoices({ recipes, onChoose }: Props) {
  return (
    <div className="-mx-2 max-h-[min(22rem,45dvh)] min-h-48 overflow-auto px-2" aria-busy={!recipes}>
      <p className="sr-only" role="status">
        {recipes && counted(recipes.length, 'recipe')}
      </p>
      {recipes?.length === 0 && <p className="text-muted">No recipes found. Try other words, or write a note.</p>}
      <ul>
        {recipes?.map((recipe) => (
          <li key={recipe.id}>
            <button
              type="button"
              className="plan-choice grid min-h-16 w-full grid-cols-[auto_minmax(0,1fr)] items-center gap-3.25 rounded-sm pt-1.5 pr-2 pb-1.5 pl-1.5 text-start hover:bg-primary-soft hover:text-on-primary-soft focus-visible:-outline-offset-2"
              onClick={() => onChoose(recipe)}
            >
              <Picture url={recipe.imageUrl} alt="" sizes="64px" className="h-13 w-16 flex-none rounded-sm" />
              <span>
                <span className="block leading-snug font-semibold">{recipe.title}</span>
                <span className="plan-choice-facts type-meta">
                  {[...cardFacts(recipe), ...(recipe.calories > 0 ? [`${recipe.calories} kcal`] : [])].join(' · ')}
                </span>
                <span className="block empty:hidden" data-misfit={recipe.id} />
              </span>
            </button>
          </li>
        )) ?? [0, 1, 2, 3].map((place) => <li key={place} className="my-1.5 h-13 skeleton" aria-hidden="true" />)}
      </ul>
    </div>
  );
}
