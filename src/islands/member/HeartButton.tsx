import { Heart } from 'lucide-react';
import { type Favourable, toggleFavourite } from '#src/stores/favourites.ts';

/** Saves a recipe and takes it out again. */
export function HeartButton({ recipe, saved }: { recipe: Favourable; saved: boolean }) {
  return (
    <button
      type="button"
      className="heart"
      aria-pressed={saved}
      aria-label={saved ? `Remove ${recipe.title} from favorites` : `Add ${recipe.title} to favorites`}
      onClick={() => void toggleFavourite(recipe)}
    >
      <Heart size={20} strokeWidth={1.75} aria-hidden="true" />
    </button>
  );
}
