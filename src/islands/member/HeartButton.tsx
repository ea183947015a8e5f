import { Heart } from 'lucide-react';
import { type Favourable, toggleFavourite } from '#src/stores/recipes/favourites.ts';

interface Props {
  recipe: Favourable;
  saved: boolean;
  /** "Save Recipe" instead of the heart alone. */
  inWords?: boolean;
}

/** Saves a recipe and takes it out again. */
export function HeartButton({ recipe, saved, inWords = false }: Props) {
  const name = saved ? `Remove ${recipe.title} from favourites` : `Add ${recipe.title} to favourites`;
  return (
    <button
      type="button"
      className={
        inWords
          ? 'button button-outline heart-words w-full'
          : 'heart grid size-11 place-items-center rounded-full bg-surface text-text [transition:transform_120ms_var(--ease-house),color_200ms_var(--ease-house)] active:[transform:scale(0.9)] aria-pressed:text-primary'
      }
      aria-pressed={saved}
      // Words on screen stay part of the name, for those who speak to their device.
      aria-label={inWords ? undefined : name}
      onClick={() => void toggleFavourite(recipe)}
    >
      <Heart size={20} strokeWidth={1.75} aria-hidden="true" />
      {inWords && <span className="max-[85rem]:sr-only">{saved ? 'Saved' : 'Save Recipe'}</span>}
    </button>
  );
}
