import { useStore } from '@nanostores/react';
import { ArrowRight, Flame, Heart } from 'lucide-react';
import type { FormEvent } from 'react';
import { SEARCH_MAX_LENGTH, SKELETONS } from '#src/domain/constants.ts';
import { paths } from '#src/paths.ts';
import { $favourites } from '#src/stores/favourites.ts';
import { $featured, $homeSearch } from '#src/stores/featured.ts';
import { $member } from '#src/stores/session.ts';
import { CardSkeletons } from '../ui/CardSkeletons.tsx';
import { RecipeCard } from '../ui/RecipeCard.tsx';
import { CardHeart } from './CardHeart.tsx';

/** What members see at `/` instead of the landing page. */
export function MemberHome() {
  const member = useStore($member);
  const { data: favourites } = useStore($favourites);
  return (
    <div className="container-page py-10 md:py-14">
      <h1 className="text-h1">Welcome back, {member?.firstName || 'Plant Lover'}</h1>
      <p className="mt-3 text-lead text-muted">What are we cooking today?</p>
      <HomeSearch />
      <div className="mt-5 flex flex-wrap gap-3">
        <a href={paths.favorites} className="button button-outline">
          <Heart size={20} strokeWidth={1.75} aria-hidden="true" />
          My Favorites
          {favourites && <span className="count-badge">{favourites.length}</span>}
        </a>
        <a href={paths.trending} className="button button-outline">
          <Flame size={20} strokeWidth={1.75} aria-hidden="true" />
          Trending Recipes
        </a>
      </div>
      <Featured />
    </div>
  );
}

function HomeSearch() {
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    $homeSearch.set(String(new FormData(event.currentTarget).get('search') ?? '').trim());
  };
  return (
    <search className="mt-7 block max-w-2xl">
      <form className="search-pill" action={paths.recipes()} onSubmit={search}>
        <label className="sr-only" htmlFor="home-search">
          Search recipes
        </label>
        <input
          id="home-search"
          type="search"
          name="search"
          placeholder="Chickpeas, spinach, lime…"
          maxLength={SEARCH_MAX_LENGTH}
          autoComplete="off"
        />
        <button type="submit" className="button button-primary">
          Search
        </button>
      </form>
    </search>
  );
}

function Featured() {
  const { data, loading, error } = useStore($featured);
  return (
    <section className="mt-14" aria-labelledby="featured">
      <h2 id="featured" className="text-h2">
        Featured Recipes
      </h2>
      {error ? (
        <p className="notice notice-danger mt-6" role="alert">
          Failed to fetch recipes
        </p>
      ) : (
        <div className="recipe-grid mt-7" aria-busy={loading}>
          {data ? (
            data.recipes.map((recipe) => (
              <RecipeCard key={recipe.id} recipe={recipe} heart={<CardHeart recipe={recipe} />} />
            ))
          ) : (
            <CardSkeletons count={SKELETONS.featured} />
          )}
        </div>
      )}
      {data?.recipes.length === 0 && (
        <p className="text-lead text-muted">No recipes found. Try adjusting your search filters.</p>
      )}
      <a href={paths.recipes()} className="button button-primary mt-12">
        View All Recipes
        <ArrowRight size={20} strokeWidth={1.75} aria-hidden="true" />
      </a>
    </section>
  );
}
