import type { ReactNode } from 'react';
import { DEFAULT_CARD_DESCRIPTION } from '#src/domain/constants.ts';
import { counted } from '#src/domain/counted.ts';
import { isNew } from '#src/domain/recipes/newness.ts';
import { averageText } from '#src/domain/recipes/ratings.ts';
import type { RecipeSummary } from '#src/domain/recipes/recipe.ts';
import { servingsText, timeText } from '#src/domain/recipes/times.ts';
import { paths } from '#src/paths.ts';
import { Picture } from './Picture.tsx';
import { Stars } from './Stars.tsx';

interface Props {
  recipe: RecipeSummary;
  /** The first cards of a page load their pictures at once. */
  priority?: boolean;
  sizes?: string;
  /** Heading level that fits the page. */
  heading?: 'h2' | 'h3';
  className?: string;
  /** The heart, where an island shows the card; pages leave a place for it. */
  heart?: ReactNode;
}

/** A recipe in a list. Rendered to HTML by pages; the heart is put into `data-heart` for members. */
export function RecipeCard({
  recipe,
  priority = false,
  sizes = CARD_SIZES,
  heading: Heading = 'h3',
  className = '',
  heart,
}: Props) {
  const { id, title, description, totalRatings, avgRating } = recipe;
  return (
    <article className={`recipe-card ${className}`}>
      <div className="recipe-card-picture">
        <Picture url={recipe.imageUrl} alt="" sizes={sizes} priority={priority} />
        {heart ? (
          <span className="recipe-card-heart">{heart}</span>
        ) : (
          <span className="recipe-card-heart for-members" data-heart={id} data-title={title} />
        )}
      </div>
      <Heading className="recipe-card-title">
        <a href={paths.recipe(id)}>{title}</a>
      </Heading>
      <p className="recipe-card-description">{description || DEFAULT_CARD_DESCRIPTION}</p>
      <p className="recipe-card-meta">
        {isNew(recipe) && <span className="recipe-card-more font-semibold text-primary">New</span>}
        {timeText(recipe) && <span>{timeText(recipe)}</span>}
        {recipe.servings !== null && <span className="recipe-card-more">{servingsText(recipe.servings)}</span>}
        {!recipe.isPremiumOnly && recipe.calories > 0 && (
          <span className="whitespace-nowrap">
            {`${recipe.calories} kcal`}
            {recipe.nutriScore && (
              <>
                <span className="sr-only">, Nutri-Score</span>{' '}
                <span className={`nutri-letter ms-1 nutri-${recipe.nutriScore}`}>{recipe.nutriScore}</span>
              </>
            )}
          </span>
        )}
      </p>
      {totalRatings > 0 && (
        <p className="recipe-card-rating">
          <Stars value={avgRating} />
          <span>
            {averageText(avgRating)} ({counted(totalRatings, 'review')})
          </span>
        </p>
      )}
      <p className="recipe-card-badges" data-misfit={heart ? id : ''}>
        {recipe.isPremiumOnly && <span className="premium-badge">Premium</span>}
      </p>
      {/* The title leads there too, and is the one stop for the keyboard. */}
      <a className="recipe-card-view" href={paths.recipe(id)} tabIndex={-1}>
        View Recipe<span className="sr-only">{`: ${title}`}</span>
      </a>
    </article>
  );
}

/** Five columns, three, and two on a phone; see `.recipe-grid`. */
const CARD_SIZES = '(min-width: 90rem) 243px, (min-width: 75rem) 17vw, (min-width: 48rem) 29vw, 45vw';
