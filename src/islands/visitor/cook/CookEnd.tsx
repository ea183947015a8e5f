import { PenLine } from 'lucide-react';
import type { RatingState } from '#src/stores/recipes/ratings.ts';
import { KeepCooked } from '../../member/cooked/KeepCooked.tsx';
import { isMember, RatingWidget } from '../RatingWidget.tsx';

interface Props {
  recipeId: string;
  /** For how many it was cooked; `null` where the recipe doesn't say. */
  servings: number | null;
  /** What others gave it; `null` for a recipe that is nobody else's. */
  rated: Pick<RatingState, 'avgRating' | 'totalRatings'> | null;
}

/** After the last step: what it was like, while it is still on the tongue. */
export function CookEnd({ recipeId, servings, rated }: Props) {
  if (!rated) return <h2 className="text-h2">Enjoy your meal</h2>;
  return (
    <section aria-labelledby="cook-end">
      <h2 id="cook-end" className="text-h2">
        How was it?
      </h2>
      <p className="mt-3 max-w-short text-muted">Your stars help the next cook.</p>
      <div className="mt-6">
        <RatingWidget recipeId={recipeId} {...rated} />
      </div>
      {isMember() && (
        <p className="mt-6 flex flex-wrap gap-3">
          <KeepCooked recipeId={recipeId} servings={servings} />
          {/* Another place of the page: it closes cook mode. */}
          <a className="button button-outline" href="#own-note">
            <PenLine size={20} strokeWidth={1.75} aria-hidden="true" /> Write down what you’d change
          </a>
        </p>
      )}
    </section>
  );
}
