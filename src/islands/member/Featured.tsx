import { SKELETONS } from '#src/domain/constants.ts';
import { paths } from '#src/paths.ts';
import { $featured, $homeSearch } from '#src/stores/recipes/featured.ts';
import { $aiSearch, isShown } from '#src/stores/search/ai-search.ts';
import { Button } from '../ui/Button.tsx';
import { CardSkeletons } from '../ui/CardSkeletons.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { RecipeCard } from '../ui/RecipeCard.tsx';
import { useLive } from '../ui/use-live.ts';
import { AiResults } from './ai-search/AiResults.tsx';
import { CardHeart } from './CardHeart.tsx';

/** The home's recipes: those that trend, or what its search found, by words or by a sentence. */
export function Featured() {
  const isAnswered = isShown(useLive($aiSearch));
  return (
    <section className="mt-12" aria-label="Recipes">
      <AiResults skeletons={SKELETONS.featured} />
      {!isAnswered && <FeaturedRecipes />}
    </section>
  );
}

function FeaturedRecipes() {
  const { data, error } = useLive($featured);
  const search = useLive($homeSearch);
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-h2">Featured Recipes</h2>
        <p className="text-meta text-muted" role="status">
          {search && data && `${data.totalRecipes} found for “${search}”`}
        </p>
      </div>
      {data?.isOwn && (
        <p className="mt-1 text-meta text-muted">
          Without what you don’t eat.{' '}
          <a className="link py-1.5" href={`${paths.profile}#dietary-preferences`}>
            Change
          </a>
        </p>
      )}
      {error && !data && <Failed />}
      {data?.recipes.length === 0 && (
        <EmptyState
          title={
            data.isOwn && !search
              ? 'No recipe fits what you eat yet.'
              : 'No recipes found. Try adjusting your search filters.'
          }
        />
      )}
      {!error && data?.recipes.length !== 0 && (
        <ul className="recipe-grid mt-7" aria-busy={!data}>
          {data?.recipes.map((recipe) => (
            <li key={recipe.id}>
              <RecipeCard recipe={recipe} heart={<CardHeart recipe={recipe} />} />
            </li>
          )) ?? <CardSkeletons count={SKELETONS.featured} />}
        </ul>
      )}
    </>
  );
}

function Failed() {
  return (
    <div className="notice notice-danger mt-6" role="alert">
      <p className="font-semibold">Failed to fetch recipes</p>
      <Button className="mt-3" onClick={() => $featured.invalidate()}>
        Try again
      </Button>
    </div>
  );
}
