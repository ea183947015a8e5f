import { Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { counted } from '#src/domain/counted.ts';
import { OWN_SEARCH_LIMIT } from '#src/domain/own-recipes/own-recipe.ts';
import { paths } from '#src/paths.ts';
import { $ownList, $ownPage, $ownSearch } from '#src/stores/members/own-recipes.ts';
import { Button } from '../../ui/Button.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { Field } from '../../ui/forms/Field.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { useLive } from '../../ui/use-live.ts';
import { FolderChips } from '../folders/FolderChips.tsx';
import { NoOwnRecipes } from './NoOwnRecipes.tsx';
import { OwnRecipeRow } from './OwnRecipeRow.tsx';

/** Milliseconds after the last key before it is looked for. */
const PATIENCE = 250;

/** A member's own recipes, and those their household shares. */
export function OwnRecipes() {
  const { data, error } = useLive($ownList);
  const [typed, setTyped] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => {
      $ownPage.set('1');
      $ownSearch.set(typed.trim());
    }, PATIENCE);
    return () => clearTimeout(timer);
  }, [typed]);
  if (!data && error) return <Failure onRetry={() => $ownList.invalidate()}>We couldn’t load your recipes.</Failure>;
  const isNone = data?.pagination.totalItems === 0 && typed === '' && $ownSearch.get() === '';
  if (isNone) return <NoOwnRecipes />;
  const { pagination, yours, limit } = data ?? {};
  const isFull = limit !== undefined && limit !== null && (yours ?? 0) >= limit;
  return (
    <>
      <div className="mt-6 flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 basis-60">
          <Field
            label="Search your recipes"
            name="own-search"
            type="search"
            maxLength={OWN_SEARCH_LIMIT}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
        {!isFull && (
          <a className="button button-primary" href={paths.writeOwn}>
            <Plus size={20} strokeWidth={1.75} aria-hidden="true" /> Add a recipe
          </a>
        )}
      </div>
      {isFull && (
        <p className="mt-4 max-w-text text-muted" role="note">
          You have {counted(limit, 'recipe')} of your own, which is all there is room for. With{' '}
          <a className="link" href={paths.premium}>
            Premium
          </a>{' '}
          there is room for more.
        </p>
      )}
      <FolderChips />
      {!data && <Loading />}
      <p className="mt-6 type-meta text-muted" role="status">
        {pagination &&
          (pagination.totalItems > 0 ? counted(pagination.totalItems, 'recipe') : 'No recipe is called so.')}
      </p>
      <ul className="mt-2 grid" aria-busy={!data}>
        {data?.items.map((item) => (
          <OwnRecipeRow key={item.id} item={item} />
        ))}
      </ul>
      {pagination && pagination.totalPages > 1 && (
        <nav className="mt-8 flex flex-wrap items-center gap-3" aria-label="Pages">
          <Button disabled={!pagination.hasPreviousPage} onClick={() => $ownPage.set(String(pagination.page - 1))}>
            Previous
          </Button>
          <span className="type-meta text-muted tabular-nums">
            Page {pagination.page} of {pagination.totalPages}
          </span>
          <Button disabled={!pagination.hasNextPage} onClick={() => $ownPage.set(String(pagination.page + 1))}>
            Next
          </Button>
        </nav>
      )}
    </>
  );
}
