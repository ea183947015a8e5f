import type { RecipeSummary } from '#src/domain/recipes/recipe.ts';
import { $favouriteIds } from '#src/stores/recipes/favourites.ts';
import { useLive } from '../ui/use-live.ts';
import { HeartButton } from './HeartButton.tsx';

/** The heart of a card that an island itself shows. */
export function CardHeart({ recipe }: { recipe: RecipeSummary }) {
  const saved = useLive($favouriteIds);
  return <HeartButton recipe={recipe} saved={saved?.has(recipe.id) ?? false} />;
}
