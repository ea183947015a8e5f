import { useStore } from '@nanostores/react';
import { $recipeFilter, clearRecipeFilter, filterParameters } from '#src/stores/admin/recipes/recipe-filter.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';

/** Stands where the list would be: nothing is like what was asked for, or there is nothing at all. */
export function NothingHere() {
  const isFiltered = Object.keys(filterParameters(useStore($recipeFilter))).length > 0;
  if (!isFiltered)
    return <EmptyState title="No recipes yet" text="Write the first one, or bring what you have from elsewhere." />;
  return (
    <EmptyState title="No recipes match">
      <Button onClick={clearRecipeFilter}>Show all recipes</Button>
    </EmptyState>
  );
}
