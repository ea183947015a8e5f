import { useStore } from '@nanostores/react';
import { $recipeFilter, clearRecipeFilter, filterParameters } from '#src/stores/admin/recipes/recipe-filter.ts';
import { Notice } from '../ui/Notice.tsx';

/** Stands where the list would be: nothing is like what was asked for, or there is nothing at all. */
export function NothingHere() {
  const isFiltered = Object.keys(filterParameters(useStore($recipeFilter))).length > 0;
  if (!isFiltered) return <Notice tone="info" title="No recipes yet." />;
  return (
    <Notice tone="info" title="No recipes match.">
      <button type="button" className="link" onClick={clearRecipeFilter}>
        Show all recipes
      </button>
    </Notice>
  );
}
