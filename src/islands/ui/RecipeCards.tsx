import type { RecipeSummary } from '#src/domain/recipes/recipe.ts';
import { RecipeCard } from './RecipeCard.tsx';

// A page has React draw its cards at one go: each time it begins costs as much as a card.

interface Props {
  recipes: readonly RecipeSummary[];
  /** As for `<img sizes>`. */
  sizes?: string;
}

/** Cards one after the other. */
export function RecipeCards({ recipes, sizes }: Props) {
  return recipes.map((recipe) => <RecipeCard key={recipe.id} recipe={recipe} sizes={sizes} />);
}

/** The same as items of a list, the pictures of the first so many at once. */
export function RecipeCardItems({ recipes, sizes, priority }: Props & { priority: number }) {
  return recipes.map((recipe, index) => (
    <li key={recipe.id}>
      <RecipeCard recipe={recipe} sizes={sizes} priority={index < priority} />
    </li>
  ));
}
