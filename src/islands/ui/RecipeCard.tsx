import type { ReactNode } from 'react';
import { DEFAULT_CARD_DESCRIPTION } from '#src/domain/constants.ts';
import { counted } from '#src/domain/counted.ts';
import { isNew } from '#src/domain/recipes/newness.ts';
import { averageText } from '#src/domain/recipes/ratings.ts';
import type { RecipeSummary } from '#src/domain/recipes/recipe.ts';
import { cardFacts } from '#src/domain/recipes/times.ts';
import { paths, pictures } from '#src/paths.ts';
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
        <Picture url={recipe.imageUrl} alt="" sizes={sizes} table={recipe.table} priority={priority} />
        <p className="recipe-card-badges" data-misfit={heart ? id : ''}>
          {recipe.isPremiumOnly && <span className="premium-badge">Premium</span>}
          {isNew(recipe) && <span className="new-badge">New</span>}
        </p>
        {recipe.nutriScore && (
          <span className="recipe-card-score">
            <span className={`nutri-letter nutri-${recipe.nutriScore}`}>{recipe.nutriScore}</span>{' '}
            <span className="@max-[13rem]/card:sr-only">Nutri-Score</span>
          </span>
        )}
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
        {cardFacts(recipe).map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
        {!recipe.isPremiumOnly && <span>{`${recipe.calories} kcal`}</span>}
      </p>
      {totalRatings > 0 && (
        <p className="recipe-card-rating">
          <Stars value={avgRating} />
          <span>
            {averageText(avgRating)} ({counted(totalRatings, 'review')})
          </span>
        </p>
      )}
      {/* The title leads there too, and is the one stop for the keyboard. */}
      <a className="recipe-card-view" href={paths.recipe(id)} tabIndex={-1}>
        View Recipe<span className="sr-only">{`: ${title}`}</span>
      </a>
    </article>
  );
}

/** A 4:3 picture fills a 4:5 card by its height, hence drawn wider than the card. */
const CARD_SIZES = `(min-width: 75rem) 440px, (min-width: 48rem) 45vw, ${pictures.acrossPhone}`;
