import { useEffect } from 'react';
import { counted } from '#src/domain/counted.ts';
import { averageText } from '#src/domain/recipes/ratings.ts';
import { paths } from '#src/paths.ts';
import { $rating, openRating, sendRating } from '#src/stores/recipes/ratings.ts';
import { toast } from '#src/stores/toasts.ts';
import { Stars } from '../ui/Stars.tsx';
import { useLive } from '../ui/use-live.ts';
import { RatingStars } from './RatingStars.tsx';

interface Props {
  recipeId: string;
  avgRating: number;
  totalRatings: number;
}

/** Whether somebody is signed in, as the page's hint says. */
export const isMember = (): boolean => 'member' in document.documentElement.dataset;

/** Average and stars to press: a member's rating counts, a visitor is asked to sign in. */
export function RatingWidget({ recipeId, avgRating, totalRatings }: Props) {
  const rating = useLive($rating);
  const isOpen = rating.recipeId === recipeId;
  useEffect(() => {
    void openRating(recipeId, { avgRating, totalRatings }, isMember());
  }, [recipeId, avgRating, totalRatings]);

  const choose = (stars: number) => {
    if (isMember()) return void sendRating(recipeId, stars);
    toast({
      title: 'Sign in required',
      description: 'To rate the recipe please sign in',
      action: { label: 'Sign in', run: () => location.assign(paths.signIn(paths.recipe(recipeId))) },
    });
  };
  const summary = isOpen ? rating : { avgRating, totalRatings };
  const isRated = summary.totalRatings > 0;
  const average = averageText(summary.avgRating);
  const reviews = isRated ? counted(summary.totalRatings, 'review') : 'No reviews yet';
  return (
    <div className="rating flex flex-wrap items-center justify-between gap-x-12 gap-y-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        {isRated && (
          <>
            <p className="font-display type-display leading-none tabular-nums">{average}</p>
            <Stars value={summary.avgRating} label={`${average} of 5 stars`} />
          </>
        )}
        <p className="type-meta text-muted">{reviews}</p>
      </div>
      <RatingStars own={isOpen ? rating.own : null} isSaving={isOpen && rating.saving} onChoose={choose} />
    </div>
  );
}
