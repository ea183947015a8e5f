import { useStore } from '@nanostores/react';
import type { AdminRecipeSort } from '#src/domain/recipes/editing/recipe-sorting.ts';
import { CATEGORY_LABELS, DIET_LABELS } from '#src/domain/recipes/kitchen.ts';
import { $recipeFilter, filterRecipes, type RecipeFilter } from '#src/stores/admin/recipes/recipe-filter.ts';
import { $writers } from '#src/stores/admin/recipes/recipes.ts';
import { Select } from '../../ui/forms/Select.tsx';
import { useMay } from '../frame/use-may.ts';
import { STAND_LABELS } from '../published/handing-in/stand-text.ts';
import { SearchField } from '../ui/SearchField.tsx';
import { QUEUE_LABELS } from './queue-labels.ts';

const STATUS = {
  '': 'Published and drafts',
  published: 'Published',
  draft: 'Drafts',
  'handed-in': STAND_LABELS['handed-in'],
  back: STAND_LABELS.back,
  approved: STAND_LABELS.approved,
  refused: 'Published, but not vegan',
  bin: 'In the bin',
} as const;
const CATEGORY = { '': 'All categories', ...CATEGORY_LABELS } as const;
const ORDER: Record<AdminRecipeSort, string> = {
  newest: 'Newest first',
  match: 'Best match first',
  oldest: 'Oldest first',
  updated: 'Last changed first',
  title: 'By title',
  rating: 'Best rated first',
};
const QUEUE = { '': 'Any to-do', ...QUEUE_LABELS } as const;
const DIET = { '': 'All diets', ...DIET_LABELS } as const;
const PREMIUM = { '': 'For all readers', yes: 'Premium only', no: 'For everybody' } as const;

/** Search, status, category and order of the list; folded away, what else it can be narrowed to. */
export function Filters() {
  const filter = useStore($recipeFilter);
  const may = useMay();
  const { search, status, category, sort, queue, tag, diet, premium, owner } = filter;
  const choose = (field: keyof RecipeFilter) => (value: string) => filterRecipes({ [field]: value });
  const isNarrowed = [queue, tag, diet, premium, owner].some(Boolean);
  return (
    <>
      <div className="admin-filters">
        <SearchField label="Search recipes" value={search} onSearch={choose('search')} />
        <Select label="Status" value={status} options={STATUS} onChoose={choose('status')} />
        <Select label="Category" value={category} options={CATEGORY} onChoose={choose('category')} />
        <Select label="Order" value={sort} options={ORDER} onChoose={choose('sort')} />
      </div>
      <details className="-mt-1 mb-3" open={isNarrowed}>
        <summary className="inline-flex min-h-11 items-center type-meta font-semibold text-primary">
          More filters
        </summary>
        <div className="recipes-more mt-1 grid gap-2">
          <Select label="To do" value={queue} options={QUEUE} onChoose={choose('queue')} />
          <Select label="Diet" value={diet} options={DIET} onChoose={choose('diet')} />
          <Select label="Who it’s for" value={premium} options={PREMIUM} onChoose={choose('premium')} />
          {may('edit') && <Writers value={owner} onChoose={choose('owner')} />}
          <SearchField label="Tag" value={tag} onSearch={(typed) => filterRecipes({ tag: typed.toLowerCase() })} />
        </div>
      </details>
    </>
  );
}

function Writers({ value, onChoose }: { value: string; onChoose: (id: string) => void }) {
  const { data = [] } = useStore($writers);
  const options = [['', 'Any author'], ...data.map(({ id, name }) => [id, name] as const)] as const;
  return <Select label="Writer" value={value} options={options} onChoose={onChoose} />;
}
