import { useStore } from '@nanostores/react';
import { lazy, Suspense, useDeferredValue, useEffect, useState } from 'react';
import type { AdminRecipeCard } from '#src/contracts/recipes/admin-recipes.ts';
import { showing } from '#src/domain/paging.ts';
import { paths } from '#src/paths.ts';
import { filterRecipes } from '#src/stores/admin/recipe-filter.ts';
import { $adminRecipes, $unsavedRecipes, deleteRecipe } from '#src/stores/admin/recipes.ts';
import { laidOver } from '#src/stores/admin/unsaved.ts';
import { AdminPage } from '../ui/AdminPage.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Pager } from '../ui/Pager.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { useLast } from '../ui/use-last.ts';
import { BulkBar } from './BulkBar.tsx';
import { Filters } from './Filters.tsx';
import { NothingHere } from './NothingHere.tsx';
import { QuickEdit } from './QuickEdit.tsx';
import { RecipeTable } from './RecipeTable.tsx';
import { useChoice } from './use-choice.ts';

const Generator = lazy(() => import('../generator/Generator.tsx').then(({ Generator }) => ({ default: Generator })));

/** The administrators' list of recipes, drafts among them. */
export default function Recipes() {
  const { data, error, loading } = useStore($adminRecipes);
  // Drawn when nothing more urgent is to be done: typing goes first.
  const last = useDeferredValue(useLast(data));
  const isFailed = !data && error !== undefined;
  const list = isFailed ? undefined : last;
  const shown = laidOver(list?.recipes ?? [], useStore($unsavedRecipes));
  const ids = shown.map(({ id }) => id);
  const choice = useChoice(ids);
  const [edited, setEdited] = useState<AdminRecipeCard>();
  const [isGenerating, setGenerating] = useState(false);
  const [doomed, setDoomed] = useState<AdminRecipeCard>();
  // The page that was on screen may have been the last one, until all of it was deleted.
  const { page = 1, totalPages = 1 } = data?.pagination ?? {};
  useEffect(() => {
    if (page > totalPages) filterRecipes({ page: totalPages });
  }, [page, totalPages]);
  return (
    <AdminPage
      title="Recipes"
      actions={
        <>
          <button type="button" className="button button-outline" onClick={() => setGenerating(true)}>
            AI recipe generator
          </button>
          <a className="button button-outline" href={paths.adminImport}>
            Import
          </a>
          <a className="button button-primary" href={paths.adminNewRecipe}>
            New recipe
          </a>
        </>
      }
    >
      <Filters />
      {isFailed && (
        <Notice tone="error" title="Error Loading Recipes" onRetry={() => $adminRecipes.invalidate()}>
          Please check your connection.
        </Notice>
      )}
      {!list && !isFailed && <Skeleton />}
      {list && shown.length === 0 && <NothingHere />}
      {list && shown.length > 0 && (
        <>
          <BulkBar choice={choice} page={ids} />
          <RecipeTable recipes={shown} choice={choice} isBusy={loading} onEdit={setEdited} onDelete={setDoomed} />
        </>
      )}
      {list && (
        <p role="status" className="mt-3 text-center type-meta text-muted">
          {shown.length > 0 && showing(list.pagination)}
        </p>
      )}
      {list && (
        <Pager
          pagination={list.pagination}
          onPage={(wanted) => {
            filterRecipes({ page: wanted });
            scrollTo({ top: 0 });
          }}
        />
      )}
      {edited && <QuickEdit recipe={edited} onClose={() => setEdited(undefined)} />}
      {doomed && (
        <ConfirmDialog
          title="Delete this recipe?"
          confirmLabel="Delete"
          danger
          onClose={() => setDoomed(undefined)}
          onConfirm={async () => {
            if (await deleteRecipe(doomed)) choice.choose([doomed.id], false);
          }}
        >
          “{doomed.title}” goes for good, with its ratings, and out of everybody's favourites.
        </ConfirmDialog>
      )}
      {isGenerating && (
        <Suspense>
          <Generator onClose={() => setGenerating(false)} />
        </Suspense>
      )}
    </AdminPage>
  );
}
