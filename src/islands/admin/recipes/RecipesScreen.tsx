import { useStore } from '@nanostores/react';
import { lazy, Suspense, useMemo, useState } from 'react';
import type { AdminRecipeCard } from '#src/contracts/recipes/admin-recipe-list.ts';
import { showing } from '#src/domain/paging.ts';
import { paths } from '#src/paths.ts';
import { $recipeFilter, filterRecipes } from '#src/stores/admin/recipes/recipe-filter.ts';
import { $adminRecipes, $unsavedRecipes, deleteRecipe } from '#src/stores/admin/recipes/recipes.ts';
import { Button } from '../../ui/Button.tsx';
import { useMay } from '../frame/use-may.ts';
import { AdminPage } from '../ui/AdminPage.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { AdminTable } from '../ui/table/AdminTable.tsx';
import { useChoice } from '../ui/table/use-choice.ts';
import { BulkBar } from './BulkBar.tsx';
import { ExportDialog } from './ExportDialog.tsx';
import { Filters } from './Filters.tsx';
import { NothingHere } from './NothingHere.tsx';
import { QuickEdit } from './QuickEdit.tsx';
import { BIN_COLUMNS, recipeColumns } from './recipe-columns.tsx';

const Generator = lazy(() => import('../generator/Generator.tsx').then(({ Generator }) => ({ default: Generator })));

/** The administrators' list of recipes, drafts among them. */
export default function RecipesScreen() {
  const choice = useChoice();
  const [edited, setEdited] = useState<AdminRecipeCard>();
  const [isGenerating, setGenerating] = useState(false);
  const [isExporting, setExporting] = useState(false);
  const [doomed, setDoomed] = useState<AdminRecipeCard>();
  const isBin = useStore($recipeFilter).status === 'bin';
  const may = useMay();
  const mayPublish = may('edit');
  const columns = useMemo(
    () => (isBin ? BIN_COLUMNS : recipeColumns({ onEdit: setEdited, onDelete: setDoomed, mayPublish })),
    [isBin, mayPublish],
  );
  return (
    <AdminPage
      title="Recipes"
      actions={
        <>
          <Button onClick={() => setGenerating(true)}>AI recipe generator</Button>
          <a className="button button-outline" href={paths.adminImport}>
            Import
          </a>
          <Button onClick={() => setExporting(true)}>Export</Button>
          <a className="button button-primary" href={paths.adminNewRecipe}>
            New recipe
          </a>
        </>
      }
    >
      <Filters />
      <AdminTable
        failure="Error Loading Recipes"
        answer={useStore($adminRecipes)}
        isPatient
        entriesOf={({ recipes }) => recipes}
        unsaved={useStore($unsavedRecipes)}
        columns={columns}
        choice={choice}
        nameOf={({ title }) => title}
        label="Recipes"
        className="recipes-table"
        empty={<NothingHere />}
        above={({ pagination }, shown) =>
          shown.length > 0 && (
            <BulkBar choice={choice} page={shown.map(({ id }) => id)} total={pagination.totalRecipes} isBin={isBin} />
          )
        }
        below={({ pagination }, shown) => (
          <p role="status" className="mt-3 text-center type-meta text-muted">
            {shown.length > 0 && showing(pagination)}
          </p>
        )}
        onRetry={() => $adminRecipes.invalidate()}
        onPage={(page) => {
          filterRecipes({ page });
          scrollTo({ top: 0 });
        }}
      />
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
          Readers won’t see “{doomed.title}” any more. The bin keeps it for 30 days, with its ratings and favourites.
        </ConfirmDialog>
      )}
      {isExporting && <ExportDialog chosen={[...choice.chosen]} onClose={() => setExporting(false)} />}
      {isGenerating && (
        <Suspense>
          <Generator onClose={() => setGenerating(false)} />
        </Suspense>
      )}
    </AdminPage>
  );
}
