import { lazy, Suspense, useEffect } from 'react';
import { counted } from '#src/domain/counted.ts';
import { paths } from '#src/paths.ts';
import { $folderId, followFragment } from '#src/stores/members/folders.ts';
import { $favourites } from '#src/stores/recipes/favourites.ts';
import { CardSkeletons } from '../ui/CardSkeletons.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Failure } from '../ui/Failure.tsx';
import { Loading } from '../ui/Loading.tsx';
import { RecipeCard } from '../ui/RecipeCard.tsx';
import { useLive } from '../ui/use-live.ts';
import { CardHeart } from './CardHeart.tsx';
import { AddToFolder } from './folders/AddToFolder.tsx';
import { FolderChips } from './folders/FolderChips.tsx';
import { Cookbook } from './recipe-tools/Cookbook.tsx';

const FolderView = lazy(() => import('./folders/FolderView.tsx').then(({ FolderView: It }) => ({ default: It })));

const PLACEHOLDERS = 6;

/** What `/favorites` shows: all that was saved, or the folder that the fragment names. */
export function Favourites() {
  const folderId = useLive($folderId);
  useEffect(() => {
    followFragment();
    addEventListener('hashchange', followFragment);
    return () => removeEventListener('hashchange', followFragment);
  }, []);
  return (
    <>
      <FolderChips isFavourites />
      {folderId === null ? (
        <All />
      ) : (
        <Suspense fallback={<Loading className="mt-8" />}>
          <FolderView key={folderId} />
        </Suspense>
      )}
    </>
  );
}

function All() {
  const { data, error } = useLive($favourites);
  if (error && !data) {
    return (
      <Failure className="mt-8" onRetry={() => $favourites.invalidate()}>
        We couldn’t load your favourites.
      </Failure>
    );
  }
  if (data?.length === 0) return <NothingSaved />;
  return (
    <>
      <div className="mt-3 flex min-h-11 flex-wrap items-center justify-between gap-3">
        <p className="text-muted">{data && `${counted(data.length, 'recipe')} saved`}</p>
        {data && <Cookbook recipes={data} />}
      </div>
      <ul className="recipe-grid mt-6" aria-busy={!data}>
        {data?.map((recipe) => (
          <li key={recipe.id}>
            <RecipeCard
              recipe={recipe}
              heading="h2"
              heart={
                <>
                  <CardHeart recipe={recipe} />
                  <AddToFolder
                    recipeId={recipe.id}
                    title={recipe.title}
                    isSmall
                    className="mt-1 rounded-full bg-surface"
                  />
                </>
              }
            />
          </li>
        )) ?? <CardSkeletons count={PLACEHOLDERS} />}
      </ul>
    </>
  );
}

const NothingSaved = () => (
  <EmptyState title="No favourites yet" text="Tap the heart on a recipe you like, and you’ll find it here." isAlone>
    <a href={paths.recipes()} className="button button-primary">
      Browse Recipes
    </a>
  </EmptyState>
);
