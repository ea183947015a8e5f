import { useStore } from '@nanostores/react';
import type { AdminRecipeSort } from '#src/domain/recipes/editing/recipe-sorting.ts';
import { CATEGORY_LABELS } from '#src/domain/recipes/kitchen.ts';
import { $recipeFilter, filterRecipes, type RecipeFilter } from '#src/stores/admin/recipe-filter.ts';
import { Select } from '../../ui/forms/Select.tsx';
import { SearchField } from '../ui/SearchField.tsx';

const STATUS = {
  '': 'Published and drafts',
  published: 'Published',
  draft: 'Drafts',
  refused: 'Published, but not vegan',
} as const;
const CATEGORY = { '': 'All categories', ...CATEGORY_LABELS } as const;
const ORDER: Record<AdminRecipeSort, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  updated: 'Last changed first',
  title: 'By title',
  rating: 'Best rated first',
};

/** Search, status, category and order of the list. */
export function Filters() {
  const { search, status, category, sort } = useStore($recipeFilter);
  const choose = (field: keyof RecipeFilter) => (value: string) => filterRecipes({ [field]: value });
  return (
    <div className="admin-filters">
      <SearchField label="Search recipes" value={search} onSearch={choose('search')} />
      <Select label="Status" value={status} options={STATUS} onChoose={choose('status')} />
      <Select label="Category" value={category} options={CATEGORY} onChoose={choose('category')} />
      <Select label="Order" value={sort} options={ORDER} onChoose={choose('sort')} />
    </div>
  );
}
